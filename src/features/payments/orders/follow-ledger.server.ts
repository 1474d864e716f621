import { sql } from 'kysely';
import { allocate } from '../../../contract/money/allocate.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { followLine } from '../../ledger/index.server.ts';
import { estimateFee } from '../providers/estimate-fee.server.ts';
import { isDisputed } from './order.ts';
import { lockOrder, type OrderRow, orderOf } from './orders.server.ts';

const atOnce = 200;

/** Brings the ledger to the present state of an order, line by line, in the transaction that changed the order. */
export async function followLedger(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const paidAt = order.completedAt;
  if (!paidAt || order.amountCents === 0) return;
  const lines = await linesOf(trx, order.id);
  const fees = allocate(
    estimateFee(order.method, order.amountCents),
    lines.map(({ totalCents }) => totalCents),
  );
  for (const [index, line] of lines.entries())
    await followLine(
      trx,
      { ...line, feeCents: fees[index] ?? 0, isDisputed: isDisputed(orderOf(order)), paidAt },
      now,
    );
}

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
 * Runs the recurring job: follows paid orders that the ledger has missed. Those of before the ledger, and those that a
 * process of the previous version changed during an update.
 * @param when the moment at which an order's journals are recorded
 */
export async function catchUpLedger(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  when: (order: OrderRow) => Date = clock,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const missed = await findMissed(db, after);
    for (const id of missed) {
      await db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, id);
        if (order) await followLedger(trx, order, when(order));
      });
    }
    const last = missed.at(-1);
    if (!last || missed.length < atOnce) return;
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
    order by orders.id limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}
