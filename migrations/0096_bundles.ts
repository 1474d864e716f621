import { type Kysely, sql } from 'kysely';

/**
 * Bundles: several courses in order at one price. An order for a bundle has a line for each course that the buyer gets,
 * with its share of the price.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bundles (
      id uuid primary key default new_id(),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 140),
      owner_id uuid not null references users,
      title text not null check (char_length(title) between 1 and 120),
      subtitle text not null default '' check (char_length(subtitle) <= 200),
      description text not null default '' check (char_length(description) <= 5000),
      price_cents integer not null check (price_cents > 0),
      status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index bundles_owner on bundles (owner_id, created_at desc)`.execute(db);
  await sql`create index bundles_published on bundles (created_at desc) where status = 'published'`.execute(
    db,
  );
  await sql`
    create table bundle_courses (
      bundle_id uuid not null references bundles on delete cascade,
      course_id uuid not null references courses on delete cascade,
      position smallint not null check (position between 1 and 20),
      primary key (bundle_id, course_id),
      unique (bundle_id, position)
    )`.execute(db);
  await sql`create index bundle_courses_course on bundle_courses (course_id)`.execute(db);
  for (const table of ['bundles', 'bundle_courses'])
    await sql`
      create trigger ${sql.id(`${table}_tell_changed`)}
        after insert or update or delete or truncate on ${sql.id(table)}
        for each statement execute function tell_catalogue_changed()`.execute(db);
  await sql`
    create table bundle_consents (
      instructor_id uuid primary key references users on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table orders
      add column kind text not null default 'course' check (kind in ('course', 'bundle', 'gift')),
      add column bundle_id uuid references bundles`.execute(db);
  await sql`
    alter table orders add constraint orders_bundle check ((kind = 'bundle') = (bundle_id is not null)) not valid`.execute(
    db,
  );
  await sql`alter table orders validate constraint orders_bundle`.execute(db);
  await sql`create index orders_bundle on orders (bundle_id) where bundle_id is not null`.execute(db);
  await sql`alter table order_lines add column bundle_id uuid references bundles`.execute(db);
  await sql`create index order_lines_bundle on order_lines (bundle_id) where bundle_id is not null`.execute(
    db,
  );
  await sql`alter table coupon_uses add column purchase text not null default 'course'`.execute(db);
  await sql`drop index coupon_uses_held`.execute(db);
  await sql`
    create unique index coupon_uses_held on coupon_uses (coupon_id, user_id, course_id, purchase)
      where state = 'held'`.execute(db);
  await sql`alter table refund_requests drop constraint refund_requests_cause_check`.execute(db);
  await sql`
    alter table refund_requests add constraint refund_requests_cause_check
      check (cause in ('bank', 'late', 'progress', 'again', 'provider', 'owned'))`.execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const comments = {
  'bundles.owner_id': 'The instructor whose courses it has, or the administrator who made it',
  'bundles.price_cents': 'Less for buyers who have some of its courses',
  'bundle_consents.instructor_id': 'Lets administrators put the courses into bundles',
  'coupon_uses.purchase': 'What is bought with it: course, or bundle: and its id',
  'orders.course_id': 'The course of the first line',
};
