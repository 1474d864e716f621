import { sql } from 'kysely';
import type { PaymentStatus } from '../../../contract/constants.ts';
import { allocate } from '../../../contract/money/allocate.ts';
import type { Cents } from '../../../contract/money/money.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { markUsed, type Purchased, purchaseKey, releaseUse } from '../../coupons/index.server.ts';
import type { Pricing } from './amounts/pricing.ts';
import { type NamedRefund, spreadRefund } from './amounts/spread-refund.ts';

/** An order line with the titles and names to display. */
export type OrderLine = Omit<Pricing, 'attribution'> & {
  position: number;
  title: string;
  instructorName: string;
  refundedCents: Cents;
  couponCode: string | null;
};

type Changed = Required<Purchased> & { id: string; userId: string; courseId: string; status: PaymentStatus };

type NewOrder = { id: string; userId: string; kind: 'course' | 'bundle' | 'gift'; bundleId: string | null };

/** Stores how a new order was priced. The database added the first line with the order; a bundle has more lines. */
export async function priceLines(
  trx: Trx,
  { id: orderId, userId, kind, bundleId }: NewOrder,
  [first, ...others]: readonly Pricing[],
): Promise<void> {
  if (!first) return;
  const { totalCents, ...pricing } = first;
  await trx
    .updateTable('orderLines')
    // A single line already has the order's amount; setting it would make the database compare the two again.
    .set({ ...pricing, kind, bundleId, ...(others.length > 0 && { totalCents }) })
    .where('orderId', '=', orderId)
    .execute();
  if (others.length === 0) return;
  const further = others.map((line, index) => ({
    ...line,
    orderId,
    userId,
    kind,
    bundleId,
    position: index + 2,
  }));
  await trx.insertInto('orderLines').values(further).execute();
}

/** The lines of an order, by position. */
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
      'courses.id as courseId',
      'courses.title',
      'courses.instructorName',
      'coupons.code as couponCode',
    ])
    .where('line.orderId', '=', orderId)
    .orderBy('line.position')
    .execute();

/** The amount of a line that has not been refunded, in cents; 0 if there is no such line. */
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
 * Follows an order's change with its coupon, if it has one: used once the order is paid, given back when it fails and
 * no other order of the same purchase can still be paid.
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
  const { couponId } = line;
  const purchase = {
    couponId,
    userId: after.userId,
    courseId: after.courseId,
    purchase: purchaseKey(after),
  };
  if (after.status === 'completed') return markUsed(trx, purchase, now);
  if (!(await isStillOpen(trx, after, couponId))) await releaseUse(trx, purchase, now);
}

async function isStillOpen(
  trx: Trx,
  { userId, courseId, bundleId, giftId }: Changed,
  couponId: string,
): Promise<boolean> {
  const open = await trx
    .selectFrom('orders')
    .innerJoin('orderLines as line', 'line.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.userId', '=', userId)
    .where('orders.bundleId', 'is not distinct from', bundleId)
    .where('orders.giftId', 'is not distinct from', giftId)
    // A bundle's first course depends on what its buyer has.
    .$if(bundleId === null, (q) => q.where('orders.courseId', '=', courseId))
    .where('orders.status', '=', 'pending')
    .where('line.couponId', '=', couponId)
    .executeTakeFirst();
  return open !== undefined;
}

type Amounts = { id: string; amountCents: Cents; refundedCents: Cents };

/**
 * Divides a change in an order's amount or refund among its lines, in the same transaction. A refund for one line is
 * taken from that line, any other in proportion to what is left of each. The database keeps a single line in step.
 */
export async function spreadChange(trx: Trx, before: Amounts, after: Amounts): Promise<void> {
  if (before.amountCents === after.amountCents && before.refundedCents === after.refundedCents) return;
  const lines = await trx
    .selectFrom('orderLines')
    .select(['position', 'totalCents', 'refundedCents'])
    .where('orderId', '=', after.id)
    .orderBy('position')
    .execute();
  if (lines.length < 2) return;
  const totals =
    before.amountCents === after.amountCents
      ? lines.map(({ totalCents }) => totalCents)
      : allocate(
          after.amountCents,
          lines.map(({ totalCents }) => totalCents),
        );
  const refunded = lines.map(({ refundedCents }) => refundedCents);
  const named = await takeNamedRefunds(trx, after.id, after.refundedCents - before.refundedCents);
  const back = spreadRefund({ totals, refunded, refundedCents: after.refundedCents }, named);
  for (const [index, { position }] of lines.entries())
    await trx
      .updateTable('orderLines')
      .set({ totalCents: totals[index], refundedCents: back[index] })
      .where('orderId', '=', after.id)
      .where('position', '=', position)
      .execute();
}

/** The single-line refunds that make up this amount, each taken once, with the position of its line. */
async function takeNamedRefunds(trx: Trx, orderId: string, cents: Cents): Promise<NamedRefund[]> {
  if (cents <= 0) return [];
  const open = await trx
    .selectFrom('refunds')
    .select(['id', 'linePosition', 'orderCents'])
    .where('orderId', '=', orderId)
    .where('linePosition', 'is not', null)
    .where('isSpread', '=', false)
    .where('status', '!=', 'refused')
    .orderBy('createdAt')
    .execute();
  const taken: NamedRefund[] = [];
  let left = cents;
  for (const { id, linePosition, orderCents } of open) {
    if (orderCents > left) continue;
    left -= orderCents;
    taken.push({ index: (linePosition ?? 1) - 1, cents: orderCents });
    await trx.updateTable('refunds').set({ isSpread: true }).where('id', '=', id).execute();
  }
  return taken;
}
