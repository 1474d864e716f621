import type { CourseStatus } from '../../../contract/constants.ts';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';

const badges: Record<CourseStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'amber' },
  approved: { label: 'Approved', tone: 'green' },
  published: { label: 'Published', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
  archived: { label: 'Archived', tone: 'neutral' },
};

/** The state of a course's review. */
export function StatusBadge({ status }: { status: CourseStatus }) {
  return <Badge tone={badges[status].tone}>{badges[status].label}</Badge>;
}

/** The state of a course's review, shown next to its visibility: there, `published` means no more than approved. */
export const ReviewBadge = ({ status }: { status: CourseStatus }) => (
  <StatusBadge status={status === 'published' ? 'approved' : status} />
);

/** Says whether the instructor wants the course in the catalogue. */
export function VisibilityBadge({ isPublished }: { isPublished: boolean }) {
  return <Badge tone={isPublished ? 'green' : 'neutral'}>{isPublished ? 'Published' : 'Unpublished'}</Badge>;
}

/** Review and visibility without repetition: visibility is shown only for hidden courses that have passed review. */
export function StatusBadges({ course }: { course: { status: CourseStatus; isPublished: boolean } }) {
  const isHidden = !course.isPublished && (course.status === 'approved' || course.status === 'published');
  return (
    <span className="flex flex-wrap gap-2">
      {!(isHidden && course.status === 'published') && <StatusBadge status={course.status} />}
      {isHidden && <VisibilityBadge isPublished={false} />}
    </span>
  );
}
