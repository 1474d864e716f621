import { type Selectable, sql } from 'kysely';
import { toDollars } from '../../../contract/money/money.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PayoutRun, RunQuery } from '../contract.ts';
import { noSuchRun } from '../failures.server.ts';
import { byBank } from '../methods.server.ts';

export type RunRow = Selectable<Tables['payoutRuns']>;

/** The payout run, locked until the transaction ends. @throws 404 if there is none */
export async function lockRun(trx: Trx, id: string): Promise<RunRow> {
  const run = await trx
    .selectFrom('payoutRuns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw noSuchRun();
  return run;
}

/** A page of the runs, newest first. */
export async function listRuns(db: Db, { page, limit, state, search }: RunQuery) {
  const matching = db
    .selectFrom('payoutRuns as run')
    .$if(state !== undefined, (q) => q.where('run.state', '=', state ?? 'drafted'))
    .$if(Boolean(search), (q) =>
      q.where((where) =>
        where.exists(
          where
            .selectFrom('payouts')
            .innerJoin('users', 'users.id', 'payouts.userId')
            .select('payouts.id')
            .whereRef('payouts.runId', '=', 'run.id')
            .where('users.name', 'ilike', containing(search ?? '')),
        ),
      ),
    );
  const [rows, total] = await Promise.all([
    matching
      .selectAll('run')
      .orderBy('run.createdAt', 'desc')
      .orderBy('run.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
  ]);
  return { runs: await presentRuns(db, rows), total, page, limit };
}

/** @throws 404 */
export async function showRun(db: Db, id: string): Promise<PayoutRun> {
  const row = await db.selectFrom('payoutRuns').selectAll().where('id', '=', id).executeTakeFirst();
  const [run] = row ? await presentRuns(db, [row]) : [];
  if (!run) throw noSuchRun();
  return run;
}

async function presentRuns(db: Db, rows: RunRow[]): Promise<PayoutRun[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const named = rows.flatMap((row) => [row.approvedBy, row.secondApprovedBy, row.createdBy]);
  const [counts, people] = await Promise.all([
    db
      .selectFrom('payouts')
      .select(['runId', 'state', sql<number>`count(*)::int`.as('count')])
      .select(sql<number>`(count(*) filter (where method = ${byBank}))::int`.as('byBank'))
      .where('runId', 'in', ids)
      .groupBy(['runId', 'state'])
      .execute(),
    db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', sql<string>`any(${named.filter((id) => id !== null)}::uuid[])`)
      .execute(),
  ]);
  return rows.map((row) => {
    const own = counts.filter(({ runId }) => runId === row.id);
    return {
      _id: row.id,
      kind: row.kind,
      period: row.period,
      requestedBy:
        row.kind === 'request' ? (people.find(({ id }) => id === row.createdBy)?.name ?? null) : null,
      state: row.state,
      payouts: row.payouts,
      amount: toDollars(row.cents),
      approvalsNeeded: row.approvalsNeeded,
      approvedBy: [row.approvedBy, row.secondApprovedBy].flatMap((id) =>
        people.filter((person) => person.id === id).map(({ name }) => ({ _id: id ?? '', name })),
      ),
      createdAt: row.createdAt.toISOString(),
      counts: Object.fromEntries(own.map(({ state, count }) => [state, count])),
      bankTransfers: own.reduce((sum, { byBank: count }) => sum + count, 0),
      bankTransfersWaiting: own.find(({ state }) => state === 'approved')?.byBank ?? 0,
    };
  });
}
