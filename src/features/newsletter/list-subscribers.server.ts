import { sql } from 'kysely';
import { readSort } from '../../contract/lists.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/queries/containing.ts';
import { streamRows } from '../../platform/database/queries/stream-rows.ts';
import { totalOf } from '../../platform/database/queries/total-of.ts';
import { type CsvColumn, csvDownload } from '../../platform/http/responses/csv.ts';
import type { Subscriber, SubscriberFilter, SubscriberQuery, SubscriberSort } from './contract.ts';

/** A page of current and former subscribers, newest first by default. With counts over all of them. */
export async function listSubscribers(db: Db, query: SubscriberQuery) {
  const { page, limit } = query;
  const [rows, total, counts] = await Promise.all([
    sorted(db, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching(db, query)),
    countAll(db),
  ]);
  return { subscribers: rows.map(present), total, page, limit, counts };
}

function matching(db: Db, { search, status, reason }: SubscriberFilter) {
  return db
    .selectFrom('newsletterSubscribers')
    .$if(status !== undefined, (q) =>
      q.where('unsubscribedAt', status === 'subscribed' ? 'is' : 'is not', null),
    )
    .$if(reason !== undefined, (q) => q.where('reason', '=', reason as NonNullable<typeof reason>))
    .$if(Boolean(search), (q) =>
      q.where(sql`(email || E'\n' || coalesce(feedback, ''))`, 'ilike', containing(search ?? '')),
    );
}

const columns = {
  email: 'email',
  subscribed: 'subscribedAt',
  unsubscribed: sql`coalesce(unsubscribed_at, '-infinity')`,
} as const;

function sorted(db: Db, filter: SubscriberFilter) {
  const { field, direction } = readSort<SubscriberSort>(filter.sort ?? '-subscribed');
  return matching(db, filter).selectAll().orderBy(columns[field], direction).orderBy('id', direction);
}

async function countAll(db: Db) {
  const [{ subscribed, unsubscribed }, reasons] = await Promise.all([
    db
      .selectFrom('newsletterSubscribers')
      .select([
        sql<number>`(count(*) filter (where unsubscribed_at is null))::int`.as('subscribed'),
        sql<number>`count(unsubscribed_at)::int`.as('unsubscribed'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('newsletterSubscribers')
      .select(['reason', sql<number>`count(*)::int`.as('count')])
      .where('unsubscribedAt', 'is not', null)
      .groupBy('reason')
      .orderBy('count', 'desc')
      .execute(),
  ]);
  return { subscribed, unsubscribed, reasons };
}

type Row = Awaited<ReturnType<ReturnType<typeof sorted>['execute']>>[number];

const present = (row: Row): Subscriber => ({
  _id: row.id,
  email: row.email,
  status: row.unsubscribedAt ? 'unsubscribed' : 'subscribed',
  subscribedAt: row.subscribedAt.toISOString(),
  unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  reason: row.reason,
  feedback: row.feedback,
});

const csvColumns: CsvColumn<Row>[] = [
  ['Email', (row) => row.email],
  ['Status', (row) => present(row).status],
  ['Subscribed', (row) => present(row).subscribedAt],
  ['Unsubscribed', (row) => present(row).unsubscribedAt],
  ['Reason', (row) => row.reason],
  ['Feedback', (row) => row.feedback],
];

/** The filtered subscribers as CSV. */
export const subscribersCsv = (db: Db, filter: SubscriberFilter): Promise<Response> =>
  csvDownload('newsletter-subscribers', csvColumns, streamRows(sorted(db, filter)));
