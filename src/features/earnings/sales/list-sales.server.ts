import { sql } from 'kysely';
import { readSort } from '../../../contract/lists.ts';
import { toDollars } from '../../../contract/money/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { streamRows } from '../../../platform/database/queries/stream-rows.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { type CsvColumn, csvDownload } from '../../../platform/http/responses/csv.ts';
import { hasNumber } from '../../payments/index.server.ts';
import type { Sale, SaleFilter, SaleQuery, SaleState } from '../contract.ts';
import { initialsOf } from './initials.ts';

/** A page of an instructor's sales, newest first by default. */
export async function listSales(db: Db, instructorId: string, query: SaleQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    sorted(db, instructorId, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching(db, instructorId, query)),
  ]);
  return { sales: rows.map(present), total, page, limit };
}

const state = sql<SaleState>`case
  when sale.reserved_cents > 0 then 'disputed'
  when sale.refunded_cents = sale.total_cents then 'refunded'
  when sale.held_cents > 0 then 'held'
  else 'available' end`;

function matching(db: Db, instructorId: string, filter: SaleFilter) {
  const { search, attribution } = filter;
  return db
    .selectFrom('ledgerSales as sale')
    .innerJoin('orders', 'orders.id', 'sale.orderId')
    .leftJoin('courses', 'courses.id', 'sale.courseId')
    .where('sale.instructorId', '=', instructorId)
    .$if(filter.state !== undefined, (q) => q.where(state, '=', filter.state as SaleState))
    .$if(attribution !== undefined, (q) => q.where('sale.attribution', '=', attribution ?? 'platform'))
    .$if(Boolean(search), (q) =>
      q.where((where) =>
        where.or([where('courses.title', 'ilike', containing(search ?? '')), hasNumber(search ?? '')]),
      ),
    );
}

function sorted(db: Db, instructorId: string, filter: SaleFilter) {
  const { field, direction } = readSort<'soldAt' | 'earned'>(filter.sort ?? '-soldAt');
  return matching(db, instructorId, filter)
    .innerJoin('users as learner', 'learner.id', 'orders.userId')
    .innerJoin('orderLines as line', (join) =>
      join.onRef('line.orderId', '=', 'sale.orderId').onRef('line.position', '=', 'sale.position'),
    )
    .leftJoin('coupons', 'coupons.id', 'line.couponId')
    .selectAll('sale')
    .select(['orders.number', 'courses.title', 'learner.name as learnerName', state.as('state')])
    .select('coupons.ownerId')
    .orderBy(field === 'soldAt' ? 'sale.soldAt' : sql`sale.earned_cents - sale.reversed_cents`, direction)
    .orderBy('sale.orderId', direction)
    .orderBy('sale.position', direction);
}

type Row = Awaited<ReturnType<ReturnType<typeof sorted>['execute']>>[number];

const present = (row: Row): Sale => ({
  _id: `${row.orderId}-${row.position}`,
  orderNumber: row.number,
  learner: initialsOf(row.learnerName),
  course: row.title ?? 'A deleted course',
  soldAt: row.soldAt.toISOString(),
  total: toDollars(row.totalCents),
  refunded: toDollars(row.refundedCents),
  fee: toDollars(row.feeCents),
  feeIsEstimated: !row.feeIsFinal,
  share: row.permille / 10,
  attribution: row.attribution,
  broughtBy:
    row.attribution === 'platform' ? 'platform' : row.ownerId === row.instructorId ? 'coupon' : 'link',
  earned: toDollars(row.earnedCents - row.reversedCents),
  state: row.state,
  availableAt: row.availableAt.toISOString(),
});

const csvColumns: CsvColumn<Row>[] = [
  ['Order', (row) => row.number],
  ['Date', (row) => present(row).soldAt],
  ['Course', (row) => present(row).course],
  ['Learner', (row) => present(row).learner],
  ['Price paid (USD)', (row) => present(row).total],
  ['Refunded (USD)', (row) => present(row).refunded],
  ['Provider fee (USD)', (row) => present(row).fee],
  ['Fee', (row) => (row.feeIsFinal ? 'final' : 'estimated')],
  ['Brought by', (row) => (row.attribution === 'instructor' ? 'You' : 'Milepost')],
  ['Your share (%)', (row) => present(row).share],
  ['You earn (USD)', (row) => present(row).earned],
  ['State', (row) => row.state],
  ['Available from', (row) => present(row).availableAt],
];

/** The filtered sales as CSV. */
export const salesCsv = (db: Db, instructorId: string, filter: SaleFilter): Promise<Response> =>
  csvDownload('sales', csvColumns, streamRows(sorted(db, instructorId, filter)));
