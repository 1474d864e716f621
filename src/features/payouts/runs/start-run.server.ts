import { sql } from 'kysely';
import { toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { administrators } from '../../accounts/index.server.ts';
import { termsAt } from '../../ledger/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { runDraftedEmail } from '../emails/payouts.tsx';
import { nothingToPay, runOpen } from '../failures.server.ts';
import { approvalsFor } from '../rules/payout-state.ts';
import { draftPayouts } from './draft-payouts.server.ts';
import type { RunRow } from './runs.server.ts';

type Kind = { kind: 'monthly'; period: string } | { kind: 'extra' };

/**
 * Drafts a payout to everyone who has at least the minimum and approved details. Simultaneous calls draft one run.
 * @throws 409 while another run is awaiting approval, or when there is nothing to pay
 */
export async function startRun(ctx: Context, admin: Viewer): Promise<RunRow> {
  const run = await draftRun(ctx, admin._id, { kind: 'extra' });
  if (!run) throw runOpen();
  if (run === 'nothing') throw nothingToPay();
  return run;
}

/** Runs the daily job: drafts the month's run on its payout day, or as soon as possible after it. */
export async function startMonthlyRun(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const { payoutDay } = await termsAt(ctx.db, now);
  if (now.getUTCDate() < payoutDay) return;
  await draftRun(ctx, null, { kind: 'monthly', period: now.toISOString().slice(0, 7) });
}

/** @returns undefined if another run is waiting, or the month already has one; `nothing` if nobody is to be paid */
async function draftRun(
  ctx: Context,
  actorId: string | null,
  kind: Kind,
): Promise<RunRow | 'nothing' | undefined> {
  const now = ctx.clock();
  const terms = await termsAt(ctx.db, now);
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const run = await trx
        .insertInto('payoutRuns')
        .values({ ...kind, payouts: 0, cents: 0, approvalsNeeded: 1, createdBy: actorId, createdAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!run) return undefined;
      await draftPayouts(trx, { runId: run.id, minimumCents: terms.minimumCents, now });
      return announceRun(ctx, trx, await countRun(trx, run.id, terms.secondAboveCents), actorId);
    });
  } catch (error) {
    if (error instanceof NothingToPay) return 'nothing';
    throw error;
  }
}

/** Thrown to roll the run back. */
class NothingToPay extends Error {}

/** Stores the number and total of the run's payouts. @throws NothingToPay if it has none */
export async function countRun(trx: Trx, runId: string, secondAboveCents: number): Promise<RunRow> {
  const { payouts, cents } = await trx
    .selectFrom('payouts')
    .select([
      sql<number>`count(*)::int`.as('payouts'),
      sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'),
    ])
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow();
  if (payouts === 0) throw new NothingToPay();
  return trx
    .updateTable('payoutRuns')
    .set({ payouts, cents, approvalsNeeded: approvalsFor(cents, secondAboveCents) })
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function announceRun(ctx: Context, trx: Trx, run: RunRow, actorId: string | null): Promise<RunRow> {
  await audit(
    trx,
    actorId,
    'payouts.run_drafted',
    { type: 'payoutRun', id: run.id },
    { payouts: run.payouts, amount: toDollars(run.cents) },
  );
  await emailAdministrators(ctx, trx, run);
  return run;
}

/** Asks every administrator to approve a drafted run. */
export async function emailAdministrators(ctx: Context, trx: Trx, run: RunRow): Promise<void> {
  for (const email of await administrators(trx))
    await queueEmail(trx, email, runDraftedEmail, {
      payouts: run.payouts,
      amount: toDollars(run.cents),
      approvals: run.approvalsNeeded,
      link: `${ctx.settings.appUrl}/admin-dashboard/payouts/${run.id}`,
    });
}
