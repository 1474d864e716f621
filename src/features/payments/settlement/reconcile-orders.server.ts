import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Context } from '../../../platform/context.ts';
import { lockOrder, type OrderRow } from '../orders/orders.server.ts';
import { ProviderFailure } from '../providers/gateway.ts';
import { methodsOf, providers } from '../providers/providers.ts';
import { applyIn } from './apply-fact.server.ts';
import { findOrdersToAsk, findPaidToAsk, markQueried } from './orders-to-query.server.ts';
import { settleOrder } from './settle-order.server.ts';

const batchSize = 100;
const paidAtOnce = 25;
/** No checkout stays open for longer: some providers would leave it open forever. */
const checkoutLivesMs = 24 * 3600_000;
/** How long an order waits for a bank transfer's receipt. */
const transferLivesMs = 14 * checkoutLivesMs;

/** The payment methods of each provider, reconciled separately, so that a silent provider holds up no other orders. */
const partsOfTheJob: readonly (readonly PaymentMethod[])[] = [...providers.map(methodsOf), ['bank']];

/**
 * Runs the recurring job: asks the providers about pending orders, and less often about paid ones, so that no payment
 * or refund depends on a webhook. Disputes do, because providers report them only in webhooks.
 */
export async function reconcileOrders(ctx: Context): Promise<void> {
  for (const methods of partsOfTheJob) {
    const filter = { methods, now: ctx.clock() };
    const left = await findOrdersToAsk(ctx.db, { ...filter, limit: batchSize });
    const paid = await findPaidToAsk(ctx.db, { ...filter, limit: paidAtOnce });
    await reconcileUntilSilent(ctx, [...left, ...paid]);
  }
}

/**
 * Reconciles orders one after another, and stops when their provider does not respond. An order that fails otherwise
 * goes to the end of the queue.
 */
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
      if (isProviders && !error.responded) return;
    }
    await markQueried(ctx.db, order.id, ctx.clock());
  }
}

async function reconcile(ctx: Context, order: OrderRow): Promise<void> {
  const now = await settleOrder(ctx, order.id, 'reconciled');
  const isUnpaid = now?.status === 'pending' && !now.inFlight;
  const age = ctx.clock().getTime() - order.createdAt.getTime();
  if (isUnpaid && age > livesMs(order)) await expire(ctx, order.id);
}

/** Expires an order, unless a receipt or a payment has arrived at the same moment. */
const expire = (ctx: Context, orderId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.status !== 'pending' || order.inFlight) return;
    await applyIn(ctx, trx, order, { kind: 'failed', reason: 'expired' }, 'reconciled');
  });

const livesMs = ({ method }: OrderRow): number => (method === 'bank' ? transferLivesMs : checkoutLivesMs);
