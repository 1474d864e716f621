import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failure.ts';
import { enrol } from '../../learning/index.server.ts';
import {
  addOrder,
  type CourseForSale,
  lockPurchase,
  markGranted,
  orderOf,
  saveTransition,
} from '../orders/orders.server.ts';

const alreadyEnrolled = failure('payment.already_enrolled', 409, 'You are already enrolled in this course.');

/** Enrols a user in a free course, with an order of method `free` for the records. */
export async function enrolFree(
  ctx: Context,
  buyer: Viewer,
  course: CourseForSale,
): Promise<{ enrolled: true }> {
  const now = ctx.clock();
  const what = { userId: buyer._id, courseId: course.id };
  await ctx.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, what.userId, what.courseId);
    const order = await addOrder(trx, { ...what, method: 'free', amountCents: 0, createdAt: now });
    const next = { ...orderOf(order), status: 'completed' as const };
    await saveTransition(trx, order, next, { cause: 'free course', details: {}, payment: null, now });
    const result = await enrol(trx, { ...what, orderId: order.id, now, appUrl: ctx.settings.appUrl });
    if (result === 'already') throw alreadyEnrolled();
    await markGranted(trx, order.id);
  });
  return { enrolled: true };
}
