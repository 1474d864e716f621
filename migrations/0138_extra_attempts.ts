import { type Kysely, sql } from 'kysely';

/** Attempts that an author gives a learner beyond those the quiz allows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table extra_attempts (
      id uuid primary key default new_id(),
      quiz_id uuid not null references quizzes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      granted_at timestamptz not null
    )`.execute(db);
  await sql`create index extra_attempts_of_quiz on extra_attempts (quiz_id, user_id)`.execute(db);
  await sql`create index extra_attempts_of_user on extra_attempts (user_id)`.execute(db);
  await sql`comment on column extra_attempts.user_id is
    'Deleted with the account; the audit log says who granted it'`.execute(db);
}
