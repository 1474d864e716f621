import type { Context } from '../../../platform/context.ts';
import { gatewayFor } from '../gateways/gateways.server.ts';
import { findOrder } from '../orders/orders.server.ts';
import { paidOf, settleOrder } from './settle-order.server.ts';

/** Does the `refund_order` job: gives a second payment back through its provider and records what the provider says. */
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
