import { randomBytes } from 'node:crypto';
import type { CourseStatus } from '../../../../contract/constants.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { writeCurriculum } from '../../curriculum/curriculum.server.ts';
import { type CourseDraft, faultsOf, lecturesOf } from '../../draft/draft.ts';
import { conflict, foreignQuiz, invalidDraft } from '../../failures.server.ts';
import { keepApprovedVersion } from '../../publishing/changes/approved-version.server.ts';
import { isReviewed } from '../course.ts';
import { type CourseRow, lockCourse } from '../courses.server.ts';
import { slugCandidates } from '../slug.ts';
import { claimAssets, discardAssets, usedAssets } from './course-assets.server.ts';

type Beginning = { id?: string; createdAt?: Date; status?: CourseStatus; isPublished?: boolean };

/**
 * Adds a course with its sections, lectures and resources in the caller's transaction.
 * @param beginning its id and initial state; by default, an unpublished draft created now
 * @throws a 400 failure when the draft breaks a rule, or refers to files that are not the instructor's
 */
export async function createCourse(
  trx: Trx,
  ctx: Context,
  instructor: { id: string; name: string },
  draft: CourseDraft,
  beginning: Beginning = {},
): Promise<{ id: string; slug: string }> {
  refuseFaults(draft);
  const seconds = await claimAssets(trx, draft, instructor.id, [instructor.id], new Set());
  const createdAt = beginning.createdAt ?? ctx.clock();
  const course = await insertUnderFreeSlug(trx, {
    ...columnsOf(draft, seconds),
    id: beginning.id,
    instructorId: instructor.id,
    instructorName: instructor.name,
    status: beginning.status ?? 'draft',
    isPublished: beginning.isPublished ?? false,
    createdAt,
    updatedAt: createdAt,
  });
  await writeCurriculum(trx, course.id, draft.sections, seconds).catch(refuseForeignQuiz);
  if (beginning.status && isReviewed(beginning.status)) await keepApprovedVersion(trx, ctx, course.id);
  return course;
}

export type Editor = { id: string; isAdmin: boolean };

/**
 * Updates a course from a draft, in the caller's transaction; files it no longer uses are deleted after the commit.
 * @param version the version the editor started from; without it the newest is replaced
 * @throws 404 for someone else's course, 409 when it was changed since that version, 400 for a draft that breaks a rule
 */
export async function updateCourse(
  trx: Trx,
  ctx: Context,
  editor: Editor,
  courseId: string,
  draft: CourseDraft,
  version?: number,
): Promise<CourseRow> {
  const course = await lockCourse(trx, courseId, editor);
  if (version !== undefined && version !== course.version) throw conflict();
  refuseFaults(draft);
  const before = await usedAssets(trx, courseId);
  const allowed = editor.isAdmin ? null : [editor.id];
  const seconds = await claimAssets(trx, draft, course.instructorId, allowed, before);
  await writeCurriculum(trx, courseId, draft.sections, seconds).catch(refuseForeignQuiz);
  const saved = await trx
    .updateTable('courses')
    .set({ ...columnsOf(draft, seconds), version: course.version + 1, updatedAt: ctx.clock() })
    .where('id', '=', courseId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = await usedAssets(trx, courseId);
  await discardAssets(
    trx,
    [...before].filter((id) => !after.has(id)),
  );
  return saved;
}

/** Rethrows a database error. @throws 400 instead if it is about a quiz of another course */
function refuseForeignQuiz(error: unknown): never {
  const isForeign = (error as { constraint?: string }).constraint === 'lectures_quiz_of_course';
  throw isForeign ? foreignQuiz({ fields: { sections: foreignQuiz().message } }) : error;
}

function refuseFaults(draft: CourseDraft): void {
  const fields = faultsOf(draft);
  const [message] = Object.values(fields);
  if (message) throw invalidDraft({ message, fields });
}

function columnsOf(draft: CourseDraft, seconds: ReadonlyMap<string, number>) {
  const { sections, ...columns } = draft;
  const lectures = lecturesOf(sections);
  const total = lectures.reduce((sum, lecture) => sum + (seconds.get(lecture.videoAssetId ?? '') ?? 0), 0);
  return { ...columns, totalLectures: lectures.length, totalSeconds: Math.round(total) };
}

type NewCourse = ReturnType<typeof columnsOf> & {
  id?: string;
  instructorId: string;
  instructorName: string;
  status: CourseStatus;
  isPublished: boolean;
  createdAt: Date;
  updatedAt: Date;
};

async function insertUnderFreeSlug(trx: Trx, course: NewCourse): Promise<{ id: string; slug: string }> {
  for (const slug of slugCandidates(course.title, () => randomBytes(5).toString('hex'))) {
    const added = await trx
      .insertInto('courses')
      .values({ ...course, slug })
      .onConflict((taken) => taken.column('slug').doNothing())
      .returning(['id', 'slug'])
      .executeTakeFirst();
    if (added) return added;
  }
  throw new Error('unreachable: there is always another slug');
}
