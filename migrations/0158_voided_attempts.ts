import { type Kysely, sql } from 'kysely';

/** When and why an attempt was voided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table attempts
      add column voided_at timestamptz,
      add column void_reason text check (char_length(void_reason) between 3 and 1000),
      add constraint attempts_voided
        check ((state = 'voided') = (voided_at is not null) and (voided_at is null) = (void_reason is null))`.execute(
    db,
  );
  await sql`comment on column attempts.void_reason is
    'Why an author voided it: the learner reads it. A voided attempt keeps its score, and counts for nothing'`.execute(
    db,
  );
  await sql`create index attempts_ended on attempts (quiz_id, submitted_at desc) where state <> 'open'`.execute(
    db,
  );
}
