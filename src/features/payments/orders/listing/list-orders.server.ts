import { sql } from 'kysely';
import { readSort } from '../../../../contract/lists.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { containing } from '../../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../../platform/database/queries/total-of.ts';
import { findReceiptFile } from '../../bank-transfers/bank-receipts.server.ts';
import { sinceOrdered } from '../../bank-transfers/since-ordered.server.ts';
import type { HistoryQuery, Receipt } from '../../contract.ts';
import { presentLineRefunds } from '../../refunds/requests/refund-of-lines.server.ts';
import { findLines } from '../order-lines.server.ts';
import { hasNumber } from '../orders.server.ts';
import { presentOrder, presentReceipt } from './present-order.ts';

/** A page of a buyer's own orders, newest first by default. */
export async function listOrders(db: Db, userId: string, query: HistoryQuery) {
  const { page, limit } = query;
  const matching = narrowed(withCourse(db).where('orders.userId', '=', userId), query);
  const { field, direction } = readSort<'createdAt' | 'amount'>(query.sort ?? '-createdAt');
  const [rows, total] = await Promise.all([
    matching
      .selectAll('orders')
      .select(['courses.title as courseTitle', 'courses.slug as courseSlug', courseOwned])
      .select(bundleColumns)
      .select(giftColumns)
      .select(couponCode)
      .orderBy(field === 'amount' ? 'orders.amountCents' : 'orders.createdAt', direction)
      .orderBy('orders.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
  ]);
  return { orders: rows.map(presentOrder), total, page, limit };
}

/** Everything on an order's receipt, as its buyer sees it. */
export async function findReceipt(ctx: Context, orderId: string): Promise<Receipt> {
  const row = await withCourse(ctx.db)
    .innerJoin('users', 'users.id', 'orders.userId')
    .selectAll('orders')
    .select([
      'courses.title as courseTitle',
      'courses.slug as courseSlug',
      courseOwned,
      'courses.instructorName',
      'users.name as buyerName',
      'users.email as buyerEmail',
    ])
    .select(bundleColumns)
    .select(giftColumns)
    .select(couponCode)
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const isAwaited = row.method === 'bank' && row.status === 'pending' && !row.inFlight;
  const [file, lines, refunds, since] = await Promise.all([
    findReceiptFile(ctx, orderId, row.userId),
    findLines(ctx.db, orderId),
    presentLineRefunds(ctx, row),
    isAwaited && !row.courseOwned ? sinceOrdered(ctx, row) : null,
  ]);
  return presentReceipt(row, file, lines, refunds, since);
}

/** Whether the buyer has what the order is for, through this order or otherwise. Before a payment, `isOwned` decides. */
const courseOwned = sql<boolean>`case orders.kind
  when 'gift' then gifts.status is distinct from 'draft'
  when 'bundle' then not exists (
    select from order_lines line
    where line.order_id = orders.id and not ${isLearner('line')})
  else ${isLearner('orders')} end`.as('courseOwned');

const bundleColumns = ['bundles.title as bundleTitle', 'bundles.slug as bundleSlug'] as const;

const giftColumns = [
  'gifts.recipientName',
  'gifts.status as giftStatus',
  'gifts.deliverOn',
  'gifts.sentAt',
  'gifts.claimedAt',
] as const;

/** A coupon applies to every line of its order, so the first line is enough. */
const couponCode = sql<string | null>`(
  select coupons.code from order_lines line join coupons on coupons.id = line.coupon_id
  where line.order_id = orders.id and line.position = 1)`.as('couponCode');

const withCourse = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('courses', 'courses.id', 'orders.courseId')
    .leftJoin('bundles', 'bundles.id', 'orders.bundleId')
    .leftJoin('gifts', 'gifts.id', 'orders.giftId');

/** Whether an order's number, or the title of its course or bundle, contains the text. */
const mentions = (search: string) =>
  sql<boolean>`(courses.title ilike ${containing(search)} or bundles.title ilike ${containing(search)} or ${hasNumber(search)})`;

function narrowed(orders: ReturnType<typeof withCourse>, { search, status }: HistoryQuery) {
  const matching = search ? orders.where(mentions(search)) : orders;
  return status ? matching.where('orders.status', '=', status) : matching;
}

function isLearner(table: 'orders' | 'line') {
  return sql`exists (
    select from enrolments
    where enrolments.user_id = orders.user_id and enrolments.course_id = ${sql.ref(`${table}.courseId`)}
      and enrolments.ended_at is null)`;
}
