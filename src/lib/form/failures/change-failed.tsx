import { Notice } from '../../../ui/states/notice.tsx';
import type { FormProblem } from '../api-form.tsx';

/** Says, beside a button, why the change that it makes was not saved. */
export function ChangeFailed({ failure }: { failure: FormProblem | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="error" role="alert" className="mt-3" title={failure.hint && failure.message}>
      {failure.hint ?? failure.message}
    </Notice>
  );
}
