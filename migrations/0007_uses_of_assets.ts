import { type Kysely, sql } from 'kysely';

/** Who uses an asset is asked whenever one may be deleted, and by the database itself: both need the way back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['courses', 'thumbnail_asset_id'],
    ['lectures', 'video_asset_id'],
    ['lectures', 'captions_asset_id'],
    ['resources', 'asset_id'],
    ['users', 'photo_asset_id'],
  ] as const) {
    await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
  }
  await sql`create index assets_storage_key on assets (storage_key)`.execute(db);
}
