import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Context } from '../../../platform/context.ts';
import { ProviderFailure } from '../gateways/gateway.ts';
import { methodsOf } from '../gateways/provider.ts';
import type { OrderRow } from '../orders/orders.server.ts';
import { applyFact } from './apply-fact.server.ts';
import { findOrdersToAsk, findPaidToAsk, markAsked } from './orders-to-ask.server.ts';
import { settleOrder } from './settle-order.server.ts';

const atOnce = 100;
const paidAtOnce = 25;
/** No checkout is kept open for longer; Paystack would leave it open for ever. */
const checkoutLivesMs = 24 * 3600_000;
/** How long an order waits for the receipt of a bank transfer. */
const transferLivesMs = 14 * checkoutLivesMs;

/** Each provider by itself, so that one that is silent holds up nobody else's orders. */
const partsOfTheJob: readonly (readonly PaymentMethod[])[] = [...Object.values(methodsOf), ['bank']];

/**
 * Does the recurring job: asks the providers about orders left pending, and now and then about paid ones, so that no
 * payment, refund or dispute depends on a message.
 */
export async function reconcileOrders(ctx: Context): Promise<void> {
  for (const methods of partsOfTheJob) {
    const asked = { methods, now: ctx.clock() };
    const left = await findOrdersToAsk(ctx.db, { ...asked, limit: atOnce });
    const paid = await findPaidToAsk(ctx.db, { ...asked, limit: paidAtOnce });
    await reconcileUntilSilent(ctx, [...left, ...paid]);
  }
}

/** A provider that does not answer is left alone until the next time; an order that fails goes to the end of the queue. */
async function reconcileUntilSilent(ctx: Context, orders: OrderRow[]): Promise<void> {
  for (const order of orders) {
    try {
      await reconcile(ctx, order);
    } catch (error) {
      const isProviders = error instanceof ProviderFailure;
      ctx.log[isProviders ? 'warn' : 'error'](
        { err: error, orderId: order.id },
        'an order could not be reconciled',
      );
      if (isProviders && !error.answered) return;
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
