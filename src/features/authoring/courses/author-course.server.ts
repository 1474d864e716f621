import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { CourseBody, NewCourseBody } from '../contract.ts';
import { readDraft } from '../draft/read-draft.ts';
import { refusedMove } from '../failures.server.ts';
import { type CourseState, isRefused, publish, unpublish } from './course.ts';
import { type CourseRow, findCourse, lockCourse, setState } from './courses.server.ts';
import { createCourse, updateCourse } from './saving/save-course.server.ts';

/** The user who changes a course. */
export const editorFrom = (viewer: Viewer) => ({ id: viewer._id, isAdmin: viewer.role === 'admin' });

/**
 * Adds a course for the viewer, and requests its publication if asked to. A course with the client's id already exists
 * when the response to an earlier request was lost; it is changed.
 */
export function addCourse(
  ctx: Context,
  deps: CurriculumChanged,
  viewer: Viewer,
  { _id, ...body }: NewCourseBody,
): Promise<CourseRow> {
  return ctx.db.transaction().execute(async (trx) => {
    if (_id && (await isTaken(trx, _id))) return change(trx, ctx, deps, viewer, _id, body);
    const author = { id: viewer._id, name: viewer.name };
    const { id } = await createCourse(trx, ctx, author, readDraft(body), { id: _id });
    await audit(trx, viewer._id, 'course.created', { type: 'course', id }, { title: body.title });
    if (body.isPublished) await setPublished(trx, ctx, viewer, await findCourse(trx, id), true);
    return findCourse(trx, id);
  });
}

/** What authoring needs from later features when lectures may have been added or removed. */
export type CurriculumChanged = { curriculumChanged: (trx: Trx, courseId: string) => Promise<void> };

/** Whether a course has this id. Waits for a request that is creating it. */
async function isTaken(trx: Trx, id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`course:${id}`}, 0))`.execute(trx);
  const course = await trx.selectFrom('courses').select('id').where('id', '=', id).executeTakeFirst();
  return course !== undefined;
}

/** Changes a course, and publishes or unpublishes it if asked to. */
export const changeCourse = (
  ctx: Context,
  deps: CurriculumChanged,
  viewer: Viewer,
  id: string,
  body: CourseBody,
): Promise<CourseRow> => ctx.db.transaction().execute((trx) => change(trx, ctx, deps, viewer, id, body));

async function change(
  trx: Trx,
  ctx: Context,
  deps: CurriculumChanged,
  viewer: Viewer,
  id: string,
  body: CourseBody,
): Promise<CourseRow> {
  const before = await lockCourse(trx, id, editorFrom(viewer));
  const draft = readDraft(body, before);
  const saved = await updateCourse(trx, ctx, editorFrom(viewer), id, draft, body.version);
  await deps.curriculumChanged(trx, id);
  await audit(trx, viewer._id, 'course.updated', { type: 'course', id }, { version: saved.version });
  if (body.isPublished !== undefined && body.isPublished !== saved.isPublished) {
    await setPublished(trx, ctx, viewer, saved, body.isPublished);
  }
  return findCourse(trx, id);
}

/** The instructor's toggle. Publishing a published course, or unpublishing an unpublished one, changes nothing. */
export function setPublication(
  ctx: Context,
  viewer: Viewer,
  id: string,
  isPublished: boolean,
): Promise<CourseRow> {
  return ctx.db.transaction().execute(async (trx) => {
    const course = await lockCourse(trx, id, editorFrom(viewer));
    if (course.isPublished === isPublished) return course;
    await setPublished(trx, ctx, viewer, course, isPublished);
    return findCourse(trx, id);
  });
}

/** Publishes or unpublishes a course. The audit record shows administrators how long the course has been waiting. */
async function setPublished(
  trx: Trx,
  ctx: Context,
  viewer: Viewer,
  course: CourseRow,
  isPublished: boolean,
): Promise<void> {
  const state: CourseState = { status: course.status, isPublished: course.isPublished };
  const next = isPublished ? publish(state) : unpublish(state);
  if (isRefused(next)) throw refusedMove({ message: next.refused });
  const asksAgain = next.status === 'pending' && course.status !== 'pending';
  await setState(trx, ctx, course.id, next, asksAgain ? null : course.reviewReason);
  const action = isPublished ? 'course.publication_requested' : 'course.unpublished';
  await audit(trx, viewer._id, action, { type: 'course', id: course.id });
}
