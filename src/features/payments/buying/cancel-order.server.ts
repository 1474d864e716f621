import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { Fact } from '../orders/order.ts';
import { lockOrder, type OrderRow } from '../orders/orders.server.ts';
import { gatewayFor } from '../providers/configured.server.ts';
import { type Gateway, ProviderFailure } from '../providers/gateway.ts';
import { NoResponseInTime, timeLimit } from '../providers/time-limit.server.ts';
import { applyFact, applyIn } from '../settlement/apply-fact.server.ts';
import { paidOf } from '../settlement/settle-order.server.ts';

const cannotAsk = failure(
  'payment.provider_unavailable',
  502,
  'We couldn’t cancel the payment just now. Please try again in a moment.',
);
/** A request that took too long continues in the background, and may still cancel the order. */
const unconfirmed =
  'The payment provider hasn’t confirmed the cancellation yet. We’re still trying; please check again in a moment.';
const notCancelled = failure('payment.not_cancelled', 409, 'This order can no longer be cancelled.');
const whyNot = {
  completed: 'This order is already paid, so it cannot be cancelled.',
  refunded: 'This order has been refunded, so there is nothing to cancel.',
  pending: 'Your payment is being processed, so this order cannot be cancelled.',
};
const rejected = 'We rejected this payment, so there is nothing to cancel.';
const cancelled: Fact = { kind: 'failed', reason: 'cancelled' };
const cause = 'cancelled by the buyer';

/**
 * Cancels an unpaid order: its checkout is closed at the provider first, if the provider can, so that it can no longer
 * be paid. A failed order is left as it is.
 * @throws 409 for an order that is paid, refunded, rejected or being paid, 502 when the provider cannot be asked
 */
export async function cancelOrder(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const after = await tryToCancel(ctx, order);
  if (after.failureReason === 'rejected') throw notCancelled({ message: rejected });
  if (after.status === 'failed') return after;
  throw notCancelled({ message: whyNot[after.status] });
}

async function tryToCancel(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const now = order.providerReference ? order : await cancelUnopened(ctx, order);
  if (now.status !== 'pending' || now.inFlight || !now.providerReference) return now;
  const gateway = gatewayFor(ctx, now.method);
  if (!gateway) throw notCancelled();
  const inTime = timeLimit(ctx.log);
  return inTime(close(ctx, gateway, now, now.providerReference)).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    throw cannotAsk(error instanceof NoResponseInTime ? { message: unconfirmed } : {});
  });
}

/** Closes the order's checkout and applies the result, however long the provider takes. */
async function close(ctx: Context, gateway: Gateway, order: OrderRow, reference: string): Promise<OrderRow> {
  const truth = await closed(gateway, order, reference);
  return (await applyFact(ctx, order.id, truth, cause)) ?? order;
}

/** Cancels an order without a checkout, unless a checkout was recorded or a receipt arrived at the same moment. */
const cancelUnopened = (ctx: Context, order: OrderRow): Promise<OrderRow> =>
  ctx.db.transaction().execute(async (trx) => {
    const row = (await lockOrder(trx, order.id)) ?? order;
    if (row.status !== 'pending' || row.inFlight || row.providerReference) return row;
    return (await applyIn(ctx, trx, row, cancelled, cause)) ?? row;
  });

/** The order's result at its provider: cancelled, unless it was paid at the last moment. */
async function closed(gateway: Gateway, order: OrderRow, reference: string): Promise<Fact> {
  await gateway.close(reference);
  const fact = await gateway.ask(paidOf(order, reference));
  const isUnpaid =
    ['open', 'approved'].includes(fact.kind) || (fact.kind === 'failed' && fact.reason === 'expired');
  return isUnpaid ? cancelled : fact;
}
