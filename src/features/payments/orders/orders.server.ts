import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { Checkout } from '../providers/gateway.ts';
import { methodsOf, type Provider } from '../providers/providers.ts';
import { closeRequests } from '../refunds/requests/refund-requests.server.ts';
import type { Pricing } from './amounts/pricing.ts';
import type { Decidable } from './deciding/decisions.ts';
import { orderNumberPattern, readOrderNumber } from './numbers/order-number.ts';
import type { Order } from './order.ts';
import { followCoupon, priceLines, spreadChange } from './order-lines.server.ts';

export type OrderRow = Selectable<Tables['orders']>;
export type CourseForSale = Pick<
  Selectable<Tables['courses']>,
  'id' | 'title' | 'slug' | 'category' | 'instructorId' | 'priceCents' | 'chargedCents'
>;

export const noSuchOrder = failure('payment.order_not_found', 404, 'Order not found');

/** A course that anyone may buy, by its id or its slug, with its current price. */
export const findCourseForSale = (db: Db, idOrSlug: string): Promise<CourseForSale | undefined> =>
  db
    .selectFrom('courses')
    .select(['id', 'title', 'slug', 'category', 'instructorId', 'priceCents', 'chargedCents'])
    .where(isId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .where('isPublic', '=', true)
    .executeTakeFirst();

/** The order with this id; undefined for an invalid id. */
export const findOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  isId(id) ? db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst() : undefined;

/** Whether the text is the order's number or a part of it. Parts have their own index. */
export const hasNumber = (typed: string): RawBuilder<boolean> =>
  sql`(orders.number = ${readOrderNumber(typed)} or orders.id in (
      select id from orders where replace(number, '-', '') like ${orderNumberPattern(typed)}
    ))`;

/** The buyer's own order; undefined for anyone else's, and for an invalid id. */
export async function findOwnOrder(db: Db, userId: string, id: string): Promise<OrderRow | undefined> {
  const order = await findOrder(db, id);
  return order?.userId === userId ? order : undefined;
}

/** The buyer's own order by its id or by its provider's. */
export async function findOwnOrderAt(
  db: Db,
  provider: Provider,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const order =
    (await findOwnOrder(db, userId, id)) ?? (await findByProvider(db, provider, { reference: id }));
  return order?.userId === userId ? order : undefined;
}

/** The current order, locked until the end of the transaction, so that simultaneous settlements take turns. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Serialises the transactions that place orders of one person for these courses, or for this gift. */
export async function lockPurchase(trx: Trx, userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}:${id}`}, 0))`.execute(trx);
}

/** SQL: whether a line gives, or gave, its buyer a course: not a gift, and not refunded separately. */
const isOwnLine = sql<boolean>`(line.kind <> 'gift'
  and not (line.total_cents > 0 and line.refunded_cents = line.total_cents and orders.status = 'completed'))`;

/** An order with the pricing of its lines, sorted by position. */
type PricedOrder = OrderRow & { lines: Pricing[] };

const withLines = (db: Db) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select(
      sql<Pricing[]>`(
        select json_agg(json_build_object('courseId', l.course_id, 'totalCents', l.total_cents,
          'listCents', l.list_cents, 'discountCents', l.discount_cents, 'couponId', l.coupon_id,
          'attribution', l.attribution) order by l.position)
        from order_lines l where l.order_id = orders.id)`.as('lines'),
    );

/** A person's orders for one of these courses, alone or in a bundle, newest first. */
export const findOrdersFor = (
  db: Db,
  { userId, courseIds }: { userId: string; courseIds: readonly string[] },
): Promise<PricedOrder[]> =>
  withLines(db)
    .where('orders.userId', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderLines as line')
          .select('line.position')
          .whereRef('line.orderId', '=', 'orders.id')
          .where('line.courseId', 'in', courseIds)
          .where(isOwnLine),
      ),
    )
    .orderBy('orders.createdAt', 'desc')
    .execute();

/** The orders for a gift, newest first. */
export const findOrdersForGift = (db: Db, giftId: string): Promise<PricedOrder[]> =>
  withLines(db).where('orders.giftId', '=', giftId).orderBy('orders.createdAt', 'desc').execute();

/** Adds an order, and how the amount of each of its lines was calculated. */
export async function addOrder(
  trx: Trx,
  order: Pick<
    OrderRow,
    'userId' | 'courseId' | 'bundleId' | 'giftId' | 'kind' | 'method' | 'amountCents' | 'createdAt'
  >,
  lines: readonly Pricing[],
): Promise<OrderRow> {
  const added = await trx
    .insertInto('orders')
    .values({ ...order, updatedAt: order.createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  await priceLines(trx, added, lines);
  return added;
}

/** Stores the checkout of an order that has none yet and is still to be paid. */
export const recordCheckout = (
  db: Db,
  order: OrderRow,
  checkout: Checkout,
  now: Date,
): Promise<OrderRow | undefined> =>
  db
    .updateTable('orders')
    .set({ providerReference: checkout.reference, checkoutUrl: checkout.url, updatedAt: now })
    .where('id', '=', order.id)
    .where('status', '=', 'pending')
    .where('providerReference', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Starts another attempt, with a new key, after the provider refused the last one. */
export async function nextAttempt(db: Db, order: OrderRow): Promise<void> {
  await db
    .updateTable('orders')
    .set({ attempt: order.attempt + 1 })
    .where('id', '=', order.id)
    .where('attempt', '=', order.attempt)
    .execute();
}

/** The order of a provider's checkout or payment. */
export const findByProvider = (
  db: Db,
  provider: Provider,
  by: { reference: string } | { payment: string },
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('method', 'in', methodsOf(provider))
    .where((where) =>
      'reference' in by
        ? where('providerReference', '=', by.reference)
        : where('providerPayment', '=', by.payment),
    )
    .executeTakeFirst();

/** Whether a payment for this course is in progress at the provider, or under review by an administrator. */
export async function isPaymentPending(db: Db, userId: string, courseId: string): Promise<boolean> {
  const orders = await findOrdersFor(db, { userId, courseIds: [courseId] });
  return orders.some(({ status, inFlight }) => status === 'pending' && inFlight);
}

/** Whether the person has paid for the course and the order is valid, even if access is suspended. */
export async function hasBought(db: Db, userId: string, courseId: string): Promise<boolean> {
  const orders = await findOrdersFor(db, { userId, courseIds: [courseId] });
  return orders.some(({ status, grantsAccess }) => status === 'completed' && grantsAccess);
}

/** The part of an order that its rules use. */
export const orderOf = (row: OrderRow): Order => ({
  id: row.id,
  status: row.status,
  amountCents: row.amountCents,
  currency: row.currency,
  refundedCents: row.refundedCents,
  inFlight: row.inFlight,
  failureReason: row.failureReason,
  flags: row.flags,
  disputes: row.disputes,
  takenCurrency: row.takenCurrency,
});

/** The part of an order that the rules for administrators' decisions use. */
export const decidableOf = (row: OrderRow): Decidable => ({
  ...orderOf(row),
  method: row.method,
  providerReference: row.providerReference,
});

/** Writes the next state of a locked order, and the history row with the reason. */
export async function saveTransition(
  trx: Trx,
  row: OrderRow,
  next: Order,
  why: {
    cause: string;
    details: Record<string, unknown>;
    payment: string | null;
    /** The fee of the provider in cents, once it is known. */
    feeCents?: number | undefined;
    now: Date;
  },
): Promise<OrderRow> {
  const completes = next.status === 'completed' && row.status !== 'completed';
  const { amountCents, refundedCents } = next;
  // Setting the amounts, even to the same values, makes the database check them against the lines.
  const isOtherAmount = amountCents !== row.amountCents || refundedCents !== row.refundedCents;
  const saved = await trx
    .updateTable('orders')
    .set({
      status: next.status,
      inFlight: next.inFlight,
      failureReason: next.failureReason,
      ...(isOtherAmount && { amountCents, refundedCents }),
      takenCurrency: next.takenCurrency,
      flags: [...next.flags],
      disputes: JSON.stringify(next.disputes),
      providerPayment: why.payment ?? row.providerPayment,
      feeCents: row.feeCents ?? why.feeCents ?? null,
      completedAt: completes ? why.now : row.completedAt,
      updatedAt: why.now,
    })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderEvents')
    .values({
      orderId: row.id,
      at: why.now,
      fromStatus: row.status,
      toStatus: next.status,
      cause: why.cause,
      details: JSON.stringify(why.details),
    })
    .execute();
  await spreadChange(trx, row, saved);
  await followCoupon(trx, row.status, saved, why.now);
  if (saved.refundedCents > row.refundedCents) await closeRequests(trx, row.id, why.now);
  return saved;
}

/** Records that the enrolment depends on this order. */
export async function markGranted(trx: Trx, orderId: string): Promise<void> {
  await trx.updateTable('orders').set({ grantsAccess: true }).where('id', '=', orderId).execute();
}
