import { type Kysely, sql } from 'kysely';

/** What a learner says they are working on, once and only if they like: it shapes their recommendations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table learner_desks (
      user_id uuid primary key references users (id) on delete cascade,
      answer text not null,
      answered_at timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column learner_desks.answer is 'One of the six answers, or skipped.'`.execute(db);
}
