import { type Kysely, sql } from 'kysely';

/** Lets administrators page through and search orders, certificates and courses, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index enrolments_order on enrolments (order_id)`.execute(db);
  await sql`create index certificates_newest on certificates (requested_at desc, id desc)`.execute(db);
  await sql`create index courses_search_all on courses using gin (search_text gin_trgm_ops)`.execute(db);
}
