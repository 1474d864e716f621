import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/observability/logging.ts';

/** While `act` runs, the database refuses to write the rows of a table for which the condition holds. */
export async function withBrokenRows(
  db: Db,
  { table, when }: { table: string; when: string },
  act: () => Promise<unknown>,
): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'a broken row'; end $$`.execute(db);
  await sql`create trigger broken before insert or update on ${sql.id(table)} for each row
    when (${sql.raw(when)}) execute function refuse()`.execute(db);
  await act().finally(() => sql`drop function refuse cascade`.execute(db));
}

/** A log whose records can be read. */
export function recordedLog() {
  const records: Record<string, unknown>[] = [];
  return { records, log: createLog('info', { write: (line) => void records.push(JSON.parse(line)) }) };
}
