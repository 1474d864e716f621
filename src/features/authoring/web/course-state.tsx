import type { CourseStatus } from '../../../contract/constants.ts';
import { Notice } from '../../../ui/states/notice.tsx';

type CourseState = {
  status: CourseStatus;
  isPublished: boolean;
  isPublic: boolean;
  reviewReason: string | null;
};

/** Explains a course's state to its instructor, and what to do next. Hidden when there is nothing to do. */
export function CourseStateNotice({ course }: { course: CourseState }) {
  if (course.status === 'rejected') {
    return (
      <Notice tone="error" title="Changes requested">
        {course.reviewReason ? (
          <>
            <p>Reviewer’s comments:</p>
            <blockquote className="my-2 border-l-4 border-current pl-3 whitespace-pre-line">
              {course.reviewReason}
            </blockquote>
          </>
        ) : (
          <p>The reviewer didn’t give a reason.</p>
        )}
        <p>Make the changes, then publish the course again to request another review.</p>
      </Notice>
    );
  }
  if (course.status === 'archived') {
    return (
      <Notice tone="info" title="This course is archived">
        It has been removed from the catalogue permanently. Enrolled learners keep access.
      </Notice>
    );
  }
  if (course.status === 'pending') {
    return (
      <Notice tone="warning" title="Waiting for review">
        We review every course before it appears in the catalogue, and we’ll email you our decision.
        {!course.isPublished &&
          ' It stays out of the catalogue until you publish it again, even if it’s approved.'}
      </Notice>
    );
  }
  if (course.status === 'draft') {
    return (
      <Notice tone="info" title="This draft isn’t in the catalogue">
        Publish it when it’s ready, and an administrator will review it.
      </Notice>
    );
  }
  return null;
}
