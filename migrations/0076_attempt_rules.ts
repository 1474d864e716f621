import { type Kysely, sql } from 'kysely';

/** An attempt keeps the pass mark and the feedback of the quiz as it was when the attempt started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts add column pass_percent integer check (pass_percent between 1 and 100)`.execute(
    db,
  );
  await sql`
    alter table attempts add column feedback text
      check (feedback in ('immediately', 'afterwards', 'never'))`.execute(db);
  await sql`
    update attempts set pass_percent = quizzes.pass_percent, feedback = quizzes.feedback
      from quizzes where quizzes.id = attempts.quiz_id`.execute(db);
  await sql`alter table attempts alter column feedback set not null`.execute(db);
}
