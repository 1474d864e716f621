import type { Context } from '../../../platform/context.ts';
import { isGiftTaken } from '../../gifts/index.server.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import type { Fact } from '../orders/order.ts';
import { findLines } from '../orders/order-lines.server.ts';
import { findOrder, hasBought, type OrderRow } from '../orders/orders.server.ts';
import { gatewayFor } from '../providers/configured.server.ts';
import type { Gateway, Paid } from '../providers/gateway.ts';
import { applyFact } from './apply-fact.server.ts';

/**
 * Fetches the current state of an order from its provider and applies it. May run any number of times at once: every
 * change is made once. `cause` goes into the order's history.
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

/** Nobody pays twice: an approval for a course the buyer already has, or a gift already paid, is not captured. */
async function collect(ctx: Context, order: OrderRow, gateway: Gateway, paid: Paid): Promise<Fact> {
  const isOwned = order.kind === 'gift' ? await isGiftTaken(ctx.db, order.giftId) : await ownsAll(ctx, order);
  // The buyer of a cancelled order was told that nothing is charged.
  const isWanted = order.status === 'pending' && !isOwned;
  if (!isWanted || !gateway.collect) return { kind: 'failed', reason: 'cancelled' };
  return gateway.collect(paid);
}

/** Of a bundle, what the buyer has got meanwhile is refunded by its share. */
async function ownsAll({ db }: Context, { id, userId }: OrderRow): Promise<boolean> {
  for (const { courseId } of await findLines(db, id))
    if (!(await isEnrolled(db, userId, courseId)) && !(await hasBought(db, userId, courseId))) return false;
  return true;
}

/** The provider's reference for an order. */
export const paidOf = (order: OrderRow, reference: string): Paid => ({
  orderId: order.id,
  reference,
  payment: order.providerPayment,
});
