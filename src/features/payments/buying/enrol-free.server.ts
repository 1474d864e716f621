import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { giftPaid } from '../../gifts/index.server.ts';
import { enrol } from '../../learning/index.server.ts';
import { alreadyEnrolled, giftPaidAlready } from '../failures.server.ts';
import { addOrder, lockPurchase, markGranted, orderOf, saveTransition } from '../orders/orders.server.ts';
import { emailBundle } from '../settlement/email-buyer.server.ts';
import { holdCoupon } from './placing/hold-coupon.server.ts';
import type { PlacedOrder } from './placing/placed-order.ts';
import type { Sale } from './placing/price-sale.server.ts';

/**
 * Enrols the buyer in a sale with nothing to pay, and records it as an order with the method `free`. A gift is sent to
 * its recipient instead.
 */
export async function enrolFree(ctx: Context, buyer: Viewer, sale: Sale): Promise<PlacedOrder> {
  const { kind, bundleId, giftId, courseIds, couponId, lines } = sale;
  const now = ctx.clock();
  const userId = buyer._id;
  const what = { userId, courseId: courseIds[0] ?? '' };
  return ctx.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, userId, giftId ? [giftId] : courseIds);
    await holdCoupon(trx, userId, sale, now);
    const free = { ...what, kind, bundleId, giftId, method: 'free', amountCents: 0, createdAt: now } as const;
    const order = await addOrder(trx, free, lines);
    const next = { ...orderOf(order), status: 'completed' as const };
    await saveTransition(trx, order, next, {
      cause: couponId ? 'free with a coupon' : 'free course',
      details: {},
      payment: null,
      now,
    });
    if (giftId && !(await giftPaid(ctx, trx, order))) throw giftPaidAlready();
    for (const courseId of giftId ? [] : courseIds) {
      const { appUrl } = ctx.settings;
      const request = { userId, courseId, orderId: order.id, now, appUrl, isQuiet: kind === 'bundle' };
      if ((await enrol(trx, request)) === 'already') throw alreadyEnrolled();
    }
    if (kind === 'bundle') await emailBundle(ctx, trx, order);
    await markGranted(trx, order.id);
    const { id: orderId } = order;
    return giftId
      ? { orderId, url: `${ctx.settings.appUrl}/payment/success/${orderId}`, isFreeGift: true }
      : { enrolled: true };
  });
}
