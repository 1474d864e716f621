import { Form, useNavigation } from 'react-router';
import { counted, hoursOf } from '../../contract/wording.ts';
import { Price } from '../../features/catalogue/components/price.tsx';
import { Thumbnail } from '../../features/catalogue/components/thumbnail.tsx';
import type { CourseDetail, Standing } from '../../features/catalogue/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { course: CourseDetail; viewer: Standing; failure?: string };

/** Price, the one action that fits who looks, and what the course holds. */
export function CourseSideCard({ course, viewer, failure }: Props) {
  return (
    <Card padding="none" className="overflow-hidden lg:sticky lg:top-8">
      <Thumbnail url={course.thumbnail?.url} eager />
      <div className="space-y-4 p-6">
        <Price price={course.price} discountPrice={course.discountPrice} size="lg" showSaving />
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        <CourseAction course={course} viewer={viewer} />
        <ul className="space-y-2 text-ink-2">
          <li>{hoursOf(course.totalHours)} of video</li>
          <li>{counted(course.totalLectures, 'lecture')}</li>
          {course.totalResources > 0 && <li>{counted(course.totalResources, 'resource')} to download</li>}
          {course.certificationAvailable && <li>Certificate of completion</li>}
        </ul>
      </div>
    </Card>
  );
}

/** The order of the cases is the specification's. */
function CourseAction({ course, viewer }: Omit<Props, 'failure'>) {
  const busy = useNavigation().state !== 'idle';
  const wide = 'w-full';
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
        to={`/auth?${new URLSearchParams({ next: `/courses/${course.slug}`, purchase: '1' })}`}
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
        Review in Dashboard
      </LinkButton>
    );
  }
  if ((course.discountPrice ?? course.price) > 0) {
    return (
      <LinkButton to={`/checkout/${course._id}`} size="lg" className={wide}>
        Enroll in Course
      </LinkButton>
    );
  }
  return (
    <Form method="post">
      <Button type="submit" size="lg" className={wide} busy={busy}>
        Enroll in Course
      </Button>
    </Form>
  );
}
