import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { searchQuery } from '../../../platform/database/queries/full-text.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { closedLectures } from '../../learning/index.server.ts';
import { participantIn } from '../access.server.ts';
import type { QueueQuery, ReviewQuery, ThreadList, ThreadQuery, ThreadQueue } from '../contract.ts';
import type { Reading } from './show-thread.server.ts';
import { presentThread, threadsFor, visibleTo } from './threads.server.ts';

/**
 * The questions of a course: pinned ones first, then those with the latest activity. The questions of a single lecture are
 * sorted by their position in it.
 * @throws 403 unless the viewer takes part in the course
 */
export async function listThreads(
  { db, clock }: Reading,
  viewer: Viewer,
  courseId: string,
  query: ThreadQuery,
): Promise<ThreadList> {
  await participantIn(db, viewer, courseId);
  const closed = await closedLectures(db, viewer._id, courseId, clock());
  const chosen = matching(db, query)
    .where('t.courseId', '=', courseId)
    .where(visibleTo(viewer))
    .$if(closed.length > 0, (threads) => threads.where(outside(closed, viewer)))
    .$if(query.lecture !== undefined, (threads) => threads.where('t.lectureId', '=', query.lecture ?? null));
  const ordered = query.lecture
    ? chosen.orderBy('t.second').orderBy('t.createdAt').orderBy('t.id')
    : chosen.orderBy(sql`t.pinned_at is null`).orderBy('t.activeAt', 'desc').orderBy('t.id');
  const [list, course] = await Promise.all([
    pageOf(db, viewer, { chosen, ordered }, query),
    db.selectFrom('courses').select(['id', 'title']).where('id', '=', courseId).executeTakeFirstOrThrow(),
  ]);
  return { ...list, course: { _id: course.id, title: course.title } };
}

/** The questions in an instructor's own courses: unanswered ones first, oldest first; then others, newest first. */
export function listInstructorThreads(db: Db, viewer: Viewer, query: QueueQuery): Promise<ThreadQueue> {
  const own = db.selectFrom('courses').select('id').where('instructorId', '=', viewer._id);
  const chosen = matching(db, query)
    .where('t.courseId', 'in', own)
    .where('t.held', '=', false)
    .where('t.hiddenAt', 'is', null)
    .$if(query.course !== undefined, (threads) => threads.where('t.courseId', '=', query.course ?? ''));
  const ordered = chosen
    .orderBy(sql`t.state <> 'open'`)
    .orderBy(sql`case when t.state = 'open' then t.active_at end`)
    .orderBy('t.activeAt', 'desc')
    .orderBy('t.id');
  return pageOf(db, viewer, { chosen, ordered }, query);
}

/** Questions that are held for an administrator or hidden, or have such an answer; oldest first. */
export function listThreadsToReview(db: Db, viewer: Viewer, query: ReviewQuery): Promise<ThreadQueue> {
  const among =
    query.state === 'held'
      ? sql<boolean>`(t.held or t.id in (select thread_id from posts where held))`
      : sql<boolean>`(t.hidden_at is not null or t.id in (select thread_id from posts where hidden_at is not null))`;
  const chosen = db.selectFrom('threads as t').where(among);
  const ordered = chosen.orderBy('t.createdAt').orderBy('t.id');
  return pageOf(db, viewer, { chosen, ordered }, query);
}

/** Questions about other lectures or the whole course, and the viewer's own. */
const outside =
  (lectureIds: string[], { _id }: Viewer) =>
  (t: ExpressionBuilder<Tables & { t: Tables['threads'] }, 't'>) =>
    t.or([t('t.lectureId', 'is', null), t('t.lectureId', 'not in', lectureIds), t('t.authorId', '=', _id)]);

const matching = (db: Db, { search, state }: Pick<ThreadQuery, 'search' | 'state'>) =>
  db
    .selectFrom('threads as t')
    .$if(search !== undefined, (some) =>
      some.where(sql<boolean>`t.searched @@ ${searchQuery(sql`'english'::regconfig`, search ?? '')}`),
    )
    .$if(state !== undefined, (some) => some.where(sql<boolean>`t.state = ${state}`));

type Threads = SelectQueryBuilder<Tables & { t: Tables['threads'] }, 't', object>;

/** Finds the page's threads first, then reads everything that belongs to them. */
async function pageOf(
  db: Db,
  viewer: Viewer,
  { chosen, ordered }: { chosen: Threads; ordered: Threads },
  { page, limit }: { page: number; limit: number },
): Promise<ThreadQueue> {
  const [ids, total] = await Promise.all([
    ordered
      .select('t.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(chosen),
  ]);
  const rows = ids.length
    ? await threadsFor(db, viewer._id)
        .where(
          't.id',
          'in',
          ids.map(({ id }) => id),
        )
        .execute()
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const threads = ids.flatMap(({ id }) => byId.get(id) ?? []).map((row) => presentThread(row, viewer._id));
  return { threads, total, page, limit };
}
