import { sql } from 'kysely';
import { isId } from '../../../../contract/ids.ts';
import { readSort } from '../../../../contract/lists.ts';
import { type Cents, toDollars } from '../../../../contract/money/money.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { containing } from '../../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../../platform/database/queries/total-of.ts';
import { progressOfEnrolments } from '../../../learning/index.server.ts';
import { hasNumber } from '../../orders/orders.server.ts';
import type { RefundRequest, RefundRequestQuery } from './contract.ts';
import { noSuchRequest } from './decide-request.server.ts';

/** A page of the requests; those that are waiting come first, the oldest of them on top, unless sorted otherwise. */
export async function listRequests(db: Db, query: RefundRequestQuery) {
  const { page, limit, sort } = query;
  const matching = filtered(db, query);
  const sorted = sort
    ? matching.orderBy('request.createdAt', readSort<'createdAt'>(sort).direction)
    : matching
        .orderBy(sql`request.status <> 'waiting'`)
        .orderBy(sql`case when request.status = 'waiting' then request.created_at end`)
        .orderBy('request.createdAt', 'desc');
  const [rows, total] = await Promise.all([
    withDetails(sorted)
      .orderBy('request.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
  ]);
  return { requests: await present(db, rows), total, page, limit };
}

/** @throws 404 */
export async function showRequest(db: Db, id: string): Promise<RefundRequest> {
  const rows = isId(id) ? await withDetails(withPeople(db)).where('request.id', '=', id).execute() : [];
  const [request] = await present(db, rows);
  if (!request) throw noSuchRequest();
  return request;
}

const withPeople = (db: Db) =>
  db
    .selectFrom('refundRequests as request')
    .innerJoin('orders', 'orders.id', 'request.orderId')
    .innerJoin('orderLines as line', (join) =>
      join.onRef('line.orderId', '=', 'request.orderId').onRef('line.position', '=', 'request.position'),
    )
    .innerJoin('courses', 'courses.id', 'line.courseId')
    .innerJoin('users', 'users.id', 'request.userId')
    .leftJoin('users as admin', 'admin.id', 'request.decidedBy')
    .leftJoin('refunds', 'refunds.id', 'request.refundId')
    .leftJoin('enrolments', (join) =>
      join
        .onRef('enrolments.orderId', '=', 'line.orderId')
        .onRef('enrolments.courseId', '=', 'line.courseId'),
    );

const filtered = (db: Db, { search, status }: RefundRequestQuery) =>
  withPeople(db)
    .$if(status !== undefined, (q) => q.where('request.status', '=', status ?? 'waiting'))
    .$if(Boolean(search), (q) =>
      q.where(
        sql<boolean>`((users.name || E'\n' || users.email || E'\n' || courses.title) ilike ${containing(search ?? '')}
          or ${hasNumber(search ?? '')})`,
      ),
    );

const withDetails = (requests: ReturnType<typeof withPeople>) =>
  requests
    .selectAll('request')
    .select([
      'orders.number',
      'orders.completedAt',
      'orders.method',
      'orders.kind',
      'line.totalCents',
      'line.refundedCents',
      'refunds.orderCents as requestRefundCents',
      'courses.title',
      'users.name',
      'users.email',
      'admin.name as decidedByName',
      'enrolments.id as enrolmentId',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

async function present(db: Db, rows: Row[]): Promise<RefundRequest[]> {
  const progress = await progressOfEnrolments(
    db,
    rows.flatMap(({ enrolmentId }) => enrolmentId ?? []),
  );
  return rows.map((row) => ({
    _id: row.id,
    order: {
      _id: row.orderId,
      number: row.number,
      paidAt: row.completedAt?.toISOString() ?? null,
      method: row.method,
      isGift: row.kind === 'gift',
    },
    title: row.title,
    user: { name: row.name, email: row.email },
    reason: row.reason,
    cause: row.cause,
    status: row.status,
    amount: toDollars(row.askedCents),
    refundAmount: toDollars(refundCentsOf(row)),
    progress: progress.get(row.enrolmentId ?? '')?.progress ?? 0,
    answer: row.answer,
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The amount that approving a request would refund. After a decision, what was refunded: 0 if it was refused. */
const refundCentsOf = ({ status, totalCents, refundedCents, requestRefundCents }: Row): Cents =>
  status === 'waiting' ? totalCents - refundedCents : (requestRefundCents ?? 0);
