import { type ExpressionBuilder, sql } from 'kysely';
import { photoUrl } from '../../../contract/media/media.ts';
import { formerLearner, publicName } from '../../../contract/text/names/public-name.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Post, Thread } from '../contract.ts';
import type { ThreadState } from '../limits.ts';

/** Questions with their authors, lectures and courses, and whether the viewer voted for them. */
export const threadsFor = (db: Db, viewerId: string) =>
  db
    .selectFrom('threads as t')
    .innerJoin('courses as c', 'c.id', 't.courseId')
    .innerJoin('users as u', 'u.id', 't.authorId')
    .leftJoin('lectures as l', 'l.id', 't.lectureId')
    .select(['t.id', 't.title', 't.body', 't.second', 't.authorId', 't.held', 't.hiddenReason', 't.pinnedAt'])
    .select(['t.votes', 't.createdAt', 't.editedAt', 't.courseId', 't.lectureId', 't.acceptedPostId'])
    .select(['u.name', 'u.photoAssetId', 'u.deletedAt', 'u.role'])
    .select(['c.title as courseTitle', 'c.instructorId', 'l.title as lectureTitle'])
    .select((t) => [
      sql<ThreadState>`t.state`.as('state'),
      sql<boolean>`exists (select from thread_votes v where v.thread_id = t.id and v.user_id = ${viewerId})`.as(
        'voted',
      ),
      t
        .selectFrom('posts as p')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('p.threadId', '=', 't.id')
        .where('p.held', '=', false)
        .where('p.hiddenAt', 'is', null)
        .as('answers'),
    ]);

type Hideable = { t: { held: boolean; hiddenAt: Date | null; authorId: string } };

/** A condition for the questions that the viewer may see: public ones and their own; for administrators, all. */
export const visibleTo =
  ({ _id, role }: Pick<Viewer, '_id' | 'role'>) =>
  (t: ExpressionBuilder<Hideable, 't'>) =>
    role === 'admin'
      ? t.lit(true)
      : t.or([t.and([t('t.held', '=', false), t('t.hiddenAt', 'is', null)]), t('t.authorId', '=', _id)]);

type Row = Awaited<ReturnType<ReturnType<typeof threadsFor>['execute']>>[number];

/** A question as the viewer sees it. */
export const presentThread = (row: Row, viewerId: string): Thread => ({
  _id: row.id,
  title: row.title,
  body: row.body,
  author: presentAuthor(row, viewerId),
  held: row.held,
  hiddenReason: row.hiddenReason,
  state: row.state,
  pinned: row.pinnedAt !== null,
  votes: row.votes,
  voted: row.voted,
  answers: row.answers ?? 0,
  lecture: row.lectureId ? { _id: row.lectureId, title: row.lectureTitle ?? '' } : null,
  second: row.lectureId ? row.second : null,
  course: { _id: row.courseId, title: row.courseTitle },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

/** Answers to a question, oldest first, with the accepted one in front. */
export const postsFor = (db: Db, threadId: string) =>
  db
    .selectFrom('posts as t')
    .innerJoin('threads', 'threads.id', 't.threadId')
    .innerJoin('courses as c', 'c.id', 'threads.courseId')
    .innerJoin('users as u', 'u.id', 't.authorId')
    .select(['t.id', 't.body', 't.authorId', 't.held', 't.hiddenReason', 't.createdAt', 't.editedAt'])
    .select(['u.name', 'u.photoAssetId', 'u.deletedAt', 'u.role', 'c.instructorId'])
    .select(sql<boolean>`threads.accepted_post_id is not distinct from t.id`.as('accepted'))
    .where('t.threadId', '=', threadId)
    .orderBy('accepted', 'desc')
    .orderBy('t.createdAt')
    .orderBy('t.id');

type PostRow = Awaited<ReturnType<ReturnType<typeof postsFor>['execute']>>[number];

/** An answer as the viewer sees it. */
export const presentPost = (row: PostRow, viewerId: string): Post => ({
  _id: row.id,
  body: row.body,
  author: presentAuthor(row, viewerId),
  held: row.held,
  hiddenReason: row.hiddenReason,
  accepted: row.accepted,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

type AuthorRow = Pick<Row, 'authorId' | 'name' | 'photoAssetId' | 'deletedAt' | 'role' | 'instructorId'>;

function presentAuthor(row: AuthorRow, viewerId: string): Thread['author'] {
  const role = row.authorId === row.instructorId ? 'instructor' : row.role === 'admin' ? 'admin' : 'learner';
  const name = row.deletedAt ? formerLearner : role === 'learner' ? publicName(row.name) : row.name;
  return { name, photo: photoUrl(row.photoAssetId), role, own: row.authorId === viewerId };
}
