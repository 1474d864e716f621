import type { CourseStatus } from '../../../contract/constants.ts';
import { emailPicture } from '../../../contract/media/media.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { editorFrom } from '../courses/author-course.server.ts';
import { approve, isPublic, isRefused, reject, toggle } from '../courses/course.ts';
import { type CourseRow, findCourse, lockCourse, setState } from '../courses/courses.server.ts';
import { courseApprovedEmail, courseRejectedEmail } from '../emails/authoring.tsx';
import { decidedElsewhere, refusedMove, savedMeanwhile } from '../failures.server.ts';
import { keepApprovedVersion } from './changes/approved-version.server.ts';

/** What the administrator saw of a course. If it has changed since, the decision is refused. */
type Shown = { shownStatus?: CourseStatus | undefined; shownVersion?: number | undefined };
type Review = Shown & { status: 'approved' | 'published' | 'rejected'; reason?: string };
type Toggle = Shown & { status: 'published' | 'draft' };

/**
 * Decides on a course awaiting review, and emails the decision to its instructor.
 * @throws 404, 409 if it is not awaiting review, or has changed since it was shown
 */
export function reviewCourse(ctx: Context, viewer: Viewer, id: string, review: Review): Promise<CourseRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const course = await lockCourse(trx, id, editorFrom(viewer));
    const next = review.status === 'rejected' ? reject(course) : approve(course, review.status);
    if (isRefused(next)) throw refusedMove({ message: next.refused });
    refuseUnlessShown(course, review);
    const reason = review.status === 'rejected' ? review.reason || null : null;
    await setState(trx, ctx, id, next, reason);
    if (review.status !== 'rejected') await keepApprovedVersion(trx, ctx, id);
    await audit(
      trx,
      viewer._id,
      `course.${review.status}`,
      { type: 'course', id },
      { title: course.title, reason },
    );
    await tellInstructor(ctx, trx, await findCourse(trx, id));
    return findCourse(trx, id);
  });
}

/**
 * The administrator's toggle: sets both status and publication. Does nothing if they are already set.
 * @throws 404, 409 if it is archived, or has changed since it was shown
 */
export function toggleCourse(
  ctx: Context,
  viewer: Viewer,
  id: string,
  { status, ...shown }: Toggle,
): Promise<CourseRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const course = await lockCourse(trx, id, editorFrom(viewer));
    const next = toggle(course, status);
    if (isRefused(next)) throw refusedMove({ message: next.refused });
    if (next.status === course.status && next.isPublished === course.isPublished) return course;
    refuseUnlessShown(course, shown);
    await setState(trx, ctx, id, next, null);
    if (status === 'published') await keepApprovedVersion(trx, ctx, id);
    await audit(trx, viewer._id, `course.set_${status}`, { type: 'course', id }, { title: course.title });
    return findCourse(trx, id);
  });
}

function refuseUnlessShown(course: CourseRow, { shownStatus, shownVersion }: Shown): void {
  if (shownStatus !== undefined && shownStatus !== course.status) throw decidedElsewhere();
  if (shownVersion !== undefined && shownVersion !== course.version) throw savedMeanwhile();
}

async function tellInstructor(ctx: Context, trx: Trx, course: CourseRow): Promise<void> {
  const { appUrl } = ctx.settings;
  const instructor = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', course.instructorId)
    .executeTakeFirstOrThrow();
  const common = {
    name: instructor.name,
    title: course.title,
    picture: emailPicture(course.thumbnailAssetId),
  };
  if (course.status === 'rejected') {
    const link = `${appUrl}/instructor-dashboard/courses/${course.id}`;
    await queueEmail(trx, instructor.email, courseRejectedEmail, {
      ...common,
      reason: course.reviewReason,
      link,
    });
    return;
  }
  const inCatalogue = isPublic(course);
  const link = inCatalogue
    ? `${appUrl}/courses/${course.slug}`
    : `${appUrl}/instructor-dashboard/courses/${course.id}`;
  await queueEmail(trx, instructor.email, courseApprovedEmail, { ...common, inCatalogue, link });
}
