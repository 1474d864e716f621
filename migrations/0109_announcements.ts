import { type Kysely, sql } from 'kysely';

/** Announcements to the learners of a course, whom each reached, and which courses' emails a learner has stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcements (
      id uuid primary key,
      course_id uuid not null references courses (id) on delete cascade,
      title text not null check (char_length(title) between 1 and 120),
      body text not null check (char_length(body) between 1 and 5000),
      audience text not null check (audience in ('all', 'not_started', 'behind', 'completed')),
      send_at timestamptz not null,
      time_zone text,
      started_at timestamptz,
      sent_at timestamptz,
      cancelled_at timestamptz,
      hidden_at timestamptz,
      hidden_reason text,
      recipients integer not null default 0 check (recipients >= 0),
      emailed integer not null default 0 check (emailed >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      state text not null generated always as (
        case when hidden_at is not null then 'hidden' when cancelled_at is not null then 'cancelled'
             when sent_at is not null then 'sent' when started_at is not null then 'sending'
             else 'scheduled' end) stored
    )`.execute(db);
  await sql`
    create table announcement_recipients (
      announcement_id uuid not null references announcements (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      emailed boolean not null,
      read_at timestamptz,
      primary key (announcement_id, user_id)
    )`.execute(db);
  await sql`
    create table course_email_stops (
      user_id uuid not null references users (id) on delete cascade,
      course_id uuid not null references courses (id) on delete cascade,
      stopped_at timestamptz not null default now(),
      primary key (user_id, course_id)
    )`.execute(db);
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const indexes = [
  'announcements_of_course on announcements (course_id, send_at desc, id)',
  'announcements_by_time on announcements (send_at desc, id)',
  'announcements_of_user on announcement_recipients (user_id, announcement_id)',
  'announcements_read on announcement_recipients (announcement_id) where read_at is not null',
  'email_stops_of_course on course_email_stops (course_id)',
];

const comments = {
  'announcements.id': 'Chosen by the device, so that one sent twice is stored once',
  'announcements.send_at': 'When it goes out: the month of the limit, in UTC',
  'announcements.time_zone': 'The zone it was scheduled in; null if it was sent at once',
  'announcements.started_at': 'When the job began to send it: from here on it cannot be edited',
  'announcements.recipients': 'How many learners it was for when it went out',
  'announcements.emailed': 'How many of them were emailed; the others had stopped the emails of the course',
  'announcement_recipients.read_at': 'When the learner first saw it in the course',
};
