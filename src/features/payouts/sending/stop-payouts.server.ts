import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { canOpenDetails } from '../profile/details.server.ts';
import { movePayout, type PayoutRow } from './move-payout.server.ts';

/**
 * The current state of a payee, on which a payout depends; no version or state if the payout details have been deleted.
 */
type Payee = { version: number | null; state: string | null; isActive: boolean };

/**
 * Why a drafted payout must no longer be sent, as a sentence for its instructor; null if it may be sent. A payout is
 * stopped if its details were changed or refused after it was drafted, if the account was deactivated or deleted, or if
 * the application secret has changed.
 */
function whyStopped(
  ctx: Context,
  { profileVersion, sealed }: Pick<PayoutRow, 'profileVersion' | 'sealed'>,
  payee: Payee,
): string | null {
  if (!payee.isActive) return 'The account is no longer active.';
  if (payee.version !== profileVersion) return 'The payout details were changed.';
  if (payee.state !== 'approved') return 'The payout details were refused.';
  if (sealed === null || canOpenDetails(ctx, sealed)) return null;
  return 'The payout details can’t be read any more. Please enter them again.';
}

/**
 * Cancels a locked payout that must not be sent any more; the money is available again. Locks the payout details, so
 * that a change waits until the payout is marked as sent.
 * @returns whether it was cancelled
 */
export async function stopPayout(ctx: Context, trx: Trx, payout: PayoutRow): Promise<boolean> {
  const { userId } = payout;
  const profile = await trx
    .selectFrom('payoutProfiles')
    .select(['version', 'state'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const { isActive } = await trx
    .selectFrom('users')
    .select('isActive')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const reason = whyStopped(ctx, payout, { version: null, state: null, ...profile, isActive });
  if (reason) await movePayout(ctx, trx, payout, 'cancelled', { reason });
  return reason !== null;
}

/**
 * Cancels the drafted payouts of a locked run that must not be sent any more.
 * @returns how many were cancelled
 */
export async function stopPayoutsOf(ctx: Context, trx: Trx, runId: string, actorId: string): Promise<number> {
  const drafts = await trx
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.userId')
    .leftJoin('payoutProfiles as profile', 'profile.userId', 'payouts.userId')
    .selectAll('payouts')
    .select(['profile.version', 'profile.state as profileState', 'users.isActive'])
    .where('payouts.runId', '=', runId)
    .where('payouts.state', '=', 'drafted')
    .orderBy('payouts.userId')
    .execute();
  let stopped = 0;
  for (const { version, profileState, isActive, ...payout } of drafts) {
    const reason = whyStopped(ctx, payout, { version, state: profileState, isActive });
    if (reason === null) continue;
    await movePayout(ctx, trx, payout, 'cancelled', { reason, actorId });
    stopped += 1;
  }
  return stopped;
}
