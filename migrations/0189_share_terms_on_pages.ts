import { type Kysely, sql } from 'kysely';

/** The terms page shows the shares in force and those announced: planning or cancelling terms empties the caches, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger share_terms_tell_changed after insert or update on share_terms
      for each statement execute function tell_catalogue_changed()`.execute(db);
}
