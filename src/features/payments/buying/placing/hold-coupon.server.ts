import type { Trx } from '../../../../platform/database/database.ts';
import { holdUse, purchaseKey, withFullPrice } from '../../../coupons/index.server.ts';
import type { Sale } from './price-sale.server.ts';

/**
 * Holds a use of the sale's coupon, if the sale has one, in the transaction that opens its order.
 * @throws 422 when the coupon no longer applies, with the price without it
 */
export async function holdCoupon(
  trx: Trx,
  userId: string,
  { couponId, courseIds, bundleId, giftId, fullCents }: Sale,
  now: Date,
): Promise<void> {
  if (!couponId) return;
  const purchase = purchaseKey({ bundleId, giftId });
  await holdUse(trx, { couponId, userId, courseId: courseIds[0] ?? '', purchase }, now).catch(
    (error: unknown) => {
      throw withFullPrice(error, fullCents);
    },
  );
}
