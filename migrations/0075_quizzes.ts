import { type Kysely, sql } from 'kysely';

/** Question banks, quizzes of courses, and learners' attempts at them with every answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table questions (
      id uuid primary key default new_id(),
      series_id uuid not null default new_id(),
      version integer not null default 1 check (version >= 1),
      is_current boolean not null default true,
      course_id uuid not null references courses (id) on delete cascade,
      kind text not null check (kind in ('one', 'many', 'order', 'match', 'number', 'text')),
      stem text not null check (char_length(stem) between 1 and 4000),
      solution jsonb not null,
      explanation text not null default '' check (char_length(explanation) <= 4000),
      lecture_id uuid references lectures (id) on delete set null,
      second integer check (second >= 0),
      domain text not null check (char_length(domain) between 1 and 60),
      topic text not null default '' check (char_length(topic) <= 60),
      difficulty smallint not null default 3 check (difficulty between 1 and 5),
      points smallint not null default 1 check (points between 1 and 10),
      retired_at timestamptz,
      created_at timestamptz not null default now(),
      unique (series_id, version)
    )`.execute(db);
  await sql`
    create table quizzes (
      id uuid primary key default new_id(),
      course_id uuid not null references courses (id) on delete cascade,
      title text not null check (char_length(title) between 1 and 120),
      introduction text not null default '' check (char_length(introduction) <= 2000),
      question_series uuid[] not null default '{}',
      per_domain jsonb,
      is_shuffled boolean not null default true,
      minutes integer check (minutes between 1 and 300),
      max_attempts integer check (max_attempts between 1 and 20),
      cool_down_hours integer not null default 0 check (cool_down_hours between 0 and 720),
      pass_percent integer check (pass_percent between 1 and 100),
      feedback text not null default 'afterwards' check (feedback in ('immediately', 'afterwards', 'never')),
      position integer not null default 0,
      is_published boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table attempts (
      id uuid primary key default new_id(),
      quiz_id uuid not null references quizzes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      seed integer,
      question_ids uuid[] not null,
      state text not null default 'open' check (state in ('open', 'submitted', 'expired', 'voided')),
      started_at timestamptz not null,
      due_at timestamptz,
      submitted_at timestamptz,
      points integer check (points >= 0),
      max_points integer check (max_points >= points),
      is_passed boolean,
      domains jsonb,
      check ((state = 'open') = (submitted_at is null)),
      check (state = 'open' or points is not null)
    )`.execute(db);
  await sql`
    create table answers (
      attempt_id uuid not null references attempts (id) on delete cascade,
      question_id uuid not null references questions (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      value jsonb,
      is_flagged boolean not null default false,
      seconds integer not null default 0 check (seconds >= 0),
      checked_at timestamptz,
      points integer check (points >= 0),
      saved_at timestamptz not null,
      primary key (attempt_id, question_id)
    )`.execute(db);
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const indexes = [
  'unique index current_questions on questions (series_id) where is_current',
  'index questions_of_course on questions (course_id, domain, created_at, id) where is_current and retired_at is null',
  'index questions_of_lecture on questions (lecture_id)',
  'index quizzes_of_course on quizzes (course_id, position, created_at)',
  "unique index open_attempts on attempts (quiz_id, user_id) where state = 'open'",
  'index attempts_of_user on attempts (user_id, quiz_id, started_at)',
  'index attempts_of_quiz on attempts (quiz_id)',
  "index attempts_due on attempts (due_at) where state = 'open' and due_at is not null",
  'index attempts_using on attempts using gin (question_ids)',
  'index answers_to_question on answers (question_id)',
  'index answers_of_user on answers (user_id)',
];

const comments = {
  'questions.series_id': 'The same in every version of a question',
  'questions.is_current': 'Whether it is the latest version: new attempts use only this one',
  'questions.solution': 'Options with what is correct, a number with its tolerance, or accepted texts',
  'quizzes.question_series': 'Fixed questions in their order; empty if they are drawn at random',
  'quizzes.per_domain': 'How many questions are drawn from each domain; null if they are fixed',
  'attempts.user_id':
    'Attempts and answers are deleted with the account; their learner reads them in the API',
  'attempts.seed': 'Decides the order of options; null if they keep their order',
  'attempts.question_ids': 'The versions asked, in their order',
  'attempts.domains': 'The result by domain, once submitted',
  'answers.checked_at': 'When feedback was shown at once; the answer no longer changes after it',
};
