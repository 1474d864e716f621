import { formatUsd, toCents, toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { balanceOf, termsAt } from '../../ledger/index.server.ts';
import { aboveBalance, belowMinimum, cannotRequest } from '../failures.server.ts';
import { findProfile } from '../profile/details.server.ts';
import { draftPayouts } from './draft-payouts.server.ts';
import { countRun, emailAdministrators } from './start-run.server.ts';

/**
 * Drafts a payout that an instructor asked for, as a separate run; administrators approve it like any other.
 * @param amount dollars; all that is available if absent
 * @throws 409 while another payout is open or the details are not usable, 422 for more than is available or too little
 */
export async function requestPayout(ctx: Context, owner: Viewer, amount?: number): Promise<void> {
  const now = ctx.clock();
  const terms = await termsAt(ctx.db, now);
  await ctx.db.transaction().execute(async (trx) => {
    await lockDetails(trx, owner._id);
    const obstacle = await obstacleFor(trx, owner._id, now);
    if (obstacle) throw cannotRequest({ message: obstacle });
    const available = await balanceOf(trx, owner._id, 'available');
    const cents = amount === undefined ? available : toCents(amount);
    if (cents > available)
      throw refusedAmount(aboveBalance, `You have ${formatUsd(toDollars(available))} available.`);
    if (cents <= 0) throw refusedAmount(belowMinimum, 'You have nothing available to be paid out.');
    if (cents < terms.minimumCents)
      throw refusedAmount(belowMinimum, `The minimum payout is ${formatUsd(toDollars(terms.minimumCents))}.`);
    const run = await trx
      .insertInto('payoutRuns')
      .values({
        kind: 'request',
        payouts: 0,
        cents: 0,
        approvalsNeeded: 1,
        createdBy: owner._id,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await draftPayouts(trx, {
      runId: run.id,
      minimumCents: terms.minimumCents,
      only: { instructorId: owner._id, cents },
      now,
    });
    const drafted = await countRun(trx, run.id, terms.secondAboveCents).catch(() => {
      // Another payout or a refund changed the balance in the meantime.
      throw cannotRequest({ message: 'Your balance has just changed. Please check it and try again.' });
    });
    await emailAdministrators(ctx, trx, drafted);
    await audit(
      trx,
      owner._id,
      'payouts.requested',
      { type: 'payoutRun', id: run.id },
      { amount: toDollars(cents) },
    );
  });
}

const refusedAmount = (failure: typeof aboveBalance, message: string) =>
  failure({ message, fields: { amount: message } });

/** Locks until the transaction ends, so that the second of two simultaneous requests finds the payout of the first. */
const lockDetails = (trx: Trx, userId: string) =>
  trx.selectFrom('payoutProfiles').select('userId').where('userId', '=', userId).forUpdate().execute();

/** Why an instructor cannot be paid now; null if they can. */
export async function obstacleFor(db: Db, instructorId: string, now: Date): Promise<string | null> {
  const profile = await findProfile(db, instructorId);
  if (!profile) return 'Please add your payout details first.';
  if (profile.state === 'unconfirmed') return 'Please confirm your payout details first.';
  if (profile.state === 'to_check') return 'We are still checking your payout details.';
  if (profile.state === 'refused') return 'Please correct your payout details first.';
  if (profile.usableFrom > now) return 'Payouts pause for 72 hours after you change your payout details.';
  const open = await db
    .selectFrom('payouts')
    .select('id')
    .where('userId', '=', instructorId)
    .where('state', 'in', ['drafted', 'approved'])
    .executeTakeFirst();
  return open ? 'You already have a payout in preparation.' : null;
}
