import { type Kysely, sql } from 'kysely';

/**
 * Messages of payment providers lose the personal data that nothing needs once they are processed, and accounts that are
 * not confirmed lose their portraits, which may no longer be published; the sweep of unused uploads deletes the pictures.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update webhook_events
    set payload = jsonb_strip_nulls(jsonb_build_object(
      'id', payload -> 'id', 'type', payload -> 'type',
      'event_type', payload -> 'event_type', 'event', payload -> 'event'
    ))
    where processed_at is not null and jsonb_typeof(payload) = 'object'`.execute(db);
  await sql`create index webhook_events_received on webhook_events (received_at)`.execute(db);
  await sql`update users set photo_asset_id = null where verified_at is null`.execute(db);
  await sql`create index users_unconfirmed on users (id) where verified_at is null`.execute(db);
}
