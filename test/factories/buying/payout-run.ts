import { sealDetails } from '../../../src/features/payouts/profile/details.server.ts';
import type { Context } from '../../../src/platform/context.ts';

/** A drafted run with one payout to an instructor whose bank details await a check. @returns the run's id */
export async function addPayout(ctx: Context, userId: string): Promise<string> {
  const details = { legalName: 'Olive Owner', address: '1 High Street', country: 'GB', taxNumber: '' };
  const profile = {
    method: 'bank',
    hint: 'Bank',
    sealed: sealDetails(ctx, details),
    state: 'to_check',
  } as const;
  const [changedAt, usableFrom] = [ctx.clock(), ctx.clock()];
  await ctx.db
    .insertInto('payoutProfiles')
    .values({ userId, ...profile, changedAt, usableFrom })
    .execute();
  const { id } = await ctx.db
    .insertInto('payoutRuns')
    .values({
      kind: 'request',
      payouts: 1,
      cents: 5000,
      approvalsNeeded: 1,
      createdBy: userId,
      createdAt: changedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payout = { runId: id, userId, method: 'bank', hint: 'Bank', profileVersion: 1, cents: 5000 } as const;
  await ctx.db
    .insertInto('payouts')
    .values({ ...payout, draftedAt: changedAt })
    .execute();
  return id;
}
