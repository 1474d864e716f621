import type { Context } from '../../../platform/context.ts';
import { readSignedText, signText } from '../../../platform/crypto/signed-text.ts';
import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { oneClickHeaders } from '../../notifications/index.server.ts';

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

export async function setExpiryReminders(db: Db, userId: string, isWanted: boolean): Promise<void> {
  await db
    .insertInto('badgeEmails')
    .values({ userId, isWanted })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isWanted }))
    .execute();
}

/** Handles the unsubscribe link of a reminder: no sign-in, no dialog. @throws 400 for a forged token */
export async function stopNotices(ctx: Context, token: string): Promise<void> {
  const userId = readSignedText(keyOf(ctx), token);
  if (userId === null) throw invalidLink();
  const isKnown = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (isKnown) await setExpiryReminders(ctx.db, userId, false);
}

/** The link and the headers (RFC 8058) that stop a user's reminders. */
export function unsubscribing(ctx: Context, userId: string) {
  const token = signText(keyOf(ctx), userId);
  return {
    link: unsubscribePage(ctx, token),
    headers: oneClickHeaders(ctx, `badge-emails/one-click/${token}`),
  };
}

export const unsubscribePage = ({ settings }: Context, token: string): string =>
  `${settings.appUrl}/badges/unsubscribe/${encodeURIComponent(token)}`;

const keyOf = (ctx: Context): Buffer => ctx.keyFor('reminders of badges');
