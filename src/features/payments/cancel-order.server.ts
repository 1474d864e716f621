import type { Context } from '../../platform/context.ts';
import { applyFact } from './apply-fact.server.ts';
import { gatewayFor } from './gateways/gateways.server.ts';
import type { OrderRow } from './orders.server.ts';
import { paidOf } from './settle-order.server.ts';

/**
 * Gives an unpaid order up: its checkout is closed at the provider first, where the provider can, so that it can no
 * longer be paid. When it was paid at the last moment, the payment stands.
 * @throws ProviderFailure when the provider cannot be asked
 */
export async function cancelOrder(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const gateway = gatewayFor(ctx, order.method);
  if (order.status !== 'pending' || order.inFlight || !order.providerReference || !gateway) return order;
  await gateway.close(order.providerReference);
  const fact = await gateway.ask(paidOf(order, order.providerReference));
  const isUnpaid =
    ['open', 'approved'].includes(fact.kind) || (fact.kind === 'failed' && fact.reason === 'expired');
  const truth = isUnpaid ? ({ kind: 'failed', reason: 'cancelled' } as const) : fact;
  return (await applyFact(ctx, order.id, truth, 'cancelled by the buyer')) ?? order;
}
