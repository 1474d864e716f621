import { type Kysely, sql } from 'kysely';

/**
 * Replaces the indexes of courses by credits. Their keys have only what the list sorts by or compares for equality, and
 * the amount where it comes directly after that; everything else is included. As key columns, amounts and prices made
 * PostgreSQL 18 search an index hundreds of times for one statement (a skip scan).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, { key, included }] of Object.entries(indexes))
    await sql`
      create index ${sql.id(`course_credit_kinds_by_${name}`)} on course_credit_kinds (${sql.raw(key)})
      include (${sql.raw(included)})`.execute(db);
  // Last, because from here until the end the table cannot be read.
  for (const name of ['newest', 'price', 'title', 'filters', 'amount'])
    await sql`drop index ${sql.id(`course_credit_kinds_${name}`)}`.execute(db);
}

const indexes = {
  age: {
    key: 'kind, created_at desc, course_id desc',
    included: 'category, level, language, charged_cents, amount',
  },
  price: { key: 'kind, charged_cents, course_id', included: 'category, level, language, amount' },
  title: { key: 'kind, title_key, course_id', included: 'category, level, language, charged_cents, amount' },
  language: {
    key: 'kind, language, level, category',
    included: 'charged_cents, amount, created_at, title_key, course_id',
  },
  category: {
    key: 'kind, category, amount',
    included: 'level, language, charged_cents, created_at, title_key, course_id',
  },
  amount: { key: 'kind, amount', included: 'charged_cents, language, level, category, course_id' },
};
