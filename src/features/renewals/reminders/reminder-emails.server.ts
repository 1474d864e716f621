import { z } from '@hono/zod-openapi';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { dayIn, dayMs } from '../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { hasAccount, queueSecretEmail, unsubscribeLinks } from '../../notifications/index.server.ts';
import { earnable } from '../activities/counting/earnable.ts';
import { type Certification, presentHolding, readActivities } from '../activities/read-activities.server.ts';
import { reminderEmail } from '../emails/reminder.tsx';
import { dueReminder, type ReminderFrequency } from './due-reminders.ts';

export const findRemindersJob = { name: 'find_renewal_reminders', payload: z.object({}) };
export const remindJob = { name: 'remind_of_renewal', payload: z.object({ userId: z.uuid() }) };

/** The links that stop a learner’s reminders. */
export const reminderLinks = unsubscribeLinks({
  purpose: 'reminders of renewals',
  page: 'renewals/unsubscribe',
  endpoint: 'renewals/emails/one-click',
});
const invalidLink = failure('renewals.unsubscribe_link', 400, 'This link is not valid.');

/**
 * Starts a job for every learner who may be due a reminder: those with weekly reminders and a current cycle, and those
 * with a cycle that ends within about a year, unless they want none. Runs daily.
 */
export async function findReminders(ctx: Context): Promise<void> {
  const today = todayOf(ctx);
  await ctx.db.transaction().execute(async (trx) => {
    const users = await trx
      .selectFrom('holdings as h')
      .leftJoin('renewalEmails as r', 'r.userId', 'h.userId')
      .select('h.userId')
      .distinct()
      .where('h.endsOn', '>=', today)
      .where((eb) =>
        eb.or([
          eb('r.frequency', '=', 'weekly'),
          eb.and([eb('r.frequency', 'is', null), eb('h.endsOn', '<=', inDays(today, 367))]),
          eb.and([eb('r.frequency', '=', 'milestones'), eb('h.endsOn', '<=', inDays(today, 367))]),
        ]),
      )
      .execute();
    for (const { userId } of users)
      await addJob(trx, remindJob, { userId }, { key: `remind_of_renewal:${userId}` });
  });
}

/** Sends a learner the reminders that are due, each once. */
export async function remind(ctx: Context, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const reader = await trx
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', userId)
      .where('isActive', '=', true)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!reader?.email) return;
    const frequency = await frequencyOf(trx, userId);
    for (const certification of (await readActivities(trx, userId)).certifications) {
      const today = dayIn(ctx.clock(), certification.holding.timeZone);
      const occasion = dueReminder(progressOf(certification, today), frequency, today);
      if (occasion && (await isFirst(ctx, trx, certification, occasion)))
        await queueReminder(ctx, trx, { ...reader, userId }, certification, today);
    }
  });
}

const progressOf = ({ holding, scheme, tally }: Certification, today: string) => ({
  startsOn: holding.startsOn,
  endsOn: holding.endsOn,
  counted: tally.counted,
  total: scheme.total,
  missing: earnable(scheme, tally, today).earnable,
});

/** Records a reminder, so that it is sent only once, even by two workers. False if it was recorded before. */
async function isFirst(
  ctx: Context,
  trx: Trx,
  { holding }: Certification,
  occasion: string,
): Promise<boolean> {
  const added = await trx
    .insertInto('renewalReminders')
    .values({ holdingId: holding.id, userId: holding.userId, occasion, sentAt: ctx.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('occasion')
    .executeTakeFirst();
  return added !== undefined;
}

type Reader = { userId: string; name: string; email: string };

async function queueReminder(
  ctx: Context,
  trx: Trx,
  reader: Reader,
  certification: Certification,
  today: string,
): Promise<void> {
  const { scheme, counted, missingActivities, endsOn, areas } = presentHolding(certification, ctx.clock());
  const left = earnable(certification.scheme, certification.tally, today);
  const { link: unsubscribe, headers } = reminderLinks.linksFor(ctx, reader.userId);
  const data = {
    name: reader.name,
    certification: scheme.name,
    unit: scheme.unit,
    counted,
    total: scheme.total,
    missing: left.earnable / 100,
    missed: left.missed / 100,
    missingActivities,
    areas: areas.filter((area) => area.missing > 0).map((area) => `${area.missing} ${area.name}`),
    endsOn: formatDate(endsOn),
    link: `${ctx.settings.appUrl}/dashboard/renewals`,
    unsubscribe,
  };
  await queueSecretEmail(ctx, trx, reader.email, reminderEmail, data, { headers, priority: 'news' });
}

/** How often a learner wants reminders. */
export async function frequencyOf(db: Db, userId: string): Promise<ReminderFrequency> {
  const row = await db
    .selectFrom('renewalEmails')
    .select('frequency')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.frequency ?? 'milestones';
}

/** Stores how often a user is emailed reminders of renewals. */
export async function setFrequency(db: Db, userId: string, frequency: ReminderFrequency): Promise<void> {
  await db
    .insertInto('renewalEmails')
    .values({ userId, frequency })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ frequency }))
    .execute();
}

/** Handles the unsubscribe link of a reminder: no sign-in, no dialog. @throws 400 for a forged token */
export async function stopReminders(ctx: Context, token: string): Promise<void> {
  const userId = reminderLinks.readerOf(ctx, token);
  if (userId === null) throw invalidLink();
  if (await hasAccount(ctx.db, userId)) await setFrequency(ctx.db, userId, 'never');
}

const todayOf = (ctx: Context): string => ctx.clock().toISOString().slice(0, 10);
const inDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
