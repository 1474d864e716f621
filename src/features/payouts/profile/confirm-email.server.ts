import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Limit } from '../../../platform/http/security/limiter.ts';
import { queueSecretEmail } from '../../notifications/index.server.ts';
import { payoutCodeEmail } from '../emails/payouts.tsx';
import { nothingToConfirm, wrongCode } from '../failures.server.ts';
import { detailsOrBlank, type ProfileRow } from './details.server.ts';

const codeLifetimeMs = 30 * 60_000;
const maxAttempts = 5;
const codes: Limit = { name: 'payout-codes', points: 5, seconds: 3600 };

/** Emails a code to the address of the payout account. It replaces any earlier code. */
export async function sendCode(ctx: Context, trx: Trx, owner: Viewer, email: string): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await trx
    .updateTable('payoutProfiles')
    .set({
      codeHash: hashOf(ctx, owner._id, code),
      codeUntil: new Date(ctx.clock().getTime() + codeLifetimeMs),
      codeAttempts: 0,
    })
    .where('userId', '=', owner._id)
    .execute();
  await queueSecretEmail(ctx, trx, email, payoutCodeEmail, { name: owner.name, code });
}

/** Counts a code before it is sent. @throws 429 after five within an hour */
export const countCode = (ctx: Context, owner: Viewer): Promise<void> => ctx.limiter.count(codes, owner._id);

/** Emails another code. @throws 409 when there is nothing to confirm, 429 after five within an hour */
export async function resendCode(ctx: Context, owner: Viewer): Promise<void> {
  await countCode(ctx, owner);
  await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockUnconfirmed(trx, owner._id);
    const { email } = detailsOrBlank(ctx, profile.sealed);
    if (!email) throw nothingToConfirm();
    await sendCode(ctx, trx, owner, email);
  });
}

/**
 * Confirms the email with the code sent to it; administrators check the profile next.
 * @throws 422 for a wrong or expired code, or for any code after five wrong ones, 409 when there is nothing to confirm
 */
export async function confirmEmail(ctx: Context, owner: Viewer, code: string): Promise<void> {
  const isRight = await ctx.db.transaction().execute(async (trx) => {
    const profile = await lockUnconfirmed(trx, owner._id);
    const { codeHash, codeUntil, codeAttempts } = profile;
    if (!codeHash || !codeUntil || codeUntil < ctx.clock() || codeAttempts >= maxAttempts) return false;
    const [actual, expected] = [Buffer.from(hashOf(ctx, owner._id, code)), Buffer.from(codeHash)];
    const matches = actual.length === expected.length && timingSafeEqual(actual, expected);
    await trx
      .updateTable('payoutProfiles')
      .set(
        matches ? { state: 'to_check', codeHash: null, codeUntil: null } : { codeAttempts: codeAttempts + 1 },
      )
      .where('userId', '=', owner._id)
      .execute();
    return matches;
  });
  if (!isRight) throw wrongCode({ fields: { code: wrongCode().message } });
}

async function lockUnconfirmed(trx: Trx, instructorId: string): Promise<ProfileRow> {
  const profile = await trx
    .selectFrom('payoutProfiles')
    .selectAll()
    .where('userId', '=', instructorId)
    .forUpdate()
    .executeTakeFirst();
  if (profile?.state !== 'unconfirmed') throw nothingToConfirm();
  return profile;
}

const hashOf = ({ keyFor }: Context, instructorId: string, code: string): string =>
  createHmac('sha256', keyFor('payout codes')).update(`${instructorId}:${code}`).digest('base64url');
