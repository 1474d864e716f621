import { randomUUID } from 'node:crypto';
import { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { dayMs } from '../../../contract/text/time/zoned-time.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { readSignedText, signText } from '../../../platform/crypto/signed-text.ts';
import { newCalendar, sendCalendar } from '../../../platform/http/responses/calendar-file.ts';
import { openCourse } from '../../announcements/index.server.ts';
import { noFeed, noSession } from '../failures.server.ts';
import { type SessionRow, sessionsFor } from '../reading/sessions.server.ts';

/** Days for which a calendar still shows a session that is over, and the most sessions it contains. */
const daysBack = 90;
const most = 500;

/** One session as a calendar file. @throws 404 no such session, 403 without access to its course */
export async function sessionCalendar(ctx: Context, viewer: Viewer, sessionId: string): Promise<Response> {
  const row = await sessionsFor(ctx.db, viewer)
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow(() => noSession());
  await openCourse(ctx.db, viewer, row.courseId);
  const calendar = newCalendar(row.title, 'Live sessions');
  addEvent(ctx, calendar, row);
  return sendCalendar(calendar, 'live-session.ics');
}

/**
 * A learner's calendar: the sessions they have registered for, at a URL that needs no sign-in.
 * @throws 404 if the URL was revoked or forged
 */
export async function readFeed(ctx: Context, token: string): Promise<Response> {
  const [userId = '', serial = ''] = readSignedText(keyOf(ctx), token)?.split(' ') ?? [];
  if (!serial) throw noFeed();
  const user = await ctx.db
    .selectFrom('calendarFeeds as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select(['u.id', 'u.role'])
    .where('f.userId', '=', userId)
    .where('f.serial', '=', serial)
    .where('u.isActive', '=', true)
    .where('u.verifiedAt', 'is not', null)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => noFeed());
  const rows = await sessionsFor(ctx.db, { _id: user.id, role: user.role })
    .where('r.userId', 'is not', null)
    .where('e.id', 'is not', null)
    .where('s.endsAt', '>', new Date(ctx.clock().getTime() - daysBack * dayMs))
    .orderBy('s.startsAt')
    .limit(most)
    .execute();
  const calendar = newCalendar('Milepost live sessions', 'Live sessions');
  for (const row of rows) addEvent(ctx, calendar, row);
  return sendCalendar(calendar, 'milepost-live-sessions.ics');
}

/** Adds a session to a calendar, with its link only for people who see it in the course. */
function addEvent(ctx: Context, calendar: ICalCalendar, row: SessionRow): void {
  const page = `${ctx.settings.appUrl}/dashboard/courses/${row.courseId}/live-sessions`;
  const link = row.isRegistered || row.oversees ? row.link : null;
  calendar.createEvent({
    id: `${row.id}@milepost`,
    start: row.startsAt,
    end: row.endsAt,
    stamp: row.updatedAt,
    sequence: row.version,
    status: row.cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: row.title,
    description: [row.courseTitle, row.description, link ?? page].filter(Boolean).join('\n\n'),
    location: link,
    url: page,
  });
}

/** The URL of the learner's calendar; null if they have none. */
export async function feedOf(ctx: Context, userId: string): Promise<string | null> {
  const feed = await ctx.db
    .selectFrom('calendarFeeds')
    .select('serial')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return feed ? urlOf(ctx, userId, feed.serial) : null;
}

/** Creates a new URL; the previous one stops working. */
export async function newFeed(ctx: Context, userId: string): Promise<string> {
  const values = { serial: randomUUID(), createdAt: ctx.clock() };
  await ctx.db
    .insertInto('calendarFeeds')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
  return urlOf(ctx, userId, values.serial);
}

/** Ends a user’s calendar feed. Its URL stops working. */
export async function endFeed(ctx: Context, userId: string): Promise<void> {
  await ctx.db.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
}

const urlOf = (ctx: Context, userId: string, serial: string): string =>
  `${ctx.settings.appUrl}/api/calendar-feeds/${signText(keyOf(ctx), `${userId} ${serial}`)}/sessions.ics`;

const keyOf = (ctx: Context): Buffer => ctx.keyFor('calendars of live sessions');
