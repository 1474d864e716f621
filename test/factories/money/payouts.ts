import { sealDetails } from '../../../src/features/payouts/profile/details.server.ts';
import { approveRun } from '../../../src/features/payouts/runs/decide-run.server.ts';
import { startRun } from '../../../src/features/payouts/runs/start-run.server.ts';
import { lockPayout, movePayout } from '../../../src/features/payouts/sending/move-payout.server.ts';
import { settlePayout } from '../../../src/features/payouts/sending/send-payout.server.ts';
import type { Context } from '../../../src/platform/context.ts';
import { type Stage, viewerOf } from './stage.ts';

/** Adds approved payout details that can be used immediately. */
export const addDetails = (ctx: Context, userId: string, method: string) =>
  ctx.db
    .insertInto('payoutProfiles')
    .values({
      userId,
      method,
      sealed: sealDetails(ctx, { legalName: 'For a test', address: '', country: '', taxNumber: '' }),
      hint: 'For a test',
      state: 'approved',
      changedAt: ctx.clock(),
      usableFrom: ctx.clock(),
    })
    .execute();

/** Pays everyone who has earned enough, in one run. All payouts have the same outcome, which is reported twice. */
export async function pay({ ctx, admin }: Stage, outcome: 'paid' | 'failed' | 'returned'): Promise<void> {
  const run = await startRun(ctx, viewerOf(admin)).catch(() => undefined);
  if (!run) return;
  if (run.approvalsNeeded === 2)
    await ctx.db.updateTable('payoutRuns').set({ approvalsNeeded: 1 }).where('id', '=', run.id).execute();
  await approveRun(ctx, viewerOf(admin), run.id);
  const payouts = await ctx.db.selectFrom('payouts').select('id').where('runId', '=', run.id).execute();
  for (const { id } of payouts) {
    await ctx.db.transaction().execute(async (trx) => {
      const payout = await lockPayout(trx, id);
      if (payout) await movePayout(ctx, trx, payout, 'sent');
    });
    const reason = 'For a test.';
    const states = outcome === 'returned' ? (['paid', 'returned'] as const) : [outcome];
    for (const state of states)
      for (let time = 0; time < 2; time += 1)
        await settlePayout(ctx, id, { kind: state, reference: null, reason });
  }
}
