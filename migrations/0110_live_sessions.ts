import { type Kysely, sql } from 'kysely';

/** Live sessions of a course, who comes, what they were emailed, and learners' calendar feeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table live_sessions (
      id uuid primary key,
      course_id uuid not null references courses (id) on delete cascade,
      title text not null check (char_length(title) between 1 and 120),
      description text not null default '' check (char_length(description) <= 4000),
      starts_at timestamptz not null,
      time_zone text not null,
      minutes integer not null check (minutes between 1 and 480),
      ends_at timestamptz not null,
      link text not null check (link like 'https://%'),
      capacity integer check (capacity > 0),
      registered integer not null default 0 check (registered >= 0),
      version integer not null default 0,
      recording_lecture_id uuid references lectures (id) on delete set null,
      cancelled_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint live_sessions_capacity check (registered <= capacity)
    )`.execute(db);
  await sql`
    create table live_session_registrations (
      session_id uuid not null references live_sessions (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      registered_at timestamptz not null default now(),
      primary key (session_id, user_id)
    )`.execute(db);
  await sql`
    create table live_session_emails (
      session_id uuid not null references live_sessions (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      occasion text not null check (occasion in ('day', 'hour', 'moved', 'cancelled')),
      version integer not null,
      primary key (session_id, user_id, occasion, version)
    )`.execute(db);
  await sql`
    create table calendar_feeds (
      user_id uuid primary key references users (id) on delete cascade,
      serial uuid not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function count_registrations() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update live_sessions set registered = registered + 1 where id = new.session_id;
      else
        update live_sessions set registered = registered - 1 where id = old.session_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_registrations after insert or delete on live_session_registrations
      for each row execute function count_registrations()`.execute(db);
  await sql`
    create function free_seats() returns trigger language plpgsql as $$
    begin
      delete from live_session_registrations r using live_sessions s
      where s.id = r.session_id and s.course_id = new.course_id and r.user_id = new.user_id and s.ends_at > new.ended_at;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger free_seats after update of ended_at on enrolments
      for each row when (old.ended_at is null and new.ended_at is not null) execute function free_seats()`.execute(
    db,
  );
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const indexes = [
  'live_sessions_of_course on live_sessions (course_id, starts_at, id)',
  'live_sessions_recording on live_sessions (recording_lecture_id)',
  'registrations_of_user on live_session_registrations (user_id, session_id)',
  'session_emails_of_user on live_session_emails (user_id)',
];

const comments = {
  'live_sessions.id': 'Chosen by the device, so that one sent twice is stored once',
  'live_sessions.time_zone': 'The zone in which the instructor plans',
  'live_sessions.ends_at': 'The start and the minutes',
  'live_sessions.registered': 'Kept by a trigger; never above the capacity',
  'live_sessions.version': 'Raised when the time changes or the session is cancelled; SEQUENCE in calendars',
  'live_session_emails.version': 'Of the session it was about: each email is sent once for each version',
  'calendar_feeds.serial': 'Part of the signed URL; a new one revokes the URL before',
};
