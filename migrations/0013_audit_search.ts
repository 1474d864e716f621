import { type Kysely, sql } from 'kysely';

/** Lets administrators search what was done, and who reads the newsletter, however much of both there is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_log_search on audit_log
    using gin ((action || E'\n' || subject_id || E'\n' || details::text) gin_trgm_ops)
  `.execute(db);
  await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id)`.execute(db);
  await sql`drop index audit_log_at`.execute(db);
  await sql`
    create index newsletter_subscribers_search on newsletter_subscribers
    using gin ((email || E'\n' || coalesce(feedback, '')) gin_trgm_ops)
  `.execute(db);
}
