import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Cents } from '../../contract/money/money.ts';
import { members, type Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { couponRefused } from './failures.server.ts';
import { type CouponBuyer, type CouponCourse, priceWith, refusalOf } from './rules/coupon.ts';
import { readCode } from './rules/coupon-code.ts';
import { isFor } from './uses.server.ts';

type CouponRow = Selectable<Tables['coupons']>;

/** A course's price with a coupon, in cents. */
export type Quote = {
  couponId: string;
  ownerId: string;
  code: string;
  amountCents: Cents;
  endsAt: Date | null;
};

/** How many wrong codes one person or network may try. */
const guesses = { name: 'coupon-guesses', points: 30, seconds: 1800 };

/**
 * The key under which a person's wrong codes are counted: their account or, until its email is confirmed, their network
 * address, because anyone can register many accounts.
 */
export const guessKeyOf = (viewer: Viewer | null, address: string): string =>
  viewer && members.allows(viewer) ? viewer._id : address;

/**
 * The price of a course with the code that was typed. Codes that do not exist are counted, so that codes cannot be guessed;
 * a known code that does not apply is not, because a whole office may follow the same expired link.
 * @param who a member's id, or `guessKeyOf`, to count guesses by
 * @throws 422 with the reason when the coupon does not apply, 429 after too many wrong codes
 */
export async function quoteFor(
  ctx: Context,
  request: { code: string; course: CouponCourse; buyerId: string | null; who: string },
): Promise<Quote> {
  const { code, course, buyerId, who } = request;
  const coupon = await ctx.limiter.countFailures(guesses, who, () => couponOf(ctx.db, code));
  const buyer = await buyerOf(ctx.db, coupon.id, course, buyerId);
  const reason = refusalOf(coupon, course, buyer, ctx.clock());
  if (reason) throw couponRefused(reason);
  const amountCents = priceWith(coupon, course.chargedCents, ctx.settings.priceFloorCents);
  return {
    couponId: coupon.id,
    ownerId: coupon.ownerId,
    code: coupon.code,
    amountCents,
    endsAt: coupon.endsAt,
  };
}

async function couponOf(db: Db, typed: string): Promise<CouponRow> {
  const code = readCode(typed);
  const coupon =
    code && (await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst());
  if (!coupon) throw couponRefused('unknown');
  return coupon;
}

const visitor: CouponBuyer = { id: null, hasPaid: false, hasUsed: false, holdsOther: false, holdsUse: false };

async function buyerOf(
  db: Db,
  couponId: string,
  course: CouponCourse,
  userId: string | null,
): Promise<CouponBuyer> {
  if (!userId) return visitor;
  const isThis = isFor({ courseId: course.id, purchase: course.purchase ?? 'course' });
  const { rows } = await sql<Omit<CouponBuyer, 'id'>>`
    select
      exists (select from orders where user_id = ${userId} and status = 'completed' and amount_cents > 0) as "hasPaid",
      exists (select from coupon_uses where coupon_id = ${couponId} and user_id = ${userId}
        and state = 'used') as "hasUsed",
      exists (select from coupon_uses where coupon_id = ${couponId} and user_id = ${userId}
        and state = 'held' and not ${isThis}) as "holdsOther",
      exists (select from coupon_uses where coupon_id = ${couponId} and user_id = ${userId}
        and state = 'held' and ${isThis}) as "holdsUse"`.execute(db);
  return { ...visitor, ...rows[0], id: userId };
}
