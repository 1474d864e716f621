import { toDollars } from '../../contract/money/money.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { containing } from '../../platform/database/queries/containing.ts';
import { totalOf } from '../../platform/database/queries/total-of.ts';
import { balanceOf, termsAt } from '../ledger/index.server.ts';
import type { AdminPayoutQuery, Payout, PayoutQuery } from './contract.ts';
import { byBank, methodTitle } from './methods.server.ts';
import { nextPayoutDay } from './rules/payout-day.ts';
import { reasonForInstructor } from './rules/refusal.ts';
import { obstacleFor } from './runs/request-payout.server.ts';

/** A page of an instructor's payouts, newest first, and what can be paid out now. */
export async function ownPayouts(ctx: Context, owner: Viewer, query: PayoutQuery) {
  const now = ctx.clock();
  const [list, available, terms, obstacle] = await Promise.all([
    pageOf(ctx, { ...query, userId: owner._id }),
    balanceOf(ctx.db, owner._id, 'available'),
    termsAt(ctx.db, now),
    obstacleFor(ctx.db, owner._id, now),
  ]);
  const { rows, ...rest } = list;
  return {
    ...rest,
    payouts: rows.map((row) => ({
      ...present(ctx, row),
      reason: reasonForInstructor(row.reason, row.reasonCode),
    })),
    available: toDollars(available),
    minimum: toDollars(terms.minimumCents),
    nextDay: nextPayoutDay(now, terms.payoutDay).toISOString(),
    obstacle,
  };
}

/** A page of everyone's payouts, newest first. */
export async function allPayouts(ctx: Context, query: AdminPayoutQuery) {
  const { rows, ...rest } = await pageOf(ctx, query);
  const payouts = rows.map((row) => ({
    ...present(ctx, row),
    instructor: { _id: row.userId, name: row.name },
    runId: row.runId,
    byBank: row.method === byBank,
  }));
  return { ...rest, payouts };
}

type Wanted = AdminPayoutQuery & { userId?: string };

async function pageOf({ db }: Context, query: Wanted) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    matching(db, query)
      .selectAll('payout')
      .select('users.name')
      .orderBy('payout.draftedAt', 'desc')
      .orderBy('payout.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching(db, query)),
  ]);
  return { rows, total, page, limit };
}

const matching = (db: Context['db'], { search, state, run, userId }: Wanted) =>
  db
    .selectFrom('payouts as payout')
    .innerJoin('users', 'users.id', 'payout.userId')
    .$if(userId !== undefined, (q) => q.where('payout.userId', '=', userId ?? ''))
    .$if(run !== undefined, (q) => q.where('payout.runId', '=', run ?? ''))
    .$if(state !== undefined, (q) => q.where('payout.state', '=', state ?? 'sent'))
    .$if(Boolean(search), (q) => q.where('users.name', 'ilike', containing(search ?? '')));

type Row = Awaited<ReturnType<typeof pageOf>>['rows'][number];

const present = (ctx: Context, row: Row): Payout => ({
  _id: row.id,
  amount: toDollars(row.cents),
  state: row.state,
  title: methodTitle(ctx, row.method),
  destination: row.hint,
  reason: row.reason,
  draftedAt: row.draftedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
