import type { Context } from '../../platform/context.ts';
import { applyFact } from './apply-fact.server.ts';
import { ProviderFailure } from './gateways/gateway.ts';
import { findOrdersToAsk, findPaidToAsk, markAsked, type OrderRow } from './orders.server.ts';
import { settleOrder } from './settle-order.server.ts';

const atOnce = 100;
const paidAtOnce = 25;
/** No checkout is kept open for longer; Paystack would leave it open for ever. */
const checkoutLivesMs = 24 * 3600_000;
/** How long an order waits for the receipt of a bank transfer. */
const transferLivesMs = 14 * checkoutLivesMs;

/**
 * Does the recurring job: asks the providers about orders left pending, and now and then about paid ones, so that no payment, refund or
 * dispute depends on a message.
 */
export async function reconcileOrders(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const left = await findOrdersToAsk(ctx.db, now, atOnce);
  for (const order of [...left, ...(await findPaidToAsk(ctx.db, now, paidAtOnce))]) {
    try {
      await reconcile(ctx, order);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      ctx.log.warn({ err: error, orderId: order.id }, 'an order could not be reconciled');
      if (!error.answered) return;
    }
    await markAsked(ctx.db, order.id, ctx.clock());
  }
}

async function reconcile(ctx: Context, order: OrderRow): Promise<void> {
  const now = await settleOrder(ctx, order.id, 'reconciled');
  const isUnpaid = now?.status === 'pending' && !now.inFlight;
  const age = ctx.clock().getTime() - order.createdAt.getTime();
  if (isUnpaid && age > livesMs(order))
    await applyFact(ctx, order.id, { kind: 'failed', reason: 'expired' }, 'reconciled');
}

const livesMs = ({ method }: OrderRow): number => (method === 'bank' ? transferLivesMs : checkoutLivesMs);
