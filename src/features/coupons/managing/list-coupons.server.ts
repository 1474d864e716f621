import { sql } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import { readSort } from '../../../contract/lists.ts';
import { toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { streamRows } from '../../../platform/database/queries/stream-rows.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { type CsvColumn, csvDownload } from '../../../platform/http/responses/csv.ts';
import type { Coupon, CouponFilter, CouponQuery, CouponState } from '../contract.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

/** A page of the viewer's coupons, or of all of them for an administrator; newest first by default. */
export async function listCoupons(reading: Reading, viewer: Viewer, query: CouponQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    sorted(reading, viewer, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching(reading, viewer, query)),
  ]);
  return { coupons: rows.map(present), total, page, limit };
}

const stateAt = (now: Date) => sql<CouponState>`case
  when not coupons.is_active then 'off'
  when coupons.ends_at <= ${now} then 'ended'
  when coupons.uses >= coupons.max_uses then 'exhausted'
  when coupons.starts_at > ${now} then 'scheduled'
  else 'active' end`;

function matching({ db, clock }: Reading, viewer: Viewer, { search, state, batch }: CouponFilter) {
  return db
    .selectFrom('coupons')
    .leftJoin('courses', 'courses.id', 'coupons.courseId')
    .leftJoin('users as instructor', 'instructor.id', 'coupons.instructorId')
    .$if(viewer.role !== 'admin', (q) => q.where('coupons.ownerId', '=', viewer._id))
    .$if(state !== undefined, (q) => q.where(stateAt(clock()), '=', state ?? 'active'))
    .$if(batch !== undefined, (q) =>
      isId(batch ?? '') ? q.where('coupons.batchId', '=', batch ?? '') : q.where(sql<boolean>`false`),
    )
    .$if(Boolean(search), (q) =>
      q.where(
        sql`(coupons.code || E'\n' || coupons.note || E'\n' || coalesce(courses.title, ''))`,
        'ilike',
        containing(search ?? ''),
      ),
    );
}

/** Cents paid with the coupon, less refunds. */
const revenue = sql<number>`(
  select coalesce(sum(line.total_cents - line.refunded_cents), 0)::bigint from order_lines line
  join orders on orders.id = line.order_id
  where line.coupon_id = coupons.id and orders.status in ('completed', 'refunded'))`.as('revenueCents');

function sorted(reading: Reading, viewer: Viewer, filter: CouponFilter) {
  const { field, direction } = readSort<'createdAt' | 'code' | 'uses'>(filter.sort ?? '-createdAt');
  return matching(reading, viewer, filter)
    .innerJoin('users as owner', 'owner.id', 'coupons.ownerId')
    .selectAll('coupons')
    .select([
      'courses.title as courseTitle',
      'courses.slug as courseSlug',
      'instructor.name as instructorName',
      'owner.name as ownerName',
      stateAt(reading.clock()).as('state'),
      revenue,
    ])
    .orderBy(`coupons.${field}`, direction)
    .orderBy('coupons.id', direction);
}

type Row = Awaited<ReturnType<ReturnType<typeof sorted>['execute']>>[number];

const present = (row: Row): Coupon => ({
  _id: row.id,
  code: row.code,
  batch: row.batchId,
  owner: row.ownerName,
  percent: row.percent,
  amount: row.amountCents === null ? null : toDollars(row.amountCents),
  scope: row.scope,
  appliesTo: row.courseTitle ?? row.category ?? row.instructorName,
  courseSlug: row.courseSlug,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  maxUses: row.maxUses,
  uses: row.uses,
  revenue: toDollars(row.revenueCents),
  oncePerPerson: row.oncePerPerson,
  firstPurchase: row.firstPurchase,
  minimum: toDollars(row.minimumCents),
  note: row.note,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
});

const csvColumns: CsvColumn<Row>[] = [
  ['Code', (row) => row.code],
  ['Percent', (row) => row.percent],
  ['Amount (USD)', (row) => present(row).amount],
  ['For', (row) => present(row).appliesTo ?? 'All courses'],
  ['State', (row) => row.state],
  ['Uses', (row) => row.uses],
  ['Maximum uses', (row) => row.maxUses],
  ['Revenue (USD)', (row) => present(row).revenue],
  ['Starts', (row) => present(row).startsAt],
  ['Ends', (row) => present(row).endsAt],
  ['Note', (row) => row.note],
  ['Created', (row) => present(row).createdAt],
];

/** The filtered coupons as CSV. */
export const couponsCsv = (reading: Reading, viewer: Viewer, filter: CouponFilter): Promise<Response> =>
  csvDownload('coupons', csvColumns, streamRows(sorted(reading, viewer, filter)));
