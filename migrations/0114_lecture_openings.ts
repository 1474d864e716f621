import { type Kysely, sql } from 'kysely';

/** A lecture opens when a learner enrols, a number of days later, or on a date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lectures
      add column opens_after_days integer check (opens_after_days between 1 and 365),
      add column opens_on date,
      add column opens_zone text,
      add column opens_at timestamptz,
      add constraint lectures_opening check (
        (opens_on is null) = (opens_zone is null) and (opens_on is null) = (opens_at is null)
        and (opens_on is null or opens_after_days is null)
      )`.execute(db);
  const explain = (column: string, text: string) =>
    sql`comment on column ${sql.ref(`lectures.${column}`)} is ${sql.lit(text)}`.execute(db);
  await explain('opens_after_days', 'It opens this many times 24 hours after a learner enrols');
  await explain('opens_on', 'It opens at the start of this day in `opens_zone`');
  await explain('opens_zone', 'The time zone of the author who chose the day, such as `Europe/Berlin`');
  await explain('opens_at', 'The start of the day in `opens_on`');
}
