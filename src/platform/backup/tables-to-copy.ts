import { escapeIdentifier, type PoolClient } from 'pg';
import type { Sequence, TableShape } from './manifest.ts';

export const queueSchema = 'graphile_worker';

/** Tables that are not copied: the migrator fills its own, and `job_workers` lists the running processes. */
const notData = ['kysely_migration', 'kysely_migration_lock', 'job_workers'];
const notQueueData = ['migrations'];

/** Lists the product's and the job queue's tables that contain data, sorted by name. */
export async function listTables(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
       array(
         select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum
       ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (
         (n.nspname = current_schema() and c.relname <> all($1::text[]))
         or (n.nspname = $2 and c.relname <> all($3::text[]))
       )
       and has_table_privilege(c.oid, 'select')
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
     order by 1, 2`,
    [notData, queueSchema, notQueueData],
  );
  return rows;
}

/** Lists the sequences in the same schemas with their values. A sequence that was never used has its first value. */
export async function listSequences(client: PoolClient): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences
     where schemaname in (current_schema(), $1) order by 1, 2`,
    [queueSchema],
  );
  const sequences: Sequence[] = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(sequence)}`,
    );
    for (const value of values) sequences.push({ ...sequence, ...value });
  }
  return sequences;
}

/** The last migration of the job queue's own schema; 0 without one. */
export async function queueMigrationOf(client: PoolClient): Promise<number> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('${queueSchema}.migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return 0;
  const { rows } = await client.query<{ last: number }>(
    `select coalesce(max(id), 0) as last from ${queueSchema}.migrations`,
  );
  return rows[0]?.last ?? 0;
}

/** `"public"."users"`. */
export const quoted = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** `"id", "email"`. */
export const quotedColumns = ({ columns }: TableShape): string => columns.map(escapeIdentifier).join(', ');
