import type { Context } from '../../../platform/context.ts';
import { findOrder } from '../orders/orders.server.ts';
import { gatewayFor } from '../providers/configured.server.ts';
import { paidOf, settleOrder } from './settle-order.server.ts';

/**
 * Runs the `refund_order` job: refunds, through its provider, a payment that gives no access, and records the result.
 * It is a second payment, or its buyer's account has been deleted.
 */
export async function refundSecondPayment(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (order?.status !== 'completed' || order.grantsAccess) return;
  const gateway = gatewayFor(ctx, order.method);
  if (!gateway || !order.providerReference)
    throw new Error(`Order ${orderId} cannot be refunded: ${order.method} is not configured.`);
  const paid = paidOf(order, order.providerReference);
  const fact = await gateway.ask(paid);
  if (fact.kind === 'captured' && fact.refundedCents < fact.amountCents)
    await gateway.refund(paid, {
      key: `order:${orderId}:refund:${fact.refundedCents}`,
      amountCents: fact.amountCents - fact.refundedCents,
      currency: fact.currency,
      reason: 'secondPayment',
    });
  await settleOrder(ctx, orderId, 'second payment refunded');
}
