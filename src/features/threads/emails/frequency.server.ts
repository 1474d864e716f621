import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hasAccount, unsubscribeLinks } from '../../notifications/index.server.ts';
import { invalidLink } from '../failures.server.ts';
import type { EmailFrequency } from '../limits.ts';

/** The links that stop a user’s emails about questions. */
export const threadEmailLinks = unsubscribeLinks({
  purpose: 'emails about questions',
  page: 'questions/unsubscribe',
  endpoint: 'thread-emails/one-click',
});

/** How often a user is emailed about questions; immediately unless they chose otherwise. */
export async function frequencyOf(db: Db, userId: string): Promise<EmailFrequency> {
  const row = await db
    .selectFrom('threadEmails')
    .select('frequency')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return (row?.frequency ?? 'at_once') as EmailFrequency;
}

/** Changes how often a user is emailed. A user who stops the digest gets nothing that was collected for it. */
export async function setFrequency(db: Db, userId: string, frequency: EmailFrequency): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('threadEmails')
      .values({ userId, frequency })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ frequency }))
      .execute();
    if (frequency !== 'daily') await trx.deleteFrom('threadNews').where('userId', '=', userId).execute();
  });
}

/** Deletes the choice and the waiting news of a user who is being deleted. Their texts stay, without a name. */
export async function forgetThreadEmails(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('threadNews').where('userId', '=', userId).execute();
  await trx.deleteFrom('threadEmails').where('userId', '=', userId).execute();
}

/** Handles an email program’s unsubscribe button, without a sign-in or confirmation. @throws 400 for a forged token */
export async function stopEmails(ctx: Context, token: string): Promise<void> {
  const userId = threadEmailLinks.readerOf(ctx, token);
  if (userId === null) throw invalidLink();
  if (await hasAccount(ctx.db, userId)) await setFrequency(ctx.db, userId, 'never');
}
