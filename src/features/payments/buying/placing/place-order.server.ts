import type { PaymentMethod } from '../../../../contract/constants.ts';
import { toCents, toDollars } from '../../../../contract/money/money.ts';
import type { Viewer } from '../../../../contract/viewer.ts';
import type { Context } from '../../../../platform/context.ts';
import { failure } from '../../../../platform/failures/failure.ts';
import { findOwnGift } from '../../../gifts/index.server.ts';
import { isEnrolled } from '../../../learning/index.server.ts';
import { copy } from '../../copy.ts';
import { alreadyEnrolled, giftPaidAlready } from '../../failures.server.ts';
import {
  addOrder,
  type CourseForSale,
  findCourseForSale,
  findOrdersFor,
  findOrdersForGift,
  lockPurchase,
  type OrderRow,
} from '../../orders/orders.server.ts';
import { gatewayFor } from '../../providers/configured.server.ts';
import { type TimeLimit, timeLimit } from '../../providers/time-limit.server.ts';
import { settleOrder } from '../../settlement/settle-order.server.ts';
import { enrolFree } from '../enrol-free.server.ts';
import { holdCoupon } from './hold-coupon.server.ts';
import { openCheckout, throwInitFailed, whereToPay } from './open-checkout.server.ts';
import type { PlacedOrder } from './placed-order.ts';
import { obstacleTo, stillToPay } from './placing.ts';
import { priceBundle, priceSale, type Sale } from './price-sale.server.ts';

const noSuchCourse = failure('course.not_found', 404, 'Course not found');
const paymentPending = failure('payment.pending', 409, copy.pending);
const otherAmount = failure(
  'payment.amount_changed',
  409,
  'The price of this course has changed. Please check it before you pay.',
);
const otherCourses = failure(
  'payment.courses_changed',
  409,
  'The courses you’ll get with this bundle have changed. Please check them before you pay.',
);
const noMethod = failure('payment.method_missing', 400, 'Please choose how to pay.');
const notOffered = failure(
  'payment.method_not_offered',
  422,
  'This payment method is not available here. Please try another method.',
);

type Payment = {
  paymentMethod?: PaymentMethod;
  amount?: number;
  coupon?: string;
  /** The courses of a bundle that the buyer was shown. */
  courses?: string[];
  /** The buyer's cookies, which record whose link the buyer followed. */
  cookies?: string;
};
type OrderRequest = Payment & { courseId: string };

/**
 * Starts a purchase: returns where to pay or, for a free course, that the buyer is enrolled. The amount comes from our
 * records only. While a checkout is open, another call returns the same checkout. The failure for a refused coupon
 * includes the price without it.
 * @throws 400 without a payment method, 404 for a course that is not for sale, 409 when it is owned, its price has
 * changed or a payment is pending, 422 for a refused coupon or a method that is not offered, 429 after too many wrong
 * codes, 502 when the provider fails
 */
export async function placeOrder(ctx: Context, buyer: Viewer, request: OrderRequest): Promise<PlacedOrder> {
  const course = await findCourseForSale(ctx.db, request.courseId);
  if (!course) throw noSuchCourse();
  await refuseOwned(ctx, buyer, [course.id]);
  return placeCourse(ctx, buyer, course, request);
}

/**
 * Starts the purchase of a gift, like `placeOrder`. The buyer pays, but gets no access.
 * @throws like `placeOrder`; 404 also for another person's gift, 409 also for a gift that is paid already
 */
export async function placeGiftOrder(
  ctx: Context,
  buyer: Viewer,
  request: Payment & { giftId: string },
): Promise<PlacedOrder> {
  const gift = await findOwnGift(ctx.db, buyer._id, request.giftId);
  await refusePaidGift(ctx, buyer, gift.id);
  const course = await findCourseForSale(ctx.db, gift.courseId);
  if (!course) throw noSuchCourse();
  return placeCourse(ctx, buyer, course, request, gift.id);
}

async function placeCourse(
  ctx: Context,
  buyer: Viewer,
  course: CourseForSale,
  request: Payment,
  giftId: string | null = null,
): Promise<PlacedOrder> {
  return placeSale(ctx, buyer, await priceSale(ctx, buyer, course, request, giftId), request);
}

/** Starts the purchase of a bundle: one order, with a line for each course that the buyer does not have yet. */
export async function placeBundleOrder(
  ctx: Context,
  buyer: Viewer,
  request: Payment & { bundleId: string },
): Promise<PlacedOrder> {
  const sale = await priceBundle(ctx, buyer, request.bundleId, request);
  await refuseOwned(ctx, buyer, sale.courseIds);
  return placeSale(ctx, buyer, sale, request);
}

async function placeSale(ctx: Context, buyer: Viewer, sale: Sale, request: Payment): Promise<PlacedOrder> {
  refuseOtherSale(request, sale);
  if (sale.amountCents === 0) return enrolFree(ctx, buyer, sale);

  if (!request.paymentMethod) throw noMethod();
  if (request.paymentMethod === 'bank') return awaitTransfer(ctx, buyer, sale);
  const gateway = gatewayFor(ctx, request.paymentMethod);
  if (!gateway) throw notOffered();
  const inTime = timeLimit(ctx.log);
  const order = await orderToPay(ctx, buyer, sale, request.paymentMethod, inTime);
  return order.providerReference
    ? whereToPay(order, order.providerReference)
    : openCheckout(ctx, { gateway, order, title: sale.title, buyerEmail: buyer.email }, inTime);
}

/**
 * Refuses a sale at another price, or of other courses, than the buyer saw. The order of the courses does not matter.
 * @throws 409 with the current price
 */
function refuseOtherSale({ amount, courses }: Payment, { amountCents, courseIds }: Sale): void {
  const now = { extra: { amount: toDollars(amountCents) } };
  if (amount !== undefined && toCents(amount) !== amountCents) throw otherAmount(now);
  if (courses !== undefined && courses.toSorted().join() !== courseIds.toSorted().join())
    throw otherCourses(now);
}

/** An order awaiting the receipt of a transfer; repeated calls return the same one. */
async function awaitTransfer(ctx: Context, buyer: Viewer, sale: Sale): Promise<PlacedOrder> {
  if (ctx.settings.bankAccounts.length === 0) throw notOffered();
  const order = await findOrAddOrder(ctx, buyer, sale, 'bank');
  return { orderId: order.id };
}

async function refuseOwned(ctx: Context, buyer: Viewer, courseIds: string[]): Promise<void> {
  for (const courseId of courseIds) {
    const earlier = await findOrdersFor(ctx.db, { userId: buyer._id, courseIds: [courseId] });
    const obstacle = obstacleTo(earlier, await isEnrolled(ctx.db, buyer._id, courseId));
    if (obstacle === 'owned') throw alreadyEnrolled();
    if (obstacle === 'pending') throw paymentPending();
  }
}

async function refusePaidGift(ctx: Context, buyer: Viewer, giftId: string): Promise<void> {
  const { status } = await findOwnGift(ctx.db, buyer._id, giftId);
  if (status !== 'draft') throw giftPaidAlready();
  if (obstacleTo(await findOrdersForGift(ctx.db, giftId), false)) throw paymentPending();
}

/** The order to pay: a pending one at this price whose checkout is still open, or else a new one. */
async function orderToPay(
  ctx: Context,
  buyer: Viewer,
  sale: Sale,
  method: PaymentMethod,
  inTime: TimeLimit,
): Promise<OrderRow> {
  const order = await findOrAddOrder(ctx, buyer, sale, method);
  if (!order.providerReference) return order;
  const settled = await inTime(settleOrder(ctx, order.id, 'order placed again')).catch((error: unknown) =>
    throwInitFailed(error, method),
  );
  if (settled?.status === 'pending' && !settled.inFlight) return settled;
  if (sale.giftId) await refusePaidGift(ctx, buyer, sale.giftId);
  else await refuseOwned(ctx, buyer, sale.courseIds);
  return findOrAddOrder(ctx, buyer, sale, method);
}

const findOrAddOrder = (ctx: Context, buyer: Viewer, sale: Sale, method: PaymentMethod): Promise<OrderRow> =>
  ctx.db.transaction().execute(async (trx) => {
    const { kind, bundleId, giftId, courseIds, amountCents, lines } = sale;
    const userId = buyer._id;
    const what = { userId, courseId: courseIds[0] ?? '' };
    await lockPurchase(trx, userId, giftId ? [giftId] : courseIds);
    const earlier = giftId
      ? await findOrdersForGift(trx, giftId)
      : await findOrdersFor(trx, { userId, courseIds });
    const open = stillToPay(earlier, { method, bundleId, giftId, lines });
    if (open) return open;
    await holdCoupon(trx, userId, sale, ctx.clock());
    const order = { ...what, kind, bundleId, giftId, method, amountCents, createdAt: ctx.clock() };
    return addOrder(trx, order, lines);
  });
