import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { readSort } from '../../../../contract/lists.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { containing } from '../../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../../platform/database/queries/total-of.ts';
import type { AdminOrderFilter, AdminOrderQuery } from '../../admin/contract.ts';
import { hasNumber } from '../orders.server.ts';
import { accessByOrder, type ProgressOf } from './access-by-order.server.ts';
import { presentAdminOrder } from './present-admin-order.ts';

type Query = z.output<typeof AdminOrderQuery>;
export type OrderFilter = z.output<typeof AdminOrderFilter>;

const sorts = {
  createdAt: 'orders.createdAt',
  amount: 'orders.amountCents',
  student: 'users.name',
  course: sql`coalesce(bundles.title, courses.title)`,
} as const;

/**
 * A page of all orders, newest first by default.
 * @param progressOf reads the learners' progress in these enrolments
 */
export async function listAllOrders(db: Db, query: Query, progressOf: ProgressOf) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    sortedOrders(db, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(db.selectFrom('orders').where((where) => where.and(conditions(query)))),
  ]);
  const access = await accessByOrder(
    db,
    rows.map(({ id }) => id),
    progressOf,
  );
  const orders = rows.map((row) => presentAdminOrder(row, access.get(row.id)));
  return { orders, total, page, limit };
}

/** All orders that match the filter, sorted. */
export function sortedOrders(db: Db, filter: OrderFilter) {
  const { field, direction } = readSort<keyof typeof sorts>(filter.sort ?? '-createdAt');
  return matchingOrders(db, filter)
    .selectAll('orders')
    .select(adminColumns)
    .orderBy(sorts[field], direction)
    .orderBy('orders.id', 'desc');
}

const matchingOrders = (db: Db, filter: OrderFilter) =>
  ordersWithPeople(db).where((where) => where.and(conditions(filter)));

/** Orders with their course, bundle or gift, and their buyer. */
export const ordersWithPeople = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('courses', 'courses.id', 'orders.courseId')
    .innerJoin('users', 'users.id', 'orders.userId')
    .leftJoin('bundles', 'bundles.id', 'orders.bundleId')
    .leftJoin('gifts', 'gifts.id', 'orders.giftId');

export const adminColumns = [
  'users.name as buyerName',
  'users.email as buyerEmail',
  'courses.title as courseTitle',
  'bundles.title as bundleTitle',
  'gifts.recipientName',
  'gifts.status as giftStatus',
  'courses.slug as courseSlug',
  'courses.instructorName',
] as const;

function conditions({ search, status, method, flag }: OrderFilter): RawBuilder<boolean>[] {
  const all: RawBuilder<boolean>[] = [];
  if (search) all.push(mentions(search));
  if (status) all.push(sql`orders.status = ${status}`);
  if (method) all.push(sql`orders.method = ${method}`);
  if (flag === 'receipt')
    all.push(sql`orders.method = 'bank' and orders.status = 'pending' and orders.in_flight`);
  else if (flag) all.push(sql`${flag} = any(orders.flags)`);
  return all;
}

/**
 * Matches the student, the course, the bundle, the order's number or part of it, or its id. People, courses and bundles
 * are looked up first: joined to every order, they would be read once per order.
 */
function mentions(search: string): RawBuilder<boolean> {
  const text = containing(search);
  return sql`(orders.user_id in (
      select id from users where deleted_at is null and (name || E'\n' || email) ilike ${text}
    ) or orders.course_id in (
      select id from courses where search_text ilike ${text} and title ilike ${text}
    ) or orders.bundle_id in (
      select id from bundles where title ilike ${text}
    ) or ${hasNumber(search)} or orders.id::text = ${search.toLowerCase()})`;
}
