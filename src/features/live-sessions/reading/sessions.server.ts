import { type Selectable, sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { revisionOf } from '../../../platform/crypto/revision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { openCourse } from '../../announcements/index.server.ts';
import type { LiveSession, LiveSessionList, SessionQuery } from '../contract.ts';
import { noSession } from '../failures.server.ts';
import { stateOf } from '../limits.ts';

/** The sessions of a course for a viewer. @throws 403 without access to the course */
export async function listSessions(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  { page, limit }: SessionQuery,
): Promise<LiveSessionList> {
  const { id, title } = await openCourse(ctx.db, viewer, courseId);
  const now = ctx.clock();
  const isOver = sql<boolean>`(s.ends_at <= ${now} or s.cancelled_at is not null)`;
  const [rows, total] = await Promise.all([
    sessionsFor(ctx.db, viewer)
      .where('s.courseId', '=', courseId)
      .orderBy(isOver)
      .orderBy(sql`case when not ${isOver} then s.starts_at end`)
      .orderBy('s.startsAt', 'desc')
      .orderBy('s.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(ctx.db.selectFrom('liveSessions').where('courseId', '=', courseId)),
  ]);
  const sessions = rows.map((row) => presentSession(row, now));
  return { sessions, total, page, limit, course: { _id: id, title } };
}

/** One session. @throws 404 no such session, 403 without access to its course */
export async function showSession(ctx: Context, viewer: Viewer, sessionId: string): Promise<LiveSession> {
  const row = await sessionsFor(ctx.db, viewer)
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow(() => noSession());
  await openCourse(ctx.db, viewer, row.courseId);
  return presentSession(row, ctx.clock());
}

/** The next sessions of the courses a learner has access to. */
export async function sessionsAhead(ctx: Context, viewer: Viewer, limit: number): Promise<LiveSession[]> {
  const now = ctx.clock();
  const rows = await sessionsFor(ctx.db, viewer)
    .where('e.id', 'is not', null)
    .where('s.endsAt', '>', now)
    .where('s.cancelledAt', 'is', null)
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .limit(limit)
    .execute();
  return rows.map((row) => presentSession(row, now));
}

/** The next session of a course, for the player. */
export async function nextSession(db: Db, courseId: string, now: Date) {
  const row = await db
    .selectFrom('liveSessions')
    .select(['title', 'startsAt'])
    .where('courseId', '=', courseId)
    .where('endsAt', '>', now)
    .where('cancelledAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? { title: row.title, startsAt: row.startsAt.toISOString() } : null;
}

/**
 * A query for sessions. For each it says whether the viewer has registered, and whether they teach or administer the
 * course; `e.id` is null unless they study it.
 */
export const sessionsFor = (db: Db, viewer: Pick<Viewer, '_id' | 'role'>) =>
  db
    .selectFrom('liveSessions as s')
    .innerJoin('courses as c', 'c.id', 's.courseId')
    .leftJoin('enrolments as e', (join) =>
      join
        .onRef('e.courseId', '=', 's.courseId')
        .on('e.userId', '=', viewer._id)
        .on('e.endedAt', 'is', null)
        .on('e.suspendedAt', 'is', null),
    )
    .leftJoin('liveSessionRegistrations as r', (join) =>
      join.onRef('r.sessionId', '=', 's.id').on('r.userId', '=', viewer._id),
    )
    .leftJoin('lectures as l', 'l.id', 's.recordingLectureId')
    .selectAll('s')
    .select(['c.title as courseTitle', 'l.title as recordingTitle'])
    .select(sql<boolean>`r.user_id is not null and e.id is not null`.as('isRegistered'))
    .select(
      sql<boolean>`(${viewer.role === 'admin'} or (c.instructor_id = ${viewer._id} and ${viewer.role === 'instructor'}))`.as(
        'oversees',
      ),
    );

type Plan = Pick<Selectable<Tables['liveSessions']>, (typeof planned)[number]>;

/** The columns of a session that its instructor fills in. */
const planned = ['title', 'description', 'startsAt', 'timeZone', 'minutes', 'link', 'capacity'] as const;

/** A hash of what an instructor edits in a session, which shows whether it has changed since. */
export const revisionOfSession = (row: Plan): string => revisionOf(planned.map((name) => row[name]));

export type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionsFor>['execute']>>[number];

/** A session for the viewer of its row. Only registered learners, its instructor and administrators get the link. */
export const presentSession = (row: SessionRow, now: Date): LiveSession => ({
  _id: row.id,
  course: { _id: row.courseId, title: row.courseTitle },
  title: row.title,
  description: row.description,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  timeZone: row.timeZone,
  minutes: row.minutes,
  state: stateOf(row, now),
  capacity: row.capacity,
  registered: row.registered,
  isRegistered: row.isRegistered,
  link: row.isRegistered || row.oversees ? row.link : null,
  recording:
    row.recordingLectureId && row.recordingTitle !== null
      ? { _id: row.recordingLectureId, title: row.recordingTitle }
      : null,
  revision: row.oversees ? revisionOfSession(row) : null,
});
