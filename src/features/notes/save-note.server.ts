import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { lastSecondOf } from '../authoring/index.server.ts';
import type { Note, NoteBody, NoteRemoval } from './contract.ts';
import { beyondEnd, noLecture, noNote, noteChanged, tooMany } from './failures.server.ts';
import { notesPerCourse } from './limits.ts';
import { noteOf, requireEnrolled } from './notes.server.ts';

type Which = { courseId: string; noteId: string };

/**
 * Adds or changes a note. Sent twice, it is stored once. If the stored text is one that the author has not seen, it is
 * kept as a separate note.
 * @throws 400 beyond the lecture's end, 403 unless the user is enrolled, 404 no such lecture in the course or
 * a note of another course, 409 too many notes
 */
export function saveNote(
  ctx: Context,
  userId: string,
  { courseId, noteId }: Which,
  draft: NoteBody,
): Promise<Note> {
  return ctx.db.transaction().execute(async (trx) => {
    await requireEnrolled(trx, userId, courseId);
    await lockNotes(trx, userId);
    await checkPlace(trx, courseId, draft);
    const before = await noteBefore(trx, userId, { courseId, noteId });
    const keepsBoth = isUnseen(before, draft);
    if (!before || keepsBoth) await checkRoom(trx, userId, courseId);
    if (before && keepsBoth)
      await trx
        .insertInto('notes')
        .values({ ...before, id: randomUUID() })
        .execute();
    const now = ctx.clock();
    const { lectureId, second, text } = draft;
    await trx
      .insertInto('notes')
      .values({ userId, id: noteId, courseId, lectureId, second, text, createdAt: now, updatedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'id']).doUpdateSet({ lectureId, second, text, updatedAt: now }),
      )
      .execute();
    return noteOf(trx, userId, noteId);
  });
}

/** Makes a user's changes run one at a time, so that simultaneous changes can't exceed the limit or lose a text. */
async function lockNotes(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function checkPlace(trx: Trx, courseId: string, { lectureId, second }: NoteBody): Promise<void> {
  const last = await lastSecondOf(trx, courseId, lectureId);
  if (last === undefined) throw noLecture();
  if (second > last) throw beyondEnd();
}

/** The stored note; undefined if there is none. @throws 404 a note of another course */
async function noteBefore(trx: Trx, userId: string, { courseId, noteId }: Which) {
  const before = await trx
    .selectFrom('notes')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', noteId)
    .executeTakeFirst();
  if (before && before.courseId !== courseId) throw noNote();
  return before;
}

/** Whether the author has not seen the stored text. A repeated request finds its own text, which they have seen. */
const isUnseen = (before: { text: string } | undefined, { text, replaces }: NoteBody): boolean =>
  before !== undefined && replaces !== undefined && ![replaces, text].includes(before.text);

async function checkRoom(trx: Trx, userId: string, courseId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('notes')
    .select((note) => note.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= notesPerCourse) throw tooMany();
}

/**
 * Deletes a note; it is not an error if the note is already gone.
 * @throws 403 unless the user is enrolled, 409 if it has a text that the author has not seen
 */
export function removeNote(
  ctx: Context,
  userId: string,
  { courseId, noteId }: Which,
  { replaces }: NoteRemoval,
): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    await requireEnrolled(trx, userId, courseId);
    await lockNotes(trx, userId);
    const before = await trx
      .selectFrom('notes')
      .select('text')
      .where('userId', '=', userId)
      .where('id', '=', noteId)
      .where('courseId', '=', courseId)
      .executeTakeFirst();
    if (!before) return;
    if (replaces !== undefined && replaces !== before.text) throw noteChanged();
    await trx.deleteFrom('notes').where('userId', '=', userId).where('id', '=', noteId).execute();
  });
}
