import { toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { addJobs } from '../../../platform/jobs/jobs.ts';
import { alreadyApproved, runDecided } from '../failures.server.ts';
import { sendPayoutJob } from '../jobs.ts';
import { byBank } from '../methods.server.ts';
import { movePayout } from '../sending/move-payout.server.ts';
import { stopPayoutsOf } from '../sending/stop-payouts.server.ts';
import { lockRun, type RunRow } from './runs.server.ts';

type Approval = { isApproved: boolean; cancelled: number };

/**
 * Approves a run. Above the limit two administrators must; the second approval releases the payouts, one job each. Bank
 * transfers wait until an administrator has made them. Payouts whose details are no longer approved, or whose account
 * is no longer active, are cancelled.
 * @returns whether the run is approved now, and how many payouts were cancelled
 * @throws 404, 409 after a decision, or if the same administrator approves twice
 */
export async function approveRun(ctx: Context, admin: Viewer, id: string): Promise<Approval> {
  return ctx.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, id);
    if (run.state !== 'drafted') throw runDecided();
    if (run.approvedBy === admin._id) throw alreadyApproved();
    const isLast = run.approvalsNeeded === 1 || run.approvedBy !== null;
    await trx
      .updateTable('payoutRuns')
      .set({
        ...(run.approvedBy ? { secondApprovedBy: admin._id } : { approvedBy: admin._id }),
        ...(isLast && { state: 'approved' as const, decidedAt: ctx.clock() }),
      })
      .where('id', '=', id)
      .execute();
    await record(trx, admin, run, isLast ? 'payouts.run_approved' : 'payouts.run_approved_first');
    if (!isLast) return { isApproved: false, cancelled: 0 };
    const cancelled = await stopPayoutsOf(ctx, trx, id, admin._id);
    await release(trx, id);
    return { isApproved: true, cancelled };
  });
}

async function release(trx: Trx, runId: string): Promise<void> {
  const released = await trx
    .updateTable('payouts')
    .set({ state: 'approved' })
    .where('runId', '=', runId)
    .where('state', '=', 'drafted')
    .returning(['id', 'method'])
    .execute();
  const toSend = released.filter(({ method }) => method !== byBank);
  await addJobs(
    trx,
    sendPayoutJob,
    toSend.map(({ id }) => ({ payload: { payoutId: id }, key: `payout:${id}` })),
  );
}

/** Discards a run that is not approved yet: the money is available again. @throws 404, 409 after a decision */
export async function discardRun(ctx: Context, admin: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const run = await lockRun(trx, id);
    if (run.state !== 'drafted') throw runDecided();
    const drafts = await trx
      .selectFrom('payouts')
      .selectAll()
      .where('runId', '=', id)
      .orderBy('userId')
      .forUpdate()
      .execute();
    for (const payout of drafts)
      await movePayout(ctx, trx, payout, 'cancelled', {
        reason: 'The run was discarded.',
        actorId: admin._id,
      });
    await trx
      .updateTable('payoutRuns')
      // Another run may be drafted in the same month.
      .set({
        state: 'discarded',
        decidedAt: ctx.clock(),
        ...(run.period && { kind: 'extra' as const, period: null }),
      })
      .where('id', '=', id)
      .execute();
    await record(trx, admin, run, 'payouts.run_discarded');
  });
}

const record = (trx: Trx, admin: Viewer, run: RunRow, action: string): Promise<void> =>
  audit(
    trx,
    admin._id,
    action,
    { type: 'payoutRun', id: run.id },
    { payouts: run.payouts, amount: toDollars(run.cents) },
  );
