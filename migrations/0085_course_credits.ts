import { type Kysely, sql } from 'kysely';

/**
 * Credits that courses give, claimed by instructors and verified by administrators. What a course shows of them is in the
 * course itself, so that lists need no join; the database keeps it current, however a claim or the learning time changes.
 * The claims are about courses, not about a person; a proof belongs to the instructor who uploaded it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lectures
      add column practice_minutes smallint not null default 0 check (practice_minutes between 0 and 240)`.execute(
    db,
  );
  await sql`
    alter table courses
      add column practice_minutes integer not null default 0 check (practice_minutes >= 0),
      add column credits jsonb`.execute(db);
  await sql`
    create table course_credits (
      id uuid primary key default new_id(),
      course_id uuid not null references courses on delete cascade,
      family text not null check (family in ('pmi', 'apm', 'peoplecert', 'scrum-alliance', 'other')),
      amount integer not null check (amount > 0),
      areas jsonb not null,
      state text not null default 'claimed' check (state in ('claimed', 'verified', 'refused', 'expired')),
      provider_number text not null default '',
      activity_number text not null default '',
      claim_code text not null default '',
      proof_asset_id uuid references assets on delete set null,
      valid_from date not null,
      valid_until date check (valid_until >= valid_from),
      claimed_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references users on delete set null,
      note text not null default '',
      check ((state = 'claimed') <= (decided_at is null))
    )`.execute(db);
  await sql`
    create unique index course_credits_current on course_credits (course_id, family)
      where state in ('claimed', 'verified')`.execute(db);
  await sql`create index course_credits_course on course_credits (course_id)`.execute(db);
  await sql`create index course_credits_queue on course_credits (state, claimed_at, id)`.execute(db);
  await sql`create index course_credits_proof on course_credits (proof_asset_id)`.execute(db);
  await sql`
    create index course_credits_ending on course_credits (valid_until)
      where state in ('claimed', 'verified') and valid_until is not null`.execute(db);
  await sql`
    create function current_credits(course uuid, seconds integer, practice integer) returns jsonb
    language sql stable as $$
      with claims as (
        select *, case family when 'peoplecert' then 50 else 25 end as step,
          floor((seconds + practice * 60) / 36.0)::integer as learning
        from course_credits
        where course_id = course and state in ('claimed', 'verified')
      ), capped as (
        select *, least(amount, learning - learning % step) as most from claims
      )
      select jsonb_object_agg(family, jsonb_build_object(
        'amount', most,
        'areas', coalesce((
          select jsonb_object_agg(key, part) from (
            select key, least(value::integer, most - coalesce(sum(value::integer) over (
              order by key rows between unbounded preceding and 1 preceding), 0))::integer as part
            from jsonb_each_text(areas)
          ) parts where part > 0), '{}'),
        'state', state,
        'number', case when state = 'verified' and provider_number <> '' then provider_number end,
        'until', valid_until))
      from capped where most > 0
    $$`.execute(db);
  await sql`
    create function set_course_credits() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update courses set credits = current_credits(id, total_seconds, practice_minutes) where id = old.course_id;
      end if;
      if tg_op <> 'DELETE' then
        update courses set credits = current_credits(id, total_seconds, practice_minutes) where id = new.course_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger set_course_credits after insert or update or delete on course_credits
      for each row execute function set_course_credits()`.execute(db);
  await sql`
    create function limit_course_credits() returns trigger language plpgsql as $$
    begin
      new.credits = current_credits(new.id, new.total_seconds, new.practice_minutes);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger limit_course_credits before update of total_seconds, practice_minutes on courses
      for each row when (old.total_seconds <> new.total_seconds or old.practice_minutes <> new.practice_minutes)
      execute function limit_course_credits()`.execute(db);
  for (const [name, path] of filtered)
    await sql`
      create index ${sql.id(`courses_credits_${name}`)} on courses (((credits #>> ${sql.lit(path)})::integer))
        where is_public and credits is not null`.execute(db);
  await sql`
    alter table credit_allocations add column hours integer check (hours > 0)`.execute(db);
  const comments: [column: string, comment: string][] = [
    ['lectures.practice_minutes', 'The time that the author declares for exercises'],
    ['courses.practice_minutes', 'The sum of its lectures, part of the learning time'],
    ['courses.credits', 'Current credits by family, never more than the learning time; kept by triggers'],
    ['course_credits.amount', 'In hundredths of the unit, like its areas'],
    ['course_credits.claim_code', 'Only for learners who completed the course'],
    ['course_credits.valid_until', 'The last day, in UTC; null without an end'],
    ['course_credits.note', 'Why it was refused'],
    [
      'credit_allocations.hours',
      'The part of the hours that counts here, in hundredths; null for all of them',
    ],
  ];
  for (const [column, comment] of comments)
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}

/** What the catalogue filters by. */
const filtered: [name: string, path: string][] = [
  ['pmi', '{pmi,amount}'],
  ['apm', '{apm,amount}'],
  ['peoplecert', '{peoplecert,amount}'],
  ['scrum_alliance', '{scrum-alliance,amount}'],
  ['other', '{other,amount}'],
  ['ways_of_working', '{pmi,areas,ways-of-working}'],
  ['power_skills', '{pmi,areas,power-skills}'],
  ['business_acumen', '{pmi,areas,business-acumen}'],
];
