import { type Kysely, sql } from 'kysely';

/**
 * The certifications that learners hold, their activities, and which activity counts towards which certification.
 * All of it belongs to one person and is deleted with them; it is not part of any other person's data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table holdings (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      scheme_key text not null,
      scheme_version integer not null,
      number text not null default '',
      earned_on date not null,
      starts_on date not null,
      ends_on date not null check (ends_on > starts_on),
      time_zone text not null,
      created_at timestamptz not null default now(),
      foreign key (scheme_key, scheme_version) references schemes (key, version),
      unique (user_id, scheme_key, starts_on)
    )`.execute(db);
  await sql`
    create table credit_entries (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      course_id uuid references courses (id) on delete set null,
      title text not null,
      provider text not null,
      url text not null default '',
      starts_on date not null,
      ends_on date not null check (ends_on >= starts_on),
      hours integer not null check (hours > 0),
      reflection text not null default '',
      created_at timestamptz not null default now(),
      unique (user_id, course_id)
    )`.execute(db);
  await sql`create index on credit_entries (course_id)`.execute(db);
  await sql`
    create table credit_allocations (
      entry_id uuid not null references credit_entries (id) on delete cascade,
      holding_id uuid not null references holdings (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      activity_group text not null,
      areas jsonb not null,
      reported_on date,
      primary key (entry_id, holding_id)
    )`.execute(db);
  await sql`create index on credit_allocations (holding_id)`.execute(db);
  await sql`create index on credit_allocations (user_id)`.execute(db);
  const comments: [column: string, comment: string][] = [
    ['holdings.starts_on', 'The first day of the current cycle'],
    ['holdings.ends_on', 'The last day of the current cycle'],
    ['holdings.time_zone', 'Decides on which day a course was completed'],
    ['credit_entries.course_id', 'The completed course that it is from; null if it was added by hand'],
    ['credit_entries.hours', 'In hundredths of an hour'],
    ['credit_allocations.activity_group', "The key of one of the scheme's groups"],
    [
      'credit_allocations.areas',
      'How the hours are split, in hundredths by area; empty for a group without areas',
    ],
    ['credit_allocations.reported_on', 'When the learner reported it to the body'],
  ];
  for (const [column, comment] of comments)
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(comment)}`.execute(db);
}
