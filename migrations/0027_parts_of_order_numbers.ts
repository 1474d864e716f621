import { type Kysely, sql } from 'kysely';

/** Lets an order be found by a part of its number, written without dashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_number_parts on orders using gin (replace(number, '-', '') gin_trgm_ops)`.execute(
    db,
  );
}
