import type { Context } from '../../platform/context.ts';
import { applyFact } from './apply-fact.server.ts';
import type { Paid } from './gateways/gateway.ts';
import { gatewayFor } from './gateways/gateways.server.ts';
import { findOrder, type OrderRow } from './orders.server.ts';

/**
 * Fetches the truth about an order from its provider and applies it. May run any number of times at once: whatever
 * changes, changes once. `cause` says in the order's history who asked.
 * @returns the order as it is afterwards; undefined when there is none
 * @throws ProviderFailure when the provider cannot be asked
 */
export async function settleOrder(
  ctx: Context,
  orderId: string,
  cause: string,
): Promise<OrderRow | undefined> {
  const order = await findOrder(ctx.db, orderId);
  const gateway = order && gatewayFor(ctx, order.method);
  if (!order?.providerReference || !gateway) return order;
  const fact = await gateway.ask(paidOf(order, order.providerReference));
  return applyFact(ctx, orderId, fact, cause);
}

/** What the provider knows an order by. */
export const paidOf = (order: OrderRow, reference: string): Paid => ({
  orderId: order.id,
  reference,
  payment: order.providerPayment,
});
