import type { Context } from '../../platform/context.ts';
import { carryOut } from './effects.server.ts';
import { decide, type Fact } from './order.ts';
import { findOrder, lockOrder, type OrderRow, orderOf, saveTransition } from './orders.server.ts';

/**
 * Applies one fact to an order: the transition, its record, what happens to access and the mails, all in one
 * transaction. A fact that changes nothing leaves no trace.
 */
export const applyFact = (
  ctx: Context,
  orderId: string,
  fact: Fact,
  cause: string,
): Promise<OrderRow | undefined> =>
  ctx.db.transaction().execute(async (trx) => {
    const row = await lockOrder(trx, orderId);
    const transition = row && decide(orderOf(row), fact);
    if (!transition) return row;
    const payment = fact.kind === 'captured' ? fact.payment : null;
    const why = { cause, details: { fact, effects: transition.effects }, payment, now: ctx.clock() };
    await saveTransition(trx, row, transition.next, why);
    for (const effect of transition.effects) {
      const current = await findOrder(trx, orderId);
      if (current) await carryOut(ctx, trx, effect, { before: row, order: current, fact });
    }
    return findOrder(trx, orderId);
  });
