import { useState } from 'react';
import type { FormProblem } from '../api-form.tsx';

type Props = { of: string | undefined; failure: FormProblem | undefined };

/** The revision of the edited record when the form opened. Data that the page loads later does not change it. */
export function OpenedRevision({ of, failure }: Props) {
  const [revision] = useState(failure?.values?.revision ?? of ?? '');
  return <input type="hidden" name="revision" value={revision} />;
}
