import type { Db } from '../../platform/database/database.ts';
import { isEnrolled } from '../learning/index.server.ts';
import type { Note, NoteList } from './contract.ts';
import { notEnrolled } from './failures.server.ts';

/** Requires that the user is enrolled. @throws 403 */
export async function requireEnrolled(db: Db, userId: string, courseId: string): Promise<void> {
  if (!(await isEnrolled(db, userId, courseId))) throw notEnrolled();
}

/**
 * The user's own notes in a course, in its order.
 * @throws 403 unless the user is enrolled
 */
export async function listNotes(db: Db, userId: string, courseId: string): Promise<NoteList> {
  await requireEnrolled(db, userId, courseId);
  const course = await db.selectFrom('courses').select('title').where('id', '=', courseId).executeTakeFirst();
  if (!course) throw notEnrolled();
  const rows = await notesOf(db, userId)
    .where('n.courseId', '=', courseId)
    .orderBy('s.position', (order) => order.asc().nullsLast())
    .orderBy('s.id')
    .orderBy('l.position')
    .orderBy('l.id')
    .orderBy('n.second')
    .orderBy('n.createdAt')
    .orderBy('n.id')
    .execute();
  return { course: { _id: courseId, title: course.title }, notes: rows.map(presentNote) };
}

/** One note. @throws an error if there is none */
export const noteOf = async (db: Db, userId: string, id: string): Promise<Note> =>
  presentNote(await notesOf(db, userId).where('n.id', '=', id).executeTakeFirstOrThrow());

const notesOf = (db: Db, userId: string) =>
  db
    .selectFrom('notes as n')
    .leftJoin('lectures as l', 'l.id', 'n.lectureId')
    .leftJoin('sections as s', 's.id', 'l.sectionId')
    .select(['n.id', 'n.lectureId', 'l.title', 'n.second', 'n.text', 'n.createdAt', 'n.updatedAt'])
    .where('n.userId', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof notesOf>['execute']>>[number];

const presentNote = ({ id, lectureId, title, second, text, createdAt, updatedAt }: Row): Note => ({
  _id: id,
  lecture: lectureId ? { _id: lectureId, title: title ?? '' } : null,
  second,
  text,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Deletes all notes of a user who is being deleted. */
export async function forgetNotes(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('notes').where('userId', '=', userId).execute();
}
