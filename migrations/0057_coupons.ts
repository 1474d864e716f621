import { type Kysely, sql } from 'kysely';

/** Coupons and their uses. A use belongs to one purchase: a person, a course and a coupon, however many orders it takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      id uuid primary key default new_id(),
      code text not null unique check (code ~ '^[A-Z0-9-]{4,32}$'),
      owner_id uuid not null references users,
      batch_id uuid not null default new_id(),
      percent smallint check (percent between 1 and 100),
      amount_cents integer check (amount_cents > 0),
      scope text not null check (scope in ('course', 'category', 'instructor', 'all')),
      course_id uuid references courses on delete cascade,
      category text,
      instructor_id uuid references users,
      starts_at timestamptz,
      ends_at timestamptz,
      max_uses integer check (max_uses >= 1),
      uses integer not null default 0 check (uses >= 0),
      once_per_person boolean not null default true,
      minimum_cents integer not null default 0 check (minimum_cents >= 0),
      first_purchase boolean not null default false,
      is_active boolean not null default true,
      note text not null default '' check (char_length(note) <= 200),
      created_at timestamptz not null default now(),
      check (num_nonnulls(percent, amount_cents) = 1),
      check ((scope = 'course') = (course_id is not null)),
      check ((scope = 'category') = (category is not null)),
      check ((scope = 'instructor') = (instructor_id is not null)),
      check (ends_at > starts_at)
    )`.execute(db);
  await sql`create index coupons_owner on coupons (owner_id, created_at desc, id desc)`.execute(db);
  await sql`create index coupons_created on coupons (created_at desc, id desc)`.execute(db);
  await sql`create index coupons_course on coupons (course_id) where course_id is not null`.execute(db);
  await sql`create index coupons_instructor on coupons (instructor_id) where instructor_id is not null`.execute(
    db,
  );
  await sql`
    create table coupon_uses (
      id uuid primary key default new_id(),
      coupon_id uuid not null references coupons on delete cascade,
      user_id uuid not null references users on delete cascade,
      course_id uuid not null references courses on delete cascade,
      state text not null default 'held' check (state in ('held', 'used', 'released')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index coupon_uses_held on coupon_uses (coupon_id, user_id, course_id)
      where state = 'held'`.execute(db);
  await sql`create index coupon_uses_user on coupon_uses (user_id)`.execute(db);
  await sql`create index coupon_uses_course on coupon_uses (course_id)`.execute(db);
  await sql`alter table order_lines add column coupon_id uuid references coupons`.execute(db);
  await sql`create index order_lines_coupon on order_lines (coupon_id) where coupon_id is not null`.execute(
    db,
  );
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const comments = {
  'coupons.batch_id': 'Codes made together have the same; they count as one coupon of their course',
  'coupons.uses': 'Uses that are held or used; never above max_uses when one is held',
  'coupons.minimum_cents': 'The least price of the course before the coupon',
  'coupons.first_purchase': 'Only for people who have not paid for anything yet',
  'coupon_uses.state':
    'Held while an order is open, used once paid, released when no order can be paid any more',
  'order_lines.coupon_id': 'The coupon that the total was computed with',
};
