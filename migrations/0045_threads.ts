import { type Kysely, sql } from 'kysely';

/** Learners' questions at a second of a lecture, their answers, and the emails about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table threads (
      id uuid primary key,
      course_id uuid not null references courses (id) on delete cascade,
      lecture_id uuid references lectures (id) on delete set null,
      second integer check (second >= 0),
      author_id uuid not null references users (id) on delete cascade,
      title text not null check (char_length(title) between 1 and 120),
      body text not null check (char_length(body) between 1 and 4000),
      held boolean not null default false,
      pinned_at timestamptz,
      closed_at timestamptz,
      hidden_at timestamptz,
      hidden_reason text,
      awaits_answer boolean not null default true,
      first_answered_at timestamptz,
      accepted_post_id uuid,
      votes integer not null default 0 check (votes >= 0),
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      active_at timestamptz not null default now(),
      state text not null generated always as (
        case when hidden_at is not null then 'hidden' when closed_at is not null then 'closed'
             when awaits_answer then 'open' else 'answered' end) stored,
      searched tsvector not null generated always as (to_tsvector('english', title || ' ' || body)) stored
    )`.execute(db);
  await sql`
    create table posts (
      id uuid primary key,
      thread_id uuid not null references threads (id) on delete cascade,
      author_id uuid not null references users (id) on delete cascade,
      body text not null check (char_length(body) between 1 and 4000),
      held boolean not null default false,
      hidden_at timestamptz,
      hidden_reason text,
      created_at timestamptz not null default now(),
      edited_at timestamptz
    )`.execute(db);
  await sql`
    alter table threads add foreign key (accepted_post_id) references posts (id) on delete set null`.execute(
    db,
  );
  await sql`
    create table thread_votes (
      thread_id uuid not null references threads (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      primary key (thread_id, user_id)
    )`.execute(db);
  await sql`
    create table thread_emails (
      user_id uuid primary key references users (id) on delete cascade,
      frequency text not null check (frequency in ('at_once', 'daily', 'never')),
      digested_on date
    )`.execute(db);
  await sql`
    create table thread_news (
      id bigint generated always as identity primary key,
      user_id uuid not null references users (id) on delete cascade,
      thread_id uuid not null references threads (id) on delete cascade,
      post_id uuid references posts (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const indexes = [
  'threads_of_lecture on threads (lecture_id, second)',
  'threads_of_course on threads (course_id, active_at desc, id)',
  "open_threads on threads (course_id, created_at) where state = 'open'",
  'threads_of_author on threads (author_id)',
  'threads_searched on threads using gin (searched)',
  'threads_accepted on threads (accepted_post_id)',
  "threads_to_review on threads (created_at) where held or state = 'hidden'",
  'posts_of_thread on posts (thread_id, created_at, id)',
  'posts_of_author on posts (author_id)',
  'posts_to_review on posts (created_at) where held or hidden_at is not null',
  'votes_of_user on thread_votes (user_id)',
  'news_of_user on thread_news (user_id, id)',
  'news_of_thread on thread_news (thread_id)',
  'news_of_post on thread_news (post_id)',
];

const comments = {
  'threads.id': 'Chosen by the device, so that a question sent twice is stored once',
  'threads.lecture_id': 'Null once the lecture was removed: the question stays',
  'threads.held': 'Waits for an administrator, because a new learner wrote a link',
  'threads.first_answered_at': 'When the instructor or an administrator first answered',
  'threads.active_at': 'When it was asked or last answered',
  'thread_emails.digested_on': 'The day of the last digest, in UTC: there is at most one a day',
  'thread_news.post_id': 'The new answer; null for a new question',
};
