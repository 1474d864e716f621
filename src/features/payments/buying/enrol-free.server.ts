import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failure.ts';
import { holdUse } from '../../coupons/index.server.ts';
import { enrol } from '../../learning/index.server.ts';
import { addOrder, lockPurchase, markGranted, orderOf, saveTransition } from '../orders/orders.server.ts';
import type { Sale } from './price-sale.server.ts';

const alreadyEnrolled = failure('payment.already_enrolled', 409, 'You are already enrolled in this course.');

/** Enrols a user in a course that is free, or free with a coupon, with an order of method `free` for the records. */
export async function enrolFree(
  ctx: Context,
  buyer: Viewer,
  { course, pricing }: Sale,
): Promise<{ enrolled: true }> {
  const now = ctx.clock();
  const what = { userId: buyer._id, courseId: course.id };
  await ctx.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, what.userId, what.courseId);
    if (pricing.couponId) await holdUse(trx, { ...what, couponId: pricing.couponId }, now);
    const free = { ...what, method: 'free', amountCents: 0, createdAt: now } as const;
    const order = await addOrder(trx, free, pricing);
    const next = { ...orderOf(order), status: 'completed' as const };
    await saveTransition(trx, order, next, {
      cause: pricing.couponId ? 'free with a coupon' : 'free course',
      details: {},
      payment: null,
      now,
    });
    const result = await enrol(trx, { ...what, orderId: order.id, now, appUrl: ctx.settings.appUrl });
    if (result === 'already') throw alreadyEnrolled();
    await markGranted(trx, order.id);
  });
  return { enrolled: true };
}
