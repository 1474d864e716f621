import { finished } from 'node:stream/promises';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../failures/startup-error.ts';
import { labelOf, type Manifest, type TableShape } from './manifest.ts';
import { refuseData } from './refusals.ts';
import { listTables, quoted, quotedColumns } from './tables-to-copy.ts';

/** A load in progress, which takes the tables of a backup one after another. */
export type Loading = {
  /** Takes a piece of a table. Tables come one after another, and their pieces in order. */
  add: (label: string, content: AsyncIterable<Buffer>) => Promise<void>;
  /** Completes the load in the transaction, without ending it. @returns the number of rows */
  finish: () => Promise<number>;
  /** Tables in the backup that are not part of the product, such as an operator's own. */
  skipped: string[];
};

/**
 * Begins to load a backup into a migrated database without data. Everything happens in the caller's transaction. As
 * pg_dump does, the load drops foreign keys first and adds them again at the end, so that the order of the tables does
 * not matter. Triggers are off, because the data already contain their effects.
 */
export async function loadInto(client: PoolClient, { header, footer }: Manifest): Promise<Loading> {
  const present = await listTables(client);
  const tables = header.tables.filter((table) => present.some((one) => labelOf(one) === labelOf(table)));
  refuseUnknownColumns(tables, present);
  const foreignKeys = await dropForeignKeys(client, tables);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  // The tables are locked now, so nothing can be written after this check.
  await refuseData(client);
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`);

  const rows: Record<string, number> = {};
  let open: (Copying & { label: string }) | undefined;

  async function close(): Promise<void> {
    if (!open) return;
    const { label, end } = open;
    open = undefined;
    rows[label] = await end();
  }

  async function add(label: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (open?.label !== label) {
      await close();
      const table = tables.find((one) => labelOf(one) === label);
      if (table) open = { label, ...startCopy(client, table) };
    }
    for await (const bytes of content) await open?.write(bytes);
  }

  async function finish(): Promise<number> {
    await close();
    for (const table of tables) {
      const label = labelOf(table);
      if ((rows[label] ?? 0) !== footer.rows[label])
        throw new Error(`${label} has ${rows[label] ?? 0} rows instead of ${footer.rows[label]}.`);
      await client.query(`alter table ${quoted(table)} enable trigger user`);
    }
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
    await setSequences(client, footer.sequences);
    return Object.values(rows).reduce((sum, count) => sum + count, 0);
  }

  const skipped = header.tables.filter((table) => !tables.includes(table)).map(labelOf);
  return { add, finish, skipped };
}

type Copying = {
  /** Resolves when more can be written. */
  write: (bytes: Buffer) => Promise<void>;
  /** @returns the number of rows */
  end: () => Promise<number>;
};

/** Copies rows into a table. Both steps reject when the database refuses a row. */
function startCopy(client: PoolClient, table: TableShape): Copying {
  const into = client.query(copyFrom(`copy ${quoted(table)} (${quotedColumns(table)}) from stdin`));
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  // The listener stays: a connection that ends during a copy reports a second error.
  into.on('error', failed.reject);
  return {
    write: (bytes) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      into.write(bytes, () => resolve());
      return Promise.race([promise, failed.promise]);
    },
    end: async () => {
      into.end();
      await Promise.race([finished(into), failed.promise]);
      return into.rowCount;
    },
  };
}

function refuseUnknownColumns(tables: readonly TableShape[], present: readonly TableShape[]): void {
  for (const table of tables) {
    const known = present.find((one) => labelOf(one) === labelOf(table))?.columns ?? [];
    const unknown = table.columns.filter((column) => !known.includes(column));
    if (unknown.length > 0)
      throw new StartupError(
        `The backup has columns that this version does not know: ${unknown.join(', ')} in ${labelOf(table)}. Nothing was restored.`,
      );
  }
}

type ForeignKey = { table: string; name: string; definition: string };

async function dropForeignKeys(client: PoolClient, tables: readonly TableShape[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and format('%s.%s', n.nspname, c.relname) = any($1)
     order by 1, 2`,
    [tables.map(labelOf)],
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  return rows;
}

async function setSequences(client: PoolClient, sequences: Manifest['footer']['sequences']): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval(to_regclass($1), $2, $3) where to_regclass($1) is not null', [
      quoted(sequence),
      sequence.value,
      sequence.isCalled,
    ]);
}
