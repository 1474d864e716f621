import { type Kysely, sql } from 'kysely';

/**
 * A question or answer that everyone could see may be held again after an edit. Its readers are not told about it again
 * when it is published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['threads', 'posts']) {
    const of = sql.table(table);
    await sql`alter table ${of} add column announced_at timestamptz`.execute(db);
    await sql`update ${of} set announced_at = created_at where not held`.execute(db);
    await sql`comment on column ${sql.ref(`${table}.announced_at`)} is 'When its readers were told about it'`.execute(
      db,
    );
  }
}
