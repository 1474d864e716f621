import { type Kysely, sql } from 'kysely';

/**
 * What public courses give for renewals, in a narrow table that lists are filtered and sorted by: one row for each body
 * and area, and one for the largest amount. Triggers keep it current. Filtering by expressions on `courses.credits` read
 * up to a million blocks at a million courses, because PostgreSQL cannot answer it from an index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table course_credit_kinds (
      course_id uuid not null,
      kind text not null,
      amount integer not null,
      created_at timestamptz not null,
      charged_cents integer not null,
      title_key text collate "C" not null,
      category text not null,
      level text not null,
      language text not null
    )`.execute(db);
  await sql`
    create function credit_kinds(credits jsonb) returns table (kind text, amount integer)
    language sql immutable as $$
      select 'any', max((value ->> 'amount')::integer) from jsonb_each(credits) having count(*) > 0
      union all select key, (value ->> 'amount')::integer from jsonb_each(credits)
      union all select key, value::integer from jsonb_each_text(credits #> '{pmi,areas}')
    $$`.execute(db);
  await sql`
    create function set_course_credit_kinds() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE'
        and (old.credits, old.is_public, old.created_at, old.charged_cents, old.title_key, old.category, old.level, old.language)
          is not distinct from
          (new.credits, new.is_public, new.created_at, new.charged_cents, new.title_key, new.category, new.level, new.language)
      then
        return null;
      end if;
      delete from course_credit_kinds where course_id = new.id;
      if new.is_public then
        insert into course_credit_kinds
          select new.id, kind, amount, new.created_at, new.charged_cents, new.title_key, new.category, new.level, new.language
          from credit_kinds(new.credits);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger add_course_credit_kinds after insert on courses
      for each row when (new.credits is not null) execute function set_course_credit_kinds()`.execute(db);
  await sql`
    create trigger set_course_credit_kinds after update on courses
      for each row when (old.credits is not null or new.credits is not null)
      execute function set_course_credit_kinds()`.execute(db);
  await sql`
    insert into course_credit_kinds
      select id, kind, amount, created_at, charged_cents, title_key, category, level, language
      from courses, credit_kinds(credits)
      where is_public and credits is not null`.execute(db);
  await sql`
    alter table course_credit_kinds
      add primary key (course_id, kind),
      add foreign key (course_id) references courses on delete cascade`.execute(db);
  const indexes = {
    newest: 'kind, created_at desc, course_id desc, category, level, language, charged_cents, amount',
    price: 'kind, charged_cents, course_id, category, level, language, amount',
    title: 'kind, title_key, course_id, category, level, language, charged_cents, amount',
    filters: 'kind, language, level, category, amount, charged_cents',
    amount: 'kind, amount',
  };
  for (const [name, columns] of Object.entries(indexes))
    await sql`
      create index ${sql.id(`course_credit_kinds_${name}`)} on course_credit_kinds (${sql.raw(columns)})`.execute(
      db,
    );
  // Areas have smaller amounts than bodies, so how many courses match depends on both.
  await sql`create statistics course_credit_amounts (mcv) on kind, amount from course_credit_kinds`.execute(
    db,
  );
  await sql`alter statistics course_credit_amounts set statistics 1000`.execute(db);
  await sql`analyze course_credit_kinds`.execute(db);
  for (const name of replaced) await sql`drop index ${sql.id(`courses_credits_${name}`)}`.execute(db);
  for (const [column, comment] of Object.entries(comments))
    await sql`comment on column ${sql.ref(`course_credit_kinds.${column}`)} is ${sql.lit(comment)}`.execute(
      db,
    );
}

const comments = {
  kind: 'A body, an area of PMI, or `any`: the largest amount for any body',
  amount: 'In hundredths of the unit, like `courses.credits`, from which triggers keep it current',
};

const replaced = [
  'pmi',
  'apm',
  'peoplecert',
  'scrum_alliance',
  'other',
  'ways_of_working',
  'power_skills',
  'business_acumen',
];
