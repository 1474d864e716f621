import { type Kysely, sql } from 'kysely';

/** Paid orders in the order in which their providers are asked about them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_paid_asked on orders ((coalesce(asked_at, created_at)))
    where status = 'completed' and provider_reference is not null`.execute(db);
}
