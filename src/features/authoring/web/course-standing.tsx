import type { CourseStatus } from '../../../contract/constants.ts';
import { Notice } from '../../../ui/states/notice.tsx';

type Standing = {
  status: CourseStatus;
  isPublished: boolean;
  isPublic: boolean;
  reviewReason: string | null;
};

/** What the state of a course means for its instructor, and what to do next. Nothing while all is well. */
export function CourseStanding({ course }: { course: Standing }) {
  if (course.status === 'rejected') {
    return (
      <Notice tone="error" title="The review asked for changes">
        {course.reviewReason ? (
          <>
            <p>The reviewer wrote:</p>
            <blockquote className="my-2 border-l-4 border-current pl-3 whitespace-pre-line">
              {course.reviewReason}
            </blockquote>
          </>
        ) : (
          <p>The reviewer left no reason.</p>
        )}
        <p>Change what is needed, then publish the course again to ask for another review.</p>
      </Notice>
    );
  }
  if (course.status === 'archived') {
    return (
      <Notice tone="info" title="This course is archived">
        It has left the catalogue for good. Learners who have it keep it.
      </Notice>
    );
  }
  if (course.status === 'pending') {
    return (
      <Notice tone="warning" title="Waiting for review">
        An administrator looks at the course before it appears in the catalogue. We will mail you the
        decision.
        {!course.isPublished && ' Until you publish it again, it stays out of the catalogue all the same.'}
      </Notice>
    );
  }
  if (course.status === 'draft') {
    return (
      <Notice tone="info" title="Only you can see this draft">
        Publish it when it is ready; an administrator then reviews it.
      </Notice>
    );
  }
  return null;
}
