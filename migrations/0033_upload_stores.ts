import { type Kysely, sql } from 'kysely';

/**
 * Where the received data of an upload is. Processes of the previous version don't set it: they write to their disk, as
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      add column store text not null default 'local' check (store in ('local', 's3'))`.execute(db);
  await sql`comment on column uploads.store is 'Where its received data is until it is finished: local or s3'`.execute(
    db,
  );
}
