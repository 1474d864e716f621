import { futureMomentOf, momentOf } from '../../../contract/text/time/zoned-time.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { lockOwnCourse } from '../../announcements/index.server.ts';
import type { LiveSession, LiveSessionBody } from '../contract.ts';
import { queueReminders, queueSessionEmails } from '../emails/session-emails.server.ts';
import {
  begun,
  changed,
  isCancelled,
  noSession,
  sessionExists,
  tooSmall,
  wrongTime,
} from '../failures.server.ts';
import { revisionOfSession, showSession } from '../reading/sessions.server.ts';
import { lockSession } from './lock-session.server.ts';

type Which = { courseId: string; sessionId: string };

/**
 * Plans a session or edits one that has not begun. When its time changes, those who have registered are emailed.
 * @throws 400 a time that is not in the future, 404 not the viewer's, 409 begun, cancelled, too few places, or changed
 * since the revision that was edited, or a new one that was saved with other details
 */
export async function saveSession(
  ctx: Context,
  viewer: Viewer,
  { courseId, sessionId }: Which,
  { startsAt: local, timeZone, minutes, capacity = null, revision, ...texts }: LiveSessionBody,
): Promise<LiveSession> {
  const now = ctx.clock();
  // Its time may have come since it was planned; only a new one has to be in the future.
  const startsAt = momentOf(local, timeZone) ?? now;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const values = { ...texts, startsAt, endsAt, timeZone, minutes, capacity, updatedAt: now };
  await ctx.db.transaction().execute(async (trx) => {
    await lockOwnCourse(trx, viewer, courseId);
    const known = await lockSession(trx, sessionId);
    if (!known) {
      checkTime(local, timeZone, now);
      await trx
        .insertInto('liveSessions')
        .values({ id: sessionId, courseId, createdAt: now, ...values })
        .execute();
      return queueReminders(trx, { sessionId, startsAt, version: 0 }, now);
    }
    if (known.courseId !== courseId) throw noSession();
    const current = revisionOfSession(known);
    const isSame = revisionOfSession(values) === current;
    if (revision === '' && !isSame) throw sessionExists();
    if (known.cancelledAt) throw isCancelled();
    if (isSame) return;
    if (known.startsAt <= now) throw begun();
    checkTime(local, timeZone, now);
    if ((revision ?? current) !== current) throw changed();
    if (capacity !== null && capacity < known.registered) throw tooFewPlaces(known.registered);
    const isMoved = known.startsAt.getTime() !== startsAt.getTime() || known.minutes !== minutes;
    const version = isMoved ? known.version + 1 : known.version;
    await trx
      .updateTable('liveSessions')
      .set({ ...values, version })
      .where('id', '=', sessionId)
      .execute();
    if (!isMoved) return;
    await queueReminders(trx, { sessionId, startsAt, version }, now);
    await queueSessionEmails(trx, { sessionId, occasion: 'moved', version });
  });
  return showSession(ctx, viewer, sessionId);
}

function tooFewPlaces(registered: number) {
  const message = `${registered} learners have already registered. Please allow at least as many places.`;
  return tooSmall({ message, fields: { capacity: message } });
}

function checkTime(local: string, zone: string, now: Date): void {
  const moment = futureMomentOf(local, zone, now);
  if (typeof moment === 'string') throw wrongTime({ message: moment, fields: { startsAt: moment } });
}
