import { type Kysely, sql } from 'kysely';

/** Scores that certificates demand, practice with spaced repetition, reports about questions, and voided questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quizzes
      add column certificate_percent smallint check (certificate_percent between 1 and 100)`.execute(db);
  await sql`
    alter table questions
      add column voided_at timestamptz,
      add column void_reason text check (char_length(void_reason) between 3 and 1000),
      add constraint questions_voided check ((voided_at is null) = (void_reason is null))`.execute(db);
  await sql`
    create table practice_cards (
      user_id uuid not null references users (id) on delete cascade,
      series_id uuid not null,
      course_id uuid not null references courses (id) on delete cascade,
      stage smallint not null default 0 check (stage between 0 and 4),
      is_correct boolean not null,
      due_at timestamptz not null,
      answered_at timestamptz not null,
      primary key (user_id, series_id)
    )`.execute(db);
  await sql`
    create table question_reports (
      id uuid primary key default new_id(),
      question_id uuid not null references questions (id) on delete cascade,
      series_id uuid not null,
      course_id uuid not null references courses (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      text text not null check (char_length(text) between 3 and 1000),
      created_at timestamptz not null,
      resolved_at timestamptz
    )`.execute(db);
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.raw(column)} is ${sql.lit(text)}`.execute(db);
}

const indexes = [
  'index practice_cards_of_course on practice_cards (user_id, course_id, due_at)',
  'index practice_cards_by_course on practice_cards (course_id)',
  'unique index open_question_reports on question_reports (user_id, series_id) where resolved_at is null',
  'index question_reports_of_series on question_reports (series_id) where resolved_at is null',
  'index question_reports_of_question on question_reports (question_id)',
  'index question_reports_of_course on question_reports (course_id)',
  'index quizzes_for_certificate on quizzes (course_id) where certificate_percent is not null',
];

const comments = {
  'quizzes.certificate_percent': 'The score that the certificate of the course demands; null for none',
  'questions.voided_at': 'When it was voided: everyone who was asked has its points',
  'practice_cards.user_id': 'Practice and reports are deleted with the account',
  'practice_cards.stage': 'How often it was answered correctly when it was due: 1, 3, 7 and 21 days follow',
  'question_reports.resolved_at': 'When its author dealt with it; null while it waits',
};
