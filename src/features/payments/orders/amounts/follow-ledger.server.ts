import { sql } from 'kysely';
import { allocate } from '../../../../contract/money/allocate.ts';
import type { Cents } from '../../../../contract/money/money.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Trx } from '../../../../platform/database/database.ts';
import { followLine } from '../../../ledger/index.server.ts';
import { providerOf } from '../../providers/providers.ts';
import { estimateFee } from '../../providers/registry.server.ts';
import { type Fact, isDisputed } from '../order.ts';
import { lockOrder, type OrderRow, orderOf } from '../orders.server.ts';

const batchSize = 200;

type Following = Pick<Context, 'settings' | 'clock'>;

/**
 * Brings the ledger to the current state of an order, line by line, in the transaction that changed the order. Lines are
 * followed in the order of their instructors, whose balances they lock: two bundles cannot deadlock.
 */
export async function followLedger({ settings, clock }: Following, trx: Trx, order: OrderRow): Promise<void> {
  const now = clock();
  const paidAt = order.completedAt;
  if (!paidAt || order.amountCents === 0) return;
  const lines = await linesOf(trx, order.id);
  const totals = lines.map(({ totalCents }) => totalCents);
  const fee = feeOf(order);
  const estimated = allocate(fee.estimated, totals);
  const reported = fee.reported === null ? null : allocate(fee.reported, totals);
  const paid = lines.map((line, index) => ({
    ...line,
    estimatedFeeCents: estimated[index] ?? 0,
    feeCents: reported?.[index] ?? null,
    isDisputed: isDisputed(orderOf(order)),
    paidAt,
    refundDays: settings.refundTerms.days,
  }));
  for (const line of paid.sort(byInstructor)) await followLine(trx, line, now);
}

const byInstructor = (a: { instructorId: string }, b: { instructorId: string }): number =>
  a.instructorId < b.instructorId ? -1 : Number(a.instructorId > b.instructorId);

/** The fee in cents as estimated, and as its provider reported it; null until it does. A transfer costs nothing. */
function feeOf({ method, amountCents, feeCents }: OrderRow): { estimated: Cents; reported: Cents | null } {
  if (providerOf(method) === undefined) return { estimated: 0, reported: 0 };
  return { estimated: estimateFee(method, amountCents), reported: feeCents };
}

/**
 * Records the fee that a provider reported with a payment, once, and books the difference from the estimate.
 * @param fact what the provider reported; an order that is not paid has no fee yet
 */
export async function noteFee(ctx: Following, trx: Trx, order: OrderRow, fact: Fact): Promise<void> {
  const feeCents = reportedFee(order, fact);
  if (feeCents === undefined || order.feeCents !== null || order.completedAt === null) return;
  const noted = await trx
    .updateTable('orders')
    .set({ feeCents })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await followLedger(ctx, trx, noted);
}

/**
 * The fee in cents that a provider reported with an order's payment. For a payment accepted in another amount or
 * currency, it is the same proportion of the order's amount.
 */
export const reportedFee = ({ amountCents }: { amountCents: Cents }, fact: Fact): Cents | undefined =>
  fact.kind === 'captured' && fact.feeCents !== undefined && fact.amountCents > 0
    ? Math.round((amountCents * fact.feeCents) / fact.amountCents)
    : undefined;

const linesOf = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('orderLines as line')
    .innerJoin('courses', 'courses.id', 'line.courseId')
    .select([
      'line.orderId',
      'line.position',
      'line.attribution',
      'line.totalCents',
      'line.refundedCents',
      'courses.id as courseId',
      'courses.instructorId',
    ])
    .where('line.orderId', '=', orderId)
    .orderBy('line.position')
    .execute();

/**
 * Runs the recurring job: adds sales and refunds that the ledger lacks, because their orders are older than the ledger or
 * were changed by a process of the previous version during an update.
 * @param when the moment at which an order's journals are recorded
 */
export async function catchUpLedger(
  ctx: Pick<Context, 'db' | 'clock' | 'settings'>,
  when: (order: OrderRow) => Date = ctx.clock,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const missed = await findMissed(ctx.db, after);
    for (const id of missed) {
      await ctx.db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, id);
        if (order) await followLedger({ ...ctx, clock: () => when(order) }, trx, order);
      });
    }
    const last = missed.at(-1);
    if (!last || missed.length < batchSize) return;
    after = last;
  }
}

async function findMissed(db: Context['db'], after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct orders.id from orders
      join order_lines line on line.order_id = orders.id
      left join ledger_sales sale on sale.order_id = line.order_id and sale.position = line.position
    where orders.completed_at is not null and line.total_cents > 0 and orders.id > ${after}
      and (sale.order_id is null or sale.refunded_cents < line.refunded_cents)
    order by orders.id limit ${batchSize}`.execute(db);
  return rows.map(({ id }) => id);
}
