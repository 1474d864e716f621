import type { CouponScope } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money/money.ts';

/** The parts of a coupon that its rules use. Exactly one of `percent` and `amountCents` is set. */
export type Coupon = {
  ownerId: string;
  percent: number | null;
  amountCents: Cents | null;
  scope: CouponScope;
  courseId: string | null;
  category: string | null;
  instructorId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  uses: number;
  oncePerPerson: boolean;
  minimumCents: Cents;
  firstPurchase: boolean;
  isActive: boolean;
};

/** The course that a coupon is applied to. */
export type CouponCourse = {
  id: string;
  category: string;
  instructorId: string;
  chargedCents: Cents;
  /** The `purchaseKey` under which a use is held, if it is not simply the course. */
  purchase?: string;
};

/** The facts about a buyer on which a coupon depends; a visitor has bought and used nothing. */
export type CouponBuyer = {
  id: string | null;
  /** Whether they have paid for anything. */
  hasPaid: boolean;
  /** Whether they have used this coupon. */
  hasUsed: boolean;
  /** Whether a use of this coupon is reserved for another purchase of theirs that is not paid yet. */
  holdsOther: boolean;
  /** Whether a use is reserved for this purchase, which then no longer depends on the cap. */
  holdsUse: boolean;
};

export type CouponRefusal =
  | 'unknown'
  | 'inactive'
  | 'early'
  | 'ended'
  | 'otherCourse'
  | 'exhausted'
  | 'own'
  | 'used'
  | 'held'
  | 'minimum'
  | 'firstPurchase'
  | 'free';

/**
 * Why the coupon does not apply; null if it does. A coupon that was switched off before it began counts as unknown.
 */
export function refusalOf(
  coupon: Coupon,
  course: CouponCourse,
  buyer: CouponBuyer,
  now: Date,
): CouponRefusal | null {
  if (coupon.startsAt && coupon.startsAt > now) return coupon.isActive ? 'early' : 'unknown';
  if (!coupon.isActive) return 'inactive';
  if (coupon.endsAt && coupon.endsAt <= now) return 'ended';
  if (!covers(coupon, course)) return 'otherCourse';
  if (coupon.ownerId === buyer.id) return 'own';
  if (course.chargedCents === 0) return 'free';
  if (course.chargedCents < coupon.minimumCents) return 'minimum';
  if (coupon.firstPurchase && (buyer.hasPaid || buyer.hasUsed)) return 'firstPurchase';
  if (coupon.oncePerPerson && buyer.hasUsed) return 'used';
  if (isForOnePurchase(coupon) && buyer.holdsOther) return 'held';
  if (!buyer.holdsUse && coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'exhausted';
  return null;
}

/** Whether one person can use the coupon for one purchase only, even if several checkouts are open. */
export const isForOnePurchase = ({
  oncePerPerson,
  firstPurchase,
}: Pick<Coupon, 'oncePerPerson' | 'firstPurchase'>) => oncePerPerson || firstPurchase;

function covers(coupon: Coupon, { id, category, instructorId }: CouponCourse): boolean {
  switch (coupon.scope) {
    case 'course':
      return coupon.courseId === id;
    case 'category':
      return coupon.category === category;
    case 'instructor':
      return coupon.instructorId === instructorId;
    case 'all':
      return true;
  }
}

/**
 * The price in cents with the coupon. A percentage is rounded in the buyer's favour. Anything that is not free costs at
 * least the floor, because providers cannot charge less.
 */
export function priceWith(
  { percent, amountCents }: Pick<Coupon, 'percent' | 'amountCents'>,
  chargedCents: Cents,
  floorCents: Cents,
): Cents {
  const off = percent === null ? (amountCents ?? 0) : Math.ceil((chargedCents * percent) / 100);
  const left = Math.max(0, chargedCents - off);
  return left === 0 ? 0 : Math.min(chargedCents, Math.max(left, floorCents));
}
