import { toDollars } from '../../../../contract/money/money.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { streamRows } from '../../../../platform/database/queries/stream-rows.ts';
import { type CsvColumn, csvDownload } from '../../../../platform/http/responses/csv.ts';
import { type OrderFilter, sortedOrders } from './list-all-orders.server.ts';
import type { OrderWithPeople } from './present-admin-order.ts';

const columns: CsvColumn<OrderWithPeople>[] = [
  ['Order', (order) => order.number],
  ['Student', (order) => order.buyerName],
  ['Email', (order) => order.buyerEmail],
  ['Course', (order) => order.bundleTitle ?? order.courseTitle],
  ['Instructor', (order) => order.instructorName],
  ['Method', (order) => order.method],
  ['Status', (order) => order.status],
  ['Amount (USD)', (order) => toDollars(order.amountCents)],
  ['Refunded (USD)', (order) => toDollars(order.refundedCents)],
  ['Flags', (order) => order.flags.join(' ')],
  ['Ordered', (order) => order.createdAt.toISOString()],
  ['Paid', (order) => order.completedAt?.toISOString() ?? null],
];

/** The filtered orders as CSV. */
export const ordersCsv = (db: Db, filter: OrderFilter): Promise<Response> =>
  csvDownload('orders', columns, streamRows(sortedOrders(db, filter)));
