import { type Kysely, sql } from 'kysely';

/**
 * What courses have cost, so that a struck-through price is never above the lowest of the 30 days before the reduction, as
 * EU law asks. `courses.prior_cents` has that price, so that lists need not read the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_history (
      id bigint generated always as identity primary key,
      course_id uuid not null references courses on delete cascade,
      charged_cents integer not null check (charged_cents >= 0),
      since timestamptz not null default now()
    )`.execute(db);
  await sql`create index price_history_course on price_history (course_id, since desc)`.execute(db);
  await sql`alter table courses add column prior_cents integer check (prior_cents >= 0)`.execute(db);
  await sql`
    insert into price_history (course_id, charged_cents, since)
    select id, charged_cents, created_at from courses`.execute(db);
  await lowestOf30Days(db);
  await keepHistory(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

/** A price counts if it was in force at any moment of the 30 days: from its start until the next one's. */
async function lowestOf30Days(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lowest_price(course uuid, until timestamptz) returns integer language sql stable as $$
      select min(charged_cents) from (
        select charged_cents, lead(since) over (order by since, id) as ended
        from price_history where course_id = course and since <= until
      ) prices where ended is null or ended > until - interval '30 days'
    $$`.execute(db);
}

/**
 * When the price changes, the lowest of the 30 days before becomes the prior price. A list price that is raised during a
 * reduction was never charged, so it does not raise what is struck through.
 */
async function keepHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function set_prior_price() returns trigger language plpgsql as $$
    declare
      was integer := coalesce(old.discount_cents, old.price_cents);
      is_now integer := coalesce(new.discount_cents, new.price_cents);
    begin
      if is_now <> was then
        new.prior_cents := least(lowest_price(old.id, now()), was);
      elsif new.price_cents > old.price_cents then
        new.prior_cents := least(old.prior_cents, old.price_cents);
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger courses_prior_price before update of price_cents, discount_cents on courses
      for each row execute function set_prior_price()`.execute(db);
  await sql`
    create function add_price() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or old.charged_cents <> new.charged_cents then
        insert into price_history (course_id, charged_cents) values (new.id, new.charged_cents);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger courses_price_history after insert or update of price_cents, discount_cents on courses
      for each row execute function add_price()`.execute(db);
}

const comments = {
  'courses.prior_cents':
    'The lowest price of the 30 days before the present one; null if it has always cost the same',
  'price_history.since': 'Until the next price of the course',
};
