import type { CourseStatus } from '../../../../contract/constants.ts';

type Saved = {
  id: string;
  slug: string;
  version: number;
  status: CourseStatus;
  isPublished: boolean;
  isPublic: boolean;
  reviewReason: string | null;
};

/** The state of a course after a change. */
export const presentSaved = (course: Saved) => ({
  _id: course.id,
  slug: course.slug,
  version: course.version,
  status: course.status,
  isPublished: course.isPublished,
  isPublic: course.isPublic,
  reviewReason: course.reviewReason,
});
