import { z } from 'zod';
import { formatDate } from '../../../contract/text/time/formats.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { queueSecretEmail } from '../../notifications/index.server.ts';
import { badgeExpiresEmail } from '../emails/badge-expires.tsx';
import { daysLeft, dueNotice, noticeSpan } from './due-notice.ts';
import { expiryLinks } from './wanted-emails.server.ts';

export const findExpiringJob = { name: 'find_expiring_badges', payload: z.object({}) };
export const noticeJob = { name: 'notice_of_expiry', payload: z.object({ number: z.string() }) };

/** Starts a job for every badge with a reminder due. Runs daily. */
export async function findExpiring(ctx: Context): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    const badges = await expiring(trx, now).execute();
    for (const { number } of badges.filter((badge) => dueNotice(badge, now) !== null))
      await addJob(trx, noticeJob, { number }, { key: `notice_of_expiry:${number}` });
  });
}

/** Sends the reminder that is due for a badge, once. */
export async function sendNotice(ctx: Context, number: string): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    const badge = await expiring(trx, now).where('x.number', '=', number).executeTakeFirst();
    const days = badge && dueNotice(badge, now);
    if (!badge || !days || !(await isFirst(trx, badge, days, now))) return;
    const { appUrl } = ctx.settings;
    const { link, headers } = expiryLinks.linksFor(ctx, badge.userId);
    const data = {
      name: badge.name,
      courseTitle: badge.courseTitle,
      validUntil: formatDate(badge.validUntil.toISOString()),
      days: daysLeft(badge.validUntil, now),
      kind: badge.bundleId ? ('bundle' as const) : ('course' as const),
      courseLink: pageOf(appUrl, badge),
      certificateLink: `${appUrl}/certificates/${number}`,
      contactLink: `${appUrl}/contact`,
      unsubscribe: link,
    };
    await queueSecretEmail(ctx, trx, badge.email, badgeExpiresEmail, data, { headers, priority: 'news' });
  });
}

/** Valid badges that expire within 90 days, of active learners who want the reminders. */
const expiring = (db: Db, now: Date) =>
  db
    .selectFrom('credentials as x')
    .innerJoin('certificates as c', 'c.number', 'x.number')
    .innerJoin('users as u', 'u.id', 'x.userId')
    .leftJoin('courses as k', 'k.id', 'x.courseId')
    .leftJoin('bundles as b', 'b.id', 'x.courseId')
    .leftJoin('badgeEmails as e', 'e.userId', 'u.id')
    .select(['x.number', 'x.validFrom', 'u.id as userId', 'u.name', 'u.email'])
    .select([
      'c.courseTitle',
      'c.bundleId',
      'k.slug',
      'k.isPublic',
      'b.slug as bundleSlug',
      'b.status as bundleStatus',
    ])
    .select((row) => row.ref('x.validUntil').$notNull().as('validUntil'))
    .where('x.validUntil', '>', now)
    .where('x.validUntil', '<=', new Date(now.getTime() + noticeSpan))
    .where('x.revokedAt', 'is', null)
    .where('x.withdrawnAt', 'is', null)
    .where('u.isActive', '=', true)
    .where('u.deletedAt', 'is', null)
    .where((row) => row.or([row('e.isWanted', 'is', null), row('e.isWanted', '=', true)]));

type Page = {
  slug: string | null;
  isPublic: boolean | null;
  bundleSlug: string | null;
  bundleStatus: string | null;
};

/** The page of the course or the bundle; null if it is not public. */
function pageOf(appUrl: string, { slug, isPublic, bundleSlug, bundleStatus }: Page): string | null {
  if (isPublic) return `${appUrl}/courses/${slug}`;
  return bundleStatus === 'published' ? `${appUrl}/bundles/${bundleSlug}` : null;
}

type Expiring = { number: string; userId: string; validUntil: Date };

/** Ensures that a reminder is sent only once, even by two workers or after a crash. */
async function isFirst(trx: Trx, { number, userId, validUntil }: Expiring, days: number, sentAt: Date) {
  const added = await trx
    .insertInto('badgeReminders')
    .values({ number, userId, validUntil, days, sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return added !== undefined;
}
