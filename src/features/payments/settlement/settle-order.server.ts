import type { Context } from '../../../platform/context.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import type { Gateway, Paid } from '../gateways/gateway.ts';
import { gatewayFor } from '../gateways/gateways.server.ts';
import type { Fact } from '../orders/order.ts';
import { findOrder, hasBought, type OrderRow } from '../orders/orders.server.ts';
import { applyFact } from './apply-fact.server.ts';

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
  const paid = paidOf(order, order.providerReference);
  const fact = await gateway.ask(paid);
  const truth = fact.kind === 'approved' ? await collect(ctx, order, gateway, paid) : fact;
  return applyFact(ctx, orderId, truth, cause);
}

/** Nobody pays twice for what they have: of an agreement to that no use is made. */
async function collect(ctx: Context, order: OrderRow, gateway: Gateway, paid: Paid): Promise<Fact> {
  const { userId, courseId } = order;
  const isOwned = (await isEnrolled(ctx.db, userId, courseId)) || (await hasBought(ctx.db, userId, courseId));
  // An order that was given up was told that nothing is charged.
  const isWanted = order.status === 'pending' && !isOwned;
  if (!isWanted || !gateway.collect) return { kind: 'failed', reason: 'cancelled' };
  return gateway.collect(paid);
}

/** What the provider knows an order by. */
export const paidOf = (order: OrderRow, reference: string): Paid => ({
  orderId: order.id,
  reference,
  payment: order.providerPayment,
});
