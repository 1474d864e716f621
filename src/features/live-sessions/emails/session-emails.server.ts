import { sql } from 'kysely';
import { z } from 'zod';
import { emailPicture } from '../../../contract/media/media.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { formatInZone } from '../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { addJob, removeJob } from '../../../platform/jobs/jobs.ts';
import { courseUnsubscribeLinks } from '../../announcements/index.server.ts';
import { queueSecretEmail } from '../../notifications/index.server.ts';
import { type Occasion, occasions } from '../limits.ts';
import { type SessionNews, sessionEmailFor } from './session.tsx';

const payload = z.object({ sessionId: z.uuid(), occasion: z.enum(occasions), version: z.number().int() });
type About = z.infer<typeof payload>;

/** Emails the next batch of learners registered for a session. */
export const sessionEmailsJob = { name: 'email_live_session', payload };

const batch = 100;
const hourMs = 3_600_000;
const hoursBefore = { day: 24, hour: 1 } as const;
/** A job may begin early, because the clocks of the database and of this process differ. */
const leewayHours = 0.1;

/** Queues the emails about a session at `runAt`, by default immediately. Replaces a job that is still waiting. */
export const queueSessionEmails = (trx: Trx, about: About, runAt?: Date): Promise<void> =>
  addJob(trx, sessionEmailsJob, about, { key: keyFor(about.sessionId, about.occasion), runAt });

const keyFor = (sessionId: string, occasion: Occasion): string => `live-session:${sessionId}:${occasion}`;

type Reminded = { sessionId: string; startsAt: Date; version: number };

/** Queues the reminders for a day and an hour before a session, unless those times have passed. */
export async function queueReminders(
  trx: Trx,
  { sessionId, startsAt, version }: Reminded,
  now: Date,
): Promise<void> {
  await dropReminders(trx, sessionId);
  for (const occasion of ['day', 'hour'] as const) {
    const runAt = new Date(startsAt.getTime() - hoursBefore[occasion] * hourMs);
    if (runAt > now) await queueSessionEmails(trx, { sessionId, occasion, version }, runAt);
  }
}

/** Removes the queued reminders of a session. */
export async function dropReminders(trx: Trx, sessionId: string): Promise<void> {
  for (const occasion of ['day', 'hour'] as const) await removeJob(trx, keyFor(sessionId, occasion));
}

/**
 * Emails the next 100 registered learners, and queues the job for the rest. An email and the record that it was sent
 * are stored in one transaction, so each learner gets one for each occasion and time of a session.
 */
export async function emailSession(ctx: Context, about: About, limit = batch): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const session = await trx
      .selectFrom('liveSessions as s')
      .innerJoin('courses as c', 'c.id', 's.courseId')
      .innerJoin('users as u', 'u.id', 'c.instructorId')
      .selectAll('s')
      .select(['c.title as courseTitle', 'c.thumbnailAssetId', 'u.isActive as teaches'])
      .where('s.id', '=', about.sessionId)
      .where('s.version', '=', about.version)
      .forShare('s')
      .executeTakeFirst();
    if (!session || !isDue(about.occasion, session, ctx.clock())) return;
    const readers = await takeReaders(trx, about, session.courseId, limit);
    const page = `${ctx.settings.appUrl}/dashboard/courses/${session.courseId}/live-sessions`;
    for (const { userId, name, email } of readers) {
      const { link: unsubscribe, headers } = courseUnsubscribeLinks(ctx, {
        userId,
        courseId: session.courseId,
      });
      const news: SessionNews = {
        name,
        title: session.title,
        courseTitle: session.courseTitle,
        picture: emailPicture(session.thumbnailAssetId),
        when: whenOf(session),
        minutes: session.minutes,
        startsIn: timeUntil(session.startsAt, ctx.clock()),
        link: page,
        unsubscribe,
      };
      await queueSecretEmail(ctx, trx, email, sessionEmailFor[about.occasion], news, {
        headers,
        priority: 'timely',
      });
    }
    if (readers.length === limit) await queueSessionEmails(trx, about);
  });
}

type Planned = { startsAt: Date; cancelledAt: Date | null; teaches: boolean };

/**
 * Whether an email should still be sent: its text must still be true and, unless it announces a cancellation, the
 * instructor's account must be active.
 */
function isDue(occasion: Occasion, { startsAt, cancelledAt, teaches }: Planned, now: Date): boolean {
  if (occasion === 'cancelled') return cancelledAt !== null;
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hourMs;
  if (cancelledAt !== null || !teaches || hoursLeft <= 0) return false;
  if (occasion === 'moved') return true;
  return (
    hoursLeft <= hoursBefore[occasion] + leewayHours && (occasion === 'hour' || hoursLeft > hoursBefore.hour)
  );
}

/** How long it is until a session starts; rounded, unless its reminder is late, for example after an outage. */
function timeUntil(startsAt: Date, now: Date): string {
  const hours = (startsAt.getTime() - now.getTime()) / hourMs;
  if (hours > 22) return '24 hours';
  if (hours > 1.5) return counted(Math.round(hours), 'hour');
  return hours > 0.75 ? 'one hour' : counted(Math.max(1, Math.round(hours * 60)), 'minute');
}

/** The instructor's time, and UTC if that differs. */
function whenOf({ startsAt, timeZone }: { startsAt: Date; timeZone: string }): string {
  const own = formatInZone(startsAt, timeZone);
  return own === formatInZone(startsAt, 'UTC') ? own : `${own} (${formatInZone(startsAt, 'UTC')})`;
}

type Reader = { userId: string; name: string; email: string };

/**
 * Records the next recipients and returns them. Learners who stopped the course's emails get no reminders; changes and
 * cancellations go to everyone registered.
 */
async function takeReaders(
  trx: Trx,
  { sessionId, occasion, version }: About,
  courseId: string,
  limit: number,
): Promise<Reader[]> {
  const isReminder = occasion === 'day' || occasion === 'hour';
  const { rows } = await sql<Reader>`
    with taken as (
      insert into live_session_emails (session_id, user_id, occasion, version)
      select r.session_id, r.user_id, ${occasion}, ${version}::int
      from live_session_registrations r
      join users u on u.id = r.user_id and u.verified_at is not null and u.is_active and u.deleted_at is null
      join enrolments e on e.user_id = r.user_id and e.course_id = ${courseId} and e.ended_at is null and e.suspended_at is null
      left join course_email_stops s on s.user_id = r.user_id and s.course_id = ${courseId}
      where r.session_id = ${sessionId} and (s.user_id is null or not ${isReminder})
        and not exists (
          select from live_session_emails m
          where m.session_id = r.session_id and m.user_id = r.user_id and m.occasion = ${occasion} and m.version = ${version}::int
        )
      order by r.user_id limit ${limit}
      on conflict do nothing
      returning user_id
    )
    select u.id as "userId", u.name, u.email from taken t join users u on u.id = t.user_id order by u.id`.execute(
    trx,
  );
  return rows;
}
