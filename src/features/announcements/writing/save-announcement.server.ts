import { futureMomentOf, momentOf } from '../../../contract/text/time/zoned-time.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { lockOwnCourse } from '../access.server.ts';
import type { Announcement, AnnouncementBody } from '../contract.ts';
import {
  alreadySent,
  announcementExists,
  changed,
  isCancelled,
  noAnnouncement,
  tooMany,
  wrongTime,
} from '../failures.server.ts';
import { announcementLimits } from '../limits.ts';
import { findAnnouncement, revisionOfAnnouncement } from '../reading/announcements.server.ts';
import { queueAnnouncement } from '../sending/send-announcement.server.ts';
import { countInMonth } from './month.server.ts';

type Which = { courseId: string; announcementId: string };

/**
 * Stores a new announcement, or an edited one that is still scheduled, and queues its sending. Saving the same content
 * again changes nothing.
 * @throws 400 for a time that is not within the next year; 404 if it is not the viewer's; 409 for a fifth one in a
 * month, or if it was cancelled, has gone out, has changed since the revision that was edited, or is new
 * and was saved with other content
 */
export async function saveAnnouncement(
  ctx: Context,
  viewer: Viewer,
  { courseId, announcementId }: Which,
  { title, body, audience, sendAt: local, timeZone, revision }: AnnouncementBody,
): Promise<Announcement> {
  const now = ctx.clock();
  // The time may have passed since the announcement was saved; only a new one has to be in the future.
  const sendAt = (local && momentOf(local, timeZone)) || now;
  const values = { title, body, audience, sendAt, timeZone: local ? timeZone : null, updatedAt: now };
  await ctx.db.transaction().execute(async (trx) => {
    await lockOwnCourse(trx, viewer, courseId);
    const known = await lockKnown(trx, announcementId);
    if (known && known.courseId !== courseId) throw noAnnouncement();
    if (known && revision === '' && !isSame(known, values)) throw announcementExists();
    if (known?.state === 'cancelled') throw isCancelled();
    if (known && isSame(known, values)) return;
    if (local) checkTime(local, timeZone, now);
    if (known && known.state !== 'scheduled') throw alreadySent();
    if (known && revision !== undefined && revision !== revisionOfAnnouncement(known)) throw changed();
    if ((await countInMonth(trx, courseId, sendAt, announcementId)) >= announcementLimits.perMonth)
      throw tooMany();
    await trx
      .insertInto('announcements')
      .values({ id: announcementId, courseId, createdAt: now, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    await queueAnnouncement(trx, announcementId, local ? sendAt : undefined);
  });
  return findAnnouncement(ctx.db, announcementId);
}

type Values = Pick<Announcement, 'title' | 'body' | 'audience' | 'timeZone'> & { sendAt: Date };

/** Whether nothing would change: the content is the same, and so is the time, unless both go out immediately. */
function isSame(known: Values, values: Values): boolean {
  const isSameTime =
    known.timeZone === values.timeZone &&
    (values.timeZone === null || known.sendAt.getTime() === values.sendAt.getTime());
  return (
    isSameTime &&
    known.title === values.title &&
    known.body === values.body &&
    known.audience === values.audience
  );
}

const lockKnown = (trx: Trx, id: string) =>
  trx.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

function checkTime(local: string, zone: string, now: Date): void {
  const moment = futureMomentOf(local, zone, now);
  if (typeof moment === 'string') throw wrongTime({ message: moment, fields: { sendAt: moment } });
}
