import type { Context } from '../../../platform/context.ts';
import { type Details, hintOf, sealDetails } from '../profile/details.server.ts';
import { lockPayout, movePayout } from '../sending/move-payout.server.ts';
import { draftPayouts } from './draft-payouts.server.ts';
import { countRun } from './start-run.server.ts';

export type PastOutcome = { state: 'paid' } | { state: 'failed'; reason: string };

type PastProfile = {
  userId: string;
  method: string;
  state: 'to_check' | 'approved';
  at: Date;
  details: Details;
};

/** Adds payout details from an earlier day, without asking a provider: for data about the past, such as the demo. */
export async function addProfile(ctx: Context, profile: PastProfile): Promise<void> {
  const { userId, method, state, at, details } = profile;
  await ctx.db
    .insertInto('payoutProfiles')
    .values({
      userId,
      method,
      state,
      sealed: sealDetails(ctx, details),
      hint: hintOf(details),
      changedAt: at,
      usableFrom: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds a run from an earlier day, given by the context's clock, with the outcome of each payout. It is booked in the
 * same journals as any other run, but sends nothing.
 */
export async function addPastRun(
  ctx: Context,
  { adminId, results }: { adminId: string; results: Map<string, PastOutcome> },
): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    const run = await trx
      .insertInto('payoutRuns')
      .values({
        kind: 'extra',
        state: 'approved',
        payouts: 0,
        cents: 0,
        approvalsNeeded: 1,
        createdAt: now,
        approvedBy: adminId,
        decidedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await draftPayouts(trx, { runId: run.id, minimumCents: 5000, now });
    const payouts = await trx
      .selectFrom('payouts')
      .select(['id', 'userId'])
      .where('runId', '=', run.id)
      .execute();
    for (const { id, userId } of payouts) {
      const result = results.get(userId) ?? { state: 'paid' };
      for (const state of ['approved', 'sent', result.state] as const) {
        const payout = await lockPayout(trx, id);
        const reason = state === 'failed' && result.state === 'failed' ? result.reason : '';
        if (payout) await movePayout(ctx, trx, payout, state, { reason, isSilent: true });
      }
    }
    await countRun(trx, run.id, Number.MAX_SAFE_INTEGER).catch(() =>
      trx.deleteFrom('payoutRuns').where('id', '=', run.id).execute(),
    );
  });
}
