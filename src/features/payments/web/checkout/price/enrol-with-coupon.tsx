import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';

type Props = { courseId: string; coupon: string; problem?: string | undefined };

/** The coupon makes the course free: there is nothing to pay. */
export function EnrolWithCoupon({ courseId, coupon, problem }: Props) {
  return (
    <ApiForm hiddenFields={{ courseId, coupon, amount: '0' }} className="space-y-4">
      {({ busy }) => (
        <>
          {problem && (
            <Notice tone="error" role="alert">
              {problem}
            </Notice>
          )}
          <p>Your coupon covers the whole price. There is nothing to pay.</p>
          <Button type="submit" size="lg" className="h-12 w-full" busy={busy}>
            Enrol for free
          </Button>
        </>
      )}
    </ApiForm>
  );
}
