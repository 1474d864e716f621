import type { Context } from '../../../platform/context.ts';
import { readSignedText, signText } from '../../../platform/crypto/signed-text.ts';
import type { Db } from '../../../platform/database/database.ts';
import { oneClickHeaders } from '../../notifications/index.server.ts';
import { invalidLink } from '../failures.server.ts';
import type { EmailFrequency } from '../limits.ts';

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

/** Handles the unsubscribe link of an email, without a sign-in or a question. @throws 400 for a forged token */
export async function stopEmails(ctx: Context, token: string): Promise<void> {
  const userId = readSignedText(keyOf(ctx), token);
  if (userId === null) throw invalidLink();
  const isKnown = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (isKnown) await setFrequency(ctx.db, userId, 'never');
}

/** The page that unsubscribes a reader, and the headers that do it from an email program (RFC 8058). */
export function unsubscribing(ctx: Context, userId: string) {
  const token = signText(keyOf(ctx), userId);
  return {
    link: unsubscribePage(ctx, token),
    headers: oneClickHeaders(ctx, `thread-emails/one-click/${token}`),
  };
}

export const unsubscribePage = ({ settings }: Context, token: string): string =>
  `${settings.appUrl}/questions/unsubscribe/${encodeURIComponent(token)}`;

const keyOf = (ctx: Context): Buffer => ctx.keyFor('emails about questions');
