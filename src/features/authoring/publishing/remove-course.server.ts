import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { editorFrom } from '../courses/author-course.server.ts';
import { archive } from '../courses/course.ts';
import { lockCourse, setState } from '../courses/courses.server.ts';
import { discardAssets, usedAssets } from '../courses/saving/course-assets.server.ts';
import { hasLearners, hasRecords } from '../failures.server.ts';

/** What later features need before a course is deleted. */
export type Removal = {
  /** Whether someone paid for the course and has access to it now. */
  hasLearners: (db: Db, courseId: string) => Promise<boolean>;
  /** Deletes references to the course that need not be kept, in the same transaction. */
  onRemove: (trx: Db, courseId: string, now: Date) => Promise<void>;
};

/** Tries immediately to delete files queued for deletion, and returns whether all of them are gone. */
export type CleanUp = { cleanUp: (assetIds: string[]) => Promise<boolean> };

/**
 * Deletes a course with its curriculum; a job deletes its media after the commit.
 * @returns the ids of those media
 * @throws 404 not the viewer's, 409 while learners have paid for it, or records that name it must be kept: Archive is
 * offered instead
 */
export async function deleteCourse(
  ctx: Context,
  viewer: Viewer,
  id: string,
  removal: Removal,
): Promise<string[]> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const course = await lockCourse(trx, id, editorFrom(viewer));
      if (await removal.hasLearners(trx, id)) throw hasLearners();
      const files = await usedAssets(trx, id);
      await removal.onRemove(trx, id, ctx.clock());
      await trx.deleteFrom('courses').where('id', '=', id).execute();
      await discardAssets(trx, files);
      await audit(trx, viewer._id, 'course.deleted', { type: 'course', id }, { title: course.title });
      return [...files];
    });
  } catch (error) {
    throw isStillReferred(error) ? hasRecords() : error;
  }
}

const isStillReferred = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Hides a course permanently; its learners keep access. Idempotent. */
export async function archiveCourse(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const course = await lockCourse(trx, id, editorFrom(viewer));
    if (course.status === 'archived') return;
    await setState(trx, ctx, id, archive(course), course.reviewReason);
    await audit(trx, viewer._id, 'course.archived', { type: 'course', id }, { title: course.title });
  });
}
