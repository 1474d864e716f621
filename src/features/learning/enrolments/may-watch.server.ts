import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isLectureOpen } from '../progress/opening.server.ts';
import { isEnrolled } from './enrolments.server.ts';
import { oversees } from './oversees.server.ts';

/** What a media URL gives access to, and to whom. A `preview` is open to anyone. */
export type WatchClaim = {
  userId: string | null;
  courseId: string;
  lectureId: string;
  kind: 'study' | 'preview' | 'owner';
};

/**
 * Whether a previously signed URL of a course file is still valid. The delivery caches the answer for a few seconds.
 */
export async function mayStillWatch(ctx: Context, claim: WatchClaim): Promise<boolean> {
  if (claim.kind === 'preview') return isPreview(ctx.db, claim.courseId, claim.lectureId);
  if (!claim.userId || !(await isMember(ctx.db, claim.userId))) return false;
  if (!(await mayStudy(ctx.db, claim.userId, claim.courseId))) return false;
  return isLectureOpen(ctx.db, claim.userId, claim, ctx.clock());
}

/** Whether this is the free preview of a course in the catalogue. */
export async function isPreview(db: Db, courseId: string, lectureId: string): Promise<boolean> {
  const lecture = await db
    .selectFrom('lectures as l')
    .innerJoin('courses as c', 'c.id', 'l.courseId')
    .select('l.id')
    .where('l.id', '=', lectureId)
    .where('l.courseId', '=', courseId)
    .where('l.isFreePreview', '=', true)
    .where('c.isPublic', '=', true)
    .executeTakeFirst();
  return lecture !== undefined;
}

/** Whether the course is open to the user: as its learner, its owner or an administrator. */
export async function mayStudy(db: Db, userId: string, courseId: string): Promise<boolean> {
  return (await isEnrolled(db, userId, courseId)) || oversees(db, userId, courseId);
}

async function isMember(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst();
  return user !== undefined;
}
