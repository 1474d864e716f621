import { Notice } from '../../../ui/states/notice.tsx';
import type { FormProblem } from '../api-form.tsx';

type Props = { failure: FormProblem | undefined; className?: string };

/** Says, beside a button or above a list, why a change was not saved. */
export function ChangeFailed({ failure, className = 'mt-3' }: Props) {
  if (!failure) return null;
  return (
    <Notice tone="error" role="alert" className={className} title={failure.hint && failure.message}>
      {failure.hint ?? failure.message}
    </Notice>
  );
}
