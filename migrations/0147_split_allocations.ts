import { type Kysely, sql } from 'kysely';

/** An activity can count in several groups of one certification, with a part of its hours in each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table credit_allocations
      drop constraint credit_allocations_pkey,
      add primary key (entry_id, holding_id, activity_group)`.execute(db);
}
