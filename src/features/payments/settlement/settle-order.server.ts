import type { Context } from '../../../platform/context.ts';
import { isBuyerDeleted, isOwned } from '../orders/is-owned.server.ts';
import type { Fact } from '../orders/order.ts';
import { findOrder, type OrderRow } from '../orders/orders.server.ts';
import { gatewayFor } from '../providers/configured.server.ts';
import type { Gateway, Paid } from '../providers/gateway.ts';
import { applyFact } from './apply-fact.server.ts';

/**
 * Fetches the current state of an order from its provider and applies it. Can run any number of times simultaneously:
 * every change is made once. `cause` goes into the order's history.
 * @returns the order afterwards; undefined if there is none
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
  const paid = paidOf(order, order.providerReference);
  const fact = await gateway.ask(paid);
  const truth = fact.kind === 'approved' ? await collect(ctx, order, gateway, paid) : fact;
  return applyFact(ctx, orderId, truth, cause);
}

/**
 * Captures an approved payment. To ensure that nobody pays twice or for nothing, captures nothing for a course that the
 * buyer already has, a gift that is paid already, or a deleted account. For a bundle, the share of any course that the
 * buyer has got in the meantime is refunded afterwards.
 */
async function collect(ctx: Context, order: OrderRow, gateway: Gateway, paid: Paid): Promise<Fact> {
  const isSuperfluous = (await isOwned(ctx.db, order)) || (await isBuyerDeleted(ctx.db, order));
  // The provider may have taken long to respond. If the buyer has cancelled since, we said that nothing was charged.
  const now = await findOrder(ctx.db, order.id);
  const isWanted = now?.status === 'pending' && !isSuperfluous;
  if (!isWanted || !gateway.collect) return { kind: 'failed', reason: 'cancelled' };
  return gateway.collect(paid);
}

/** An order's references at its provider. */
export const paidOf = (order: OrderRow, reference: string): Paid => ({
  orderId: order.id,
  reference,
  payment: order.providerPayment,
});
