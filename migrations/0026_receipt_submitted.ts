import { type Kysely, sql } from 'kysely';

/** Renames the event of an order whose receipt has arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update order_events set cause = 'receipt submitted' where cause = 'receipt handed in'`.execute(
    db,
  );
}
