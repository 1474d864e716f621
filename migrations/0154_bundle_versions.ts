import { type Kysely, sql } from 'kysely';

/** A bundle's version, so that of two people who edit it at once the second learns of the first one's changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundles add column version integer not null default 1`.execute(db);
  await sql`comment on column bundles.version is 'Goes up with every edit'`.execute(db);
}
