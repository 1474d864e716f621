import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { changeEnrolmentsOf } from '../../learning/index.server.ts';
import { followLedger, noteFee, reportedFee } from '../orders/amounts/follow-ledger.server.ts';
import { decide, type Fact } from '../orders/order.ts';
import { findLines } from '../orders/order-lines.server.ts';
import { findOrder, lockOrder, type OrderRow, orderOf, saveTransition } from '../orders/orders.server.ts';
import { carryOut } from './effects.server.ts';

/**
 * Applies one fact to an order: the transition, its record, access and emails, all in one transaction. A fact that
 * changes nothing leaves no trace.
 */
export const applyFact = (
  ctx: Context,
  orderId: string,
  fact: Fact,
  cause: string,
): Promise<OrderRow | undefined> =>
  ctx.db.transaction().execute(async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row) return undefined;
    const order = (await applyIn(ctx, trx, row, fact, cause)) ?? row;
    await noteFee(ctx, trx, order, fact);
    return order;
  });

/**
 * Ends access to the courses of an order whose shares have been refunded in full. Its other courses stay accessible.
 */
async function endRefundedLines(trx: Trx, orderId: string, now: Date): Promise<void> {
  for (const { courseId, totalCents, refundedCents } of await findLines(trx, orderId))
    if (totalCents > 0 && refundedCents === totalCents)
      await changeEnrolmentsOf(trx, orderId, { endedAt: now }, courseId);
}

/**
 * Applies a fact to a locked order in the caller's transaction.
 * @param decision who decided, and why, for the order's history; empty if nobody did
 * @returns the order afterwards; undefined when the fact changes nothing
 */
export async function applyIn(
  ctx: Context,
  trx: Trx,
  row: OrderRow,
  fact: Fact,
  cause: string,
  decision: { by?: string; reason?: string } = {},
): Promise<OrderRow | undefined> {
  const transition = decide(orderOf(row), fact);
  if (!transition) return undefined;
  const payment = fact.kind === 'captured' ? fact.payment : null;
  const details = { fact, effects: transition.effects, ...decision };
  const now = ctx.clock();
  const { next } = transition;
  const feeCents = next.status === 'completed' ? reportedFee(next, fact) : undefined;
  const saved = await saveTransition(trx, row, next, { cause, details, payment, feeCents, now });
  if (saved.kind === 'bundle' && saved.status === 'completed') await endRefundedLines(trx, saved.id, now);
  let order: OrderRow | undefined = saved;
  for (const effect of transition.effects) {
    if (order) await carryOut(ctx, trx, effect, { before: row, order, fact });
    order = await findOrder(trx, row.id);
  }
  // Last, because it locks the instructor's balance, which their other sales wait for.
  await followLedger(ctx, trx, saved);
  return order;
}
