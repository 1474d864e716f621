import { type Kysely, sql } from 'kysely';

/**
 * A letter and its accent that were typed as two characters become one, in the texts that people search for. New texts
 * are stored so, and a search is read so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update courses set title = normalize(title, nfc), instructor_name = normalize(instructor_name, nfc)
      where title is not nfc normalized or instructor_name is not nfc normalized`.execute(db);
  await sql`
    update users set name = normalize(name, nfc) where name is not nfc normalized`.execute(db);
}
