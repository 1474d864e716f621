import { type Kysely, sql } from 'kysely';

/** What the names of these columns do not say. `tables.ts` shows it beside each column's type. */
const comments: Record<string, string> = {
  'assets.processing': 'Of a video; null for any other file.',
  'assets.processed_percent': 'How far a conversion is.',
  'courses.rating_count': 'Updated by the database when reviews change.',
  'courses.rating_sum': 'Updated by the database when reviews change.',
  'courses.title_key': 'The title without capitals and accents, for the order from A to Z.',
  'enrolments.target_date': 'A day: `2026-05-03`.',
  'orders.asked_at': 'When the reconcile job last asked the provider.',
  'orders.attempt': 'How many checkouts the provider was asked to open: part of the idempotency key.',
  'orders.disputes': "Each dispute by the provider's id.",
  'orders.grants_access':
    'Whether the enrolment depends on this order: not for a second payment of the same course.',
  'orders.in_flight': 'Money is on its way: the provider reports pending, or a receipt is under review.',
  'orders.number': 'What people know the order by: `MPO-7F3K-92QX`.',
  'orders.taken_currency': "The currency in which the money was accepted, where it is not the order's.",
  'refunds.amount_cents': 'Minor units of the currency that was paid in.',
  'refunds.order_cents': "What it counts as in the order's own currency.",
  'refunds.refunded_before':
    'What had been refunded before, in minor units of the currency that was paid in.',
  'refunds.status': '`sent`: the provider accepted it; `done`: the order shows it.',
  'refunds.tried_at': 'When the provider was last asked: one attempt at a time.',
  'uploads.bytes': 'What the file will have once it is complete.',
  'users.deleted_at':
    'When a person with a history was deleted: the row stays for their orders, without the person.',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, comment] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}
