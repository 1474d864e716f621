import { type Kysely, sql } from 'kysely';

/**
 * At a million courses, every row that an index-only scan returns can cost a block, because PostgreSQL looks up whether
 * everyone sees it. What is filtered by is therefore part of each index's key: rows that do not match are left out before.
 * Titles have an index by category too, and lists are counted where matches are in the order in which they are stored.
 * Learners of a course are counted without reading their enrolments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const dropped = ['created', 'newest', 'price', 'title_key', 'category_newest', 'category_price', 'filters'];
  for (const name of dropped) await sql`drop index ${sql.ref(`courses_${name}`)}`.execute(db);
  const added = {
    newest: 'created_at desc, id desc, category, level, language, charged_cents',
    price: 'charged_cents, id, category, level, language',
    title_key: 'title_key, id, category, level, language, charged_cents',
    category_newest: 'category, created_at desc, id desc, level, language, charged_cents',
    category_price: 'category, charged_cents, id, level, language',
    category_title: 'category, title_key, id, level, language, charged_cents',
    filters: 'category, level, charged_cents, language',
    kinds: 'category, level, language',
    language_price: 'language, charged_cents',
  };
  for (const [name, columns] of Object.entries(added))
    await sql`create index ${sql.ref(`courses_${name}`)} on courses (${sql.raw(columns)}) where is_public`.execute(
      db,
    );
  await sql`
    create index courses_created on courses
      (created_at desc, id desc, is_public, category, level, language, charged_cents) include (search_text)
  `.execute(db);
  await sql`
    create index courses_language on courses (language, level, id, charged_cents) include (title_key) where is_public
  `.execute(db);
  await sql`create index enrolments_current on enrolments (course_id) where ended_at is null`.execute(db);
}
