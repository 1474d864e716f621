import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { hasAccount, unsubscribeLinks } from '../../notifications/index.server.ts';

/** The links that stop a user’s reminders of badges that expire. */
export const expiryLinks = unsubscribeLinks({
  purpose: 'reminders of badges',
  page: 'badges/unsubscribe',
  endpoint: 'badge-emails/one-click',
});
const invalidLink = failure('credential.unsubscribe_link', 400, 'This link is not valid.');

/** Whether a user is reminded of badges that expire; true unless they have stopped it. */
export async function wantsExpiryReminders(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('badgeEmails')
    .select('isWanted')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.isWanted ?? true;
}

/** Stores whether a user is reminded of badges that expire. */
export async function setExpiryReminders(db: Db, userId: string, isWanted: boolean): Promise<void> {
  await db
    .insertInto('badgeEmails')
    .values({ userId, isWanted })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isWanted }))
    .execute();
}

/** Handles the unsubscribe link of a reminder: no sign-in, no dialog. @throws 400 for a forged token */
export async function stopNotices(ctx: Context, token: string): Promise<void> {
  const userId = expiryLinks.readerOf(ctx, token);
  if (userId === null) throw invalidLink();
  if (await hasAccount(ctx.db, userId)) await setExpiryReminders(ctx.db, userId, false);
}
