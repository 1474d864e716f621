import { sql } from 'kysely';
import type { PaymentStatus } from '../../../contract/constants.ts';
import type { Cents } from '../../../contract/money.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { markUsed, releaseUse } from '../../coupons/index.server.ts';

/** How the amount of an order's line came about. The total itself is the order's amount. */
export type Pricing = {
  listCents: Cents;
  discountCents: Cents;
  couponId: string | null;
  /** Who brought the buyer: instructors by their own coupon. */
  attribution: 'platform' | 'instructor';
};

/** An order's line with what it is called. */
export type OrderLine = Omit<Pricing, 'attribution'> & {
  position: number;
  title: string;
  totalCents: Cents;
  refundedCents: Cents;
  couponCode: string | null;
};

type Changed = { id: string; userId: string; courseId: string; status: PaymentStatus };

/** Writes how the line of a new order was priced; the database added it with the order. */
export async function priceLine(trx: Trx, orderId: string, pricing: Pricing): Promise<void> {
  await trx.updateTable('orderLines').set(pricing).where('orderId', '=', orderId).execute();
}

/** The lines of an order, in their order. */
export const findLines = (db: Db, orderId: string): Promise<OrderLine[]> =>
  db
    .selectFrom('orderLines as line')
    .innerJoin('courses', 'courses.id', 'line.courseId')
    .leftJoin('coupons', 'coupons.id', 'line.couponId')
    .select([
      'line.position',
      'line.refundedCents',
      'line.listCents',
      'line.discountCents',
      'line.totalCents',
      'line.couponId',
      'courses.title',
      'coupons.code as couponCode',
    ])
    .where('line.orderId', '=', orderId)
    .orderBy('line.position')
    .execute();

/** What a line has cost so far, in cents; 0 if there is no such line. */
export async function leftOfLine(db: Db, orderId: string, position: number): Promise<Cents> {
  const line = await db
    .selectFrom('orderLines')
    .select(sql<number>`total_cents - refunded_cents`.as('leftCents'))
    .where('orderId', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirst();
  return line?.leftCents ?? 0;
}

/**
 * Follows an order's change with its coupon, if it has one: used once the order is paid, given back when it fails and no
 * other order of the same purchase can still be paid.
 */
export async function followCoupon(trx: Trx, from: PaymentStatus, after: Changed, now: Date): Promise<void> {
  if (from === after.status || !['completed', 'failed'].includes(after.status)) return;
  const line = await trx
    .selectFrom('orderLines')
    .select('couponId')
    .where('orderId', '=', after.id)
    .where('couponId', 'is not', null)
    .executeTakeFirst();
  if (!line?.couponId) return;
  const purchase = { couponId: line.couponId, userId: after.userId, courseId: after.courseId };
  if (after.status === 'completed') return markUsed(trx, purchase, now);
  if (!(await isStillOpen(trx, purchase))) await releaseUse(trx, purchase, now);
}

async function isStillOpen(
  trx: Trx,
  { couponId, userId, courseId }: { couponId: string; userId: string; courseId: string },
): Promise<boolean> {
  const open = await trx
    .selectFrom('orders')
    .innerJoin('orderLines as line', 'line.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.userId', '=', userId)
    .where('orders.courseId', '=', courseId)
    .where('orders.status', '=', 'pending')
    .where('line.couponId', '=', couponId)
    .executeTakeFirst();
  return open !== undefined;
}
