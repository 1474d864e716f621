import { z } from 'zod';
import { emailPicture } from '../../../contract/media/media.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueSecretEmail } from '../../notifications/index.server.ts';
import { announcementEmail } from '../emails/announcement.tsx';
import type { Audience } from '../limits.ts';
import { type Recipient, takeRecipients } from './audience.server.ts';
import { courseUnsubscribeLinks } from './course-emails.server.ts';

/** Sends an announcement to its next recipients. */
export const sendAnnouncementJob = {
  name: 'send_announcement',
  payload: z.object({ announcementId: z.uuid() }),
};

const batch = 100;

/**
 * Queues the job that sends an announcement at `runAt`, by default immediately. Replaces a job that is still waiting.
 */
export const queueAnnouncement = (trx: Trx, announcementId: string, runAt?: Date): Promise<void> =>
  addJob(trx, sendAnnouncementJob, { announcementId }, { key: jobKey(announcementId), runAt });

/** The key of the job that sends an announcement. */
export const jobKey = (announcementId: string): string => `announcement:${announcementId}`;

/**
 * Sends an announcement to its next 100 recipients and queues a job for the rest. Recipients and their emails are
 * stored in one transaction, so each gets one email, whatever crashes or runs twice.
 */
export async function sendAnnouncement(ctx: Context, announcementId: string, limit = batch): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const announcement = await lockUnsent(trx, announcementId);
    if (!announcement) return;
    // Clocks differ: the database's may be ahead of this process's.
    const { sendAt } = announcement;
    if (sendAt > ctx.clock()) return queueAnnouncement(trx, announcementId, sendAt);
    if (!announcement.isTeaching) return stop(ctx, trx, announcement);
    const recipients = await takeRecipients(trx, announcement, limit, ctx.clock());
    const toEmail = recipients.filter(({ emailed }) => emailed);
    for (const recipient of toEmail) await email(ctx, trx, announcement, recipient);
    const isLast = recipients.length < limit;
    await trx
      .updateTable('announcements')
      .set((eb) => ({
        startedAt: announcement.startedAt ?? ctx.clock(),
        sentAt: isLast ? ctx.clock() : null,
        recipients: eb('recipients', '+', recipients.length),
        emailed: eb('emailed', '+', toEmail.length),
      }))
      .where('id', '=', announcementId)
      .execute();
    if (!isLast) await queueAnnouncement(trx, announcementId);
  });
}

type Due = {
  id: string;
  courseId: string;
  audience: Audience;
  title: string;
  body: string;
  startedAt: Date | null;
  sendAt: Date;
  courseTitle: string;
  thumbnailAssetId: string | null;
  instructorName: string;
  /** Whether the instructor's account is still active. */
  isTeaching: boolean;
};

/** The announcement if it is still to be sent; locked, so that no two workers send it at the same time. */
async function lockUnsent(trx: Trx, id: string): Promise<Due | undefined> {
  return trx
    .selectFrom('announcements as a')
    .innerJoin('courses as c', 'c.id', 'a.courseId')
    .innerJoin('users as u', 'u.id', 'c.instructorId')
    .select(['a.id', 'a.courseId', 'a.audience', 'a.title', 'a.body', 'a.startedAt', 'a.sendAt'])
    .select(['c.title as courseTitle', 'c.thumbnailAssetId', 'c.instructorName'])
    .select((eb) =>
      eb
        .and([eb('u.isActive', '=', true), eb('u.deletedAt', 'is', null), eb('u.role', '<>', 'user')])
        .$castTo<boolean>()
        .as('isTeaching'),
    )
    .where('a.id', '=', id)
    .where('a.state', 'in', ['scheduled', 'sending'])
    .forUpdate('a')
    .executeTakeFirst();
}

/** Cancels an announcement, or ends its sending: the learners it has reached can still read it. */
async function stop(ctx: Context, trx: Trx, { id, startedAt }: Due): Promise<void> {
  const now = ctx.clock();
  const ended = startedAt ? { sentAt: now } : { cancelledAt: now };
  await trx.updateTable('announcements').set(ended).where('id', '=', id).execute();
}

async function email(ctx: Context, trx: Trx, announcement: Due, recipient: Recipient): Promise<void> {
  const { courseId, title, body, courseTitle, instructorName, thumbnailAssetId } = announcement;
  const { link: unsubscribe, headers } = courseUnsubscribeLinks(ctx, { userId: recipient.userId, courseId });
  const data = {
    name: recipient.name,
    title,
    body,
    courseTitle,
    instructor: instructorName,
    picture: emailPicture(thumbnailAssetId),
    link: `${ctx.settings.appUrl}/dashboard/courses/${courseId}/announcements`,
    unsubscribe,
  };
  await queueSecretEmail(ctx, trx, recipient.email, announcementEmail, data, { headers, priority: 'news' });
}
