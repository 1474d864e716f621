import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import { couponRefused } from './failures.server.ts';
import { couponLimits } from './limits.ts';
import { type CouponRefusal, isForOnePurchase } from './rules/coupon.ts';

/** One purchase with a coupon. However many orders it takes, it uses the coupon once. */
type CouponPurchase = {
  couponId: string;
  userId: string;
  courseId: string;
  /** Its `purchaseKey`. */
  purchase: string;
};

/**
 * Holds a use of the coupon for this purchase, in the transaction that opens its order. A purchase that already holds
 * one keeps it. The cap is enforced by the statement that counts, so that two buyers cannot both take the last use. One
 * person can hold only a few unpaid uses, and so cannot use a coupon up without paying.
 * @throws 422 when the coupon has ended, or was switched off, used up, or used by this person, in the meantime
 */
export async function holdUse(trx: Trx, purchase: CouponPurchase, now: Date): Promise<void> {
  if (await isIn(trx, purchase, 'held')) return;
  const counted = await trx
    .updateTable('coupons')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', purchase.couponId)
    .where('isActive', '=', true)
    .where(sql<boolean>`(max_uses is null or uses < max_uses)`)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now})`)
    .returning(['oncePerPerson', 'firstPurchase'])
    .executeTakeFirst();
  if (!counted) throw couponRefused(await whyNotCounted(trx, purchase.couponId, now));
  // The updated row is locked: of two purchases by one person the second sees the first.
  const other = await otherUse(trx, purchase, isForOnePurchase(counted));
  if (other) throw couponRefused(other);
  await trx
    .insertInto('couponUses')
    .values({ ...purchase, createdAt: now, updatedAt: now })
    .execute();
}

async function whyNotCounted(trx: Trx, couponId: string, now: Date): Promise<CouponRefusal> {
  const coupon = await trx
    .selectFrom('coupons')
    .select(['isActive', 'endsAt'])
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow();
  if (!coupon.isActive) return 'inactive';
  return coupon.endsAt && coupon.endsAt <= now ? 'ended' : 'exhausted';
}

/**
 * Marks the held use as used once the purchase is paid. A payment that arrives after the release still counts as a use;
 * a second payment for the same purchase, which is refunded, does not.
 */
export async function markUsed(trx: Trx, purchase: CouponPurchase, now: Date): Promise<void> {
  if (await move(trx, purchase, 'used', now)) return;
  if (await isIn(trx, purchase, 'used')) return;
  await trx
    .insertInto('couponUses')
    .values({ ...purchase, state: 'used', createdAt: now, updatedAt: now })
    .execute();
  await count(trx, purchase.couponId, 1);
}

/** Releases the held use. Call it when none of the purchase's orders can be paid any more. */
export async function releaseUse(trx: Trx, purchase: CouponPurchase, now: Date): Promise<void> {
  if (await move(trx, purchase, 'released', now)) await count(trx, purchase.couponId, -1);
}

const couponUsesOf = (trx: Trx, { couponId, userId }: CouponPurchase) =>
  trx.selectFrom('couponUses').select('id').where('couponId', '=', couponId).where('userId', '=', userId);

/** SQL: whether a use is for this purchase. A bundle's use is identified by the bundle alone. */
export const isFor = ({ courseId, purchase }: Pick<CouponPurchase, 'courseId' | 'purchase'>) =>
  purchase === 'course'
    ? sql<boolean>`(coupon_uses.course_id = ${courseId} and coupon_uses.purchase = 'course')`
    : sql<boolean>`coupon_uses.purchase = ${purchase}`;

/** Whether a use for this purchase is in this state. */
const isIn = async (trx: Trx, purchase: CouponPurchase, state: 'held' | 'used'): Promise<boolean> =>
  (await couponUsesOf(trx, purchase).where(isFor(purchase)).where('state', '=', state).executeTakeFirst()) !==
  undefined;

/**
 * Why this person cannot hold another use; null if they can. A coupon for one purchase is `used` once they have used it,
 * and `held` while they have an unpaid order with it. Any other coupon is `held` once they have as many unpaid orders
 * with it as one person may have.
 */
async function otherUse(
  trx: Trx,
  purchase: CouponPurchase,
  isForOne: boolean,
): Promise<'used' | 'held' | null> {
  const uses = await couponUsesOf(trx, purchase)
    .select('state')
    .where('state', 'in', isForOne ? ['held', 'used'] : ['held'])
    .limit(couponLimits.unpaidPerPerson)
    .execute();
  if (uses.some(({ state }) => state === 'used')) return 'used';
  return uses.length >= (isForOne ? 1 : couponLimits.unpaidPerPerson) ? 'held' : null;
}

async function move(
  trx: Trx,
  purchase: CouponPurchase,
  state: 'used' | 'released',
  now: Date,
): Promise<boolean> {
  const moved = await trx
    .updateTable('couponUses')
    .set({ state, updatedAt: now })
    .where('couponId', '=', purchase.couponId)
    .where('userId', '=', purchase.userId)
    .where(isFor(purchase))
    .where('state', '=', 'held')
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

const count = (trx: Trx, couponId: string, by: 1 | -1) =>
  trx
    .updateTable('coupons')
    .set({ uses: sql`uses + ${by}` })
    .where('id', '=', couponId)
    .execute();
