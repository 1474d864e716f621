import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { CourseDetail, ViewerState } from '../../../../catalogue/contract.ts';

type Props = {
  course: CourseDetail;
  viewer: ViewerState;
  /** The code of a coupon that applies. */
  coupon?: string | undefined;
};

/** The one action for this viewer. The specification defines the order of the cases. */
export function CourseAction({ course, viewer, coupon }: Props) {
  const wide = 'w-full';
  const query = coupon ? `?coupon=${coupon}` : '';
  if (viewer.enrolled) {
    return (
      <LinkButton to={`/dashboard/courses/${course._id}`} size="lg" className={wide}>
        Access Course in Dashboard
      </LinkButton>
    );
  }
  if (viewer.paymentPending) {
    return <Notice tone="info">Your payment is being processed</Notice>;
  }
  if (viewer.role === null) {
    return (
      <LinkButton
        to={`/auth?${new URLSearchParams({ next: `/courses/${course.slug}${query}`, purchase: '1' })}`}
        size="lg"
        className={wide}
      >
        Login to Purchase
      </LinkButton>
    );
  }
  if (viewer.role === 'instructor') {
    return (
      <Button size="lg" className={wide} disabled>
        Instructors Can’t Buy Courses
      </Button>
    );
  }
  if (viewer.role === 'admin') {
    return (
      <LinkButton
        to={`/admin-dashboard/courses/${course._id}`}
        size="lg"
        variant="secondary"
        className={wide}
      >
        Review in dashboard
      </LinkButton>
    );
  }
  if ((course.discountPrice ?? course.price) > 0) {
    return (
      <LinkButton to={`/checkout/${course._id}${query}`} size="lg" className={wide}>
        Enroll in Course
      </LinkButton>
    );
  }
  return (
    <ApiForm hiddenFields={{ intent: 'enrol' }}>
      {({ busy }) => (
        <Button type="submit" size="lg" className={wide} busy={busy}>
          Enroll in Course
        </Button>
      )}
    </ApiForm>
  );
}
