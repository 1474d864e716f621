import type { Pool, PoolClient } from 'pg';
import { labelOf } from '../../../src/platform/backup/manifest.ts';
import { listTables, quoted } from '../../../src/platform/backup/tables-to-copy.ts';

/** For each table that a backup contains, the number of its rows and their MD5. */
export type Checksums = Record<string, string>;

/** The checksums of a database, or of what a transaction sees of it. */
export async function checksums(client: Pick<Pool | PoolClient, 'query'>): Promise<Checksums> {
  const sums: Checksums = {};
  for (const table of await listTables(client as PoolClient)) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, E'\\n' order by line collate "C"), '')) as sum
       from (select t::text as line from ${quoted(table)} as t) as lines`,
    );
    sums[labelOf(table)] = rows[0]?.sum ?? '';
  }
  return sums;
}
