import { toDollars } from '../../contract/money/money.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { purchaseKey, quoteFor } from '../coupons/index.server.ts';
import type { GiftRow } from './gifts.server.ts';

/** Prices a gift with a coupon. A gift costs as much as its course. @throws 422 when the coupon does not apply, 429 */
export async function offerFor(ctx: Context, buyer: Viewer, gift: GiftRow, code: string) {
  const course = await ctx.db
    .selectFrom('courses')
    .select(['id', 'category', 'instructorId', 'chargedCents'])
    .where('id', '=', gift.courseId)
    .executeTakeFirstOrThrow();
  const purchase = purchaseKey({ giftId: gift.id });
  const request = { code, course: { ...course, purchase }, buyerId: buyer._id, who: buyer._id };
  const quote = await quoteFor(ctx, request);
  const price = toDollars(course.chargedCents);
  const prices = { price, originalPrice: price, amount: toDollars(quote.amountCents) };
  return { code: quote.code, ...prices, endsAt: quote.endsAt?.toISOString() ?? null };
}
