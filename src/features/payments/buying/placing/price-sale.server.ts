import type { Cents } from '../../../../contract/money/money.ts';
import type { Viewer } from '../../../../contract/viewer.ts';
import type { Context } from '../../../../platform/context.ts';
import { asCouponCourse, divide, findForSale, priceFor } from '../../../bundles/index.server.ts';
import {
  broughtByLink,
  purchaseKey,
  type Quote,
  quoteFor,
  withFullPrice,
} from '../../../coupons/index.server.ts';
import { alreadyEnrolled } from '../../failures.server.ts';
import type { Pricing } from '../../orders/amounts/pricing.ts';
import type { CourseForSale } from '../../orders/orders.server.ts';

/**
 * A course for the buyer or as a gift, or the courses of a bundle that this buyer does not have yet, at the price they
 * pay now.
 */
export type Sale = {
  kind: 'course' | 'bundle' | 'gift';
  bundleId: string | null;
  giftId: string | null;
  title: string;
  /** The first is the order's course. */
  courseIds: string[];
  amountCents: Cents;
  /** Without the coupon. */
  fullCents: Cents;
  couponId: string | null;
  lines: Pricing[];
};

type Buyer = Pick<Viewer, '_id'>;
/** The coupon code that the buyer entered, and their cookies, which record whose link they followed. */
type SaleRequest = { coupon?: string; cookies?: string };

/**
 * The price from our own records, with the coupon if one was entered. The sale is attributed to the instructor if the
 * coupon is the instructor's, or if the buyer followed the instructor's link within the last 30 days.
 * @param giftId the gift that the course is bought for; its price is the same
 * @throws 422 when the coupon does not apply, 429 after too many wrong codes
 */
export async function priceSale(
  ctx: Context,
  buyer: Buyer,
  course: CourseForSale,
  { coupon, cookies }: SaleRequest,
  giftId: string | null = null,
): Promise<Sale> {
  const purchase = purchaseKey({ giftId });
  const request = { course: { ...course, purchase }, buyerId: buyer._id, who: buyer._id };
  const fullCents = course.chargedCents;
  const quote = await quoted(ctx, request, coupon);
  const amountCents = quote?.amountCents ?? fullCents;
  const listCents = course.priceCents;
  const couponId = quote?.couponId ?? null;
  const line: Pricing = {
    courseId: course.id,
    listCents,
    discountCents: listCents - amountCents,
    totalCents: amountCents,
    couponId,
    attribution: attributionOf(ctx, course.instructorId, { ownerId: quote?.ownerId, cookies }),
  };
  const { id, title } = course;
  const kind = giftId ? 'gift' : 'course';
  const price = { amountCents, fullCents, couponId, lines: [line] };
  return { kind, bundleId: null, giftId, title, courseIds: [id], ...price };
}

/**
 * A bundle at the price for this buyer: less the shares of the courses they already have. What is paid is divided among
 * the other courses by their list prices, to the cent.
 * @throws 404 when it is not for sale, 409 for a buyer who has all of it, 422 when the coupon does not apply
 */
export async function priceBundle(
  ctx: Context,
  buyer: Buyer,
  idOrSlug: string,
  { coupon, cookies }: SaleRequest,
): Promise<Sale> {
  const bundle = await findForSale(ctx.db, idOrSlug, buyer._id);
  const missing = bundle.courses.filter(({ isOwned }) => !isOwned);
  if (missing.length === 0)
    throw alreadyEnrolled({ message: 'You already have every course in this bundle.' });
  const due = priceFor(bundle, ctx.settings.priceFloorCents);
  const request = { course: asCouponCourse(bundle, due), buyerId: buyer._id, who: buyer._id };
  const quote = await quoted(ctx, request, coupon);
  const amountCents = quote?.amountCents ?? due;
  const couponId = quote?.couponId ?? null;
  const lines = divide(amountCents, missing).map(
    ({ course, totalCents }): Pricing => ({
      courseId: course.id,
      listCents: course.listCents,
      discountCents: course.listCents - totalCents,
      totalCents,
      couponId,
      attribution: attributionOf(ctx, course.instructorId, { ownerId: quote?.ownerId, cookies }),
    }),
  );
  const courseIds = missing.map(({ id }) => id);
  return {
    kind: 'bundle',
    bundleId: bundle.id,
    giftId: null,
    title: bundle.title,
    courseIds,
    amountCents,
    fullCents: due,
    couponId,
    lines,
  };
}

/**
 * The price with the coupon that was entered, if any.
 * @throws 422, with the price without it, when it does not apply
 */
const quoted = async (
  ctx: Context,
  request: Omit<Parameters<typeof quoteFor>[1], 'code'>,
  code: string | undefined,
): Promise<Quote | null> => {
  if (!code) return null;
  return quoteFor(ctx, { ...request, code }).catch((error: unknown) => {
    throw withFullPrice(error, request.course.chargedCents);
  });
};

const attributionOf = (
  ctx: Context,
  instructorId: string,
  { ownerId, cookies }: { ownerId?: string; cookies?: string },
): Pricing['attribution'] =>
  ownerId === instructorId || broughtByLink(ctx, cookies, instructorId) ? 'instructor' : 'platform';
