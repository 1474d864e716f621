import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../failures/startup-error.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import type { Destination } from './destinations/destination.ts';
import { alone, delayMediaRemoval, explainLoss } from './locks.ts';
import { entryNames, type Footer, type Header, labelOf, newHeader, type TableShape } from './manifest.ts';
import { bytesOf, countMissing, mediaIn } from './media-folder.ts';
import { listSequences, listTables, queueMigrationOf, quoted, quotedColumns } from './tables-to-copy.ts';

/** What a backup copies. */
export type Product = {
  version: string;
  /** Connections to PostgreSQL itself. */
  direct: Pool;
  mediaFolder: string;
  secret: string;
  /** Whether the sandbox is on. */
  isSandbox: boolean;
  /** The keys of the local media that the database refers to, in batches. */
  localKeys: (client: PoolClient) => AsyncIterable<string[]>;
  clock: () => Date;
};

/** A finished backup: what it contains, and where it is. */
export type BackupSummary = {
  id: string;
  place: string;
  startedAt: Date;
  finishedAt: Date;
  /** The size of the archive. */
  bytes: number;
  tables: number;
  rows: number;
  media: Footer['media'];
};

/**
 * A tar entry begins with its size, which is not known in advance for a table. Tables are therefore written in pieces
 * of this many bytes.
 */
const pieceBytes = 1024 * 1024;

/**
 * Writes the whole database as of one moment, the local media and the application secret to a destination, while the
 * product runs.
 * @throws StartupError when there is nothing to back up, another backup is running, the destination cannot be used, or
 * the connection to the database is lost
 */
export async function backUp(
  product: Product,
  destination: Destination,
  name: string,
): Promise<BackupSummary> {
  const startedAt = product.clock();
  const about = await alone(product.direct, async (client) => {
    await delayMediaRemoval(client);
    const header = await openSnapshot(client, product, startedAt);
    const missing = await countMissingMedia(client, product);
    await destination.prepare(name);
    let footer: Omit<Footer, 'digest'> | undefined;
    const bytes = await writeArchive(
      (archive) => destination.write(name, archive),
      async (archive) => {
        footer = await fill(archive, client, { header, missing, product });
      },
    );
    return { id: header.id, bytes, tables: header.tables.length, ...(footer as Footer) };
  }).catch((error: unknown) => {
    throw explainLoss(error, 'The unfinished backup has been removed.');
  });
  return {
    id: about.id,
    place: destination.place(name),
    startedAt,
    finishedAt: product.clock(),
    bytes: about.bytes,
    tables: about.tables,
    rows: Object.values(about.rows).reduce((sum, count) => sum + count, 0),
    media: about.media,
  };
}

/** Begins a transaction that sees the database as of now, and returns the header of the backup. */
async function openSnapshot(client: PoolClient, { version, isSandbox }: Product, now: Date): Promise<Header> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(
    `select set_config(name, value, true) from (values
       ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'), ('extra_float_digits', '1'), ('bytea_output', 'hex')
     ) as settings (name, value)`,
  );
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('kysely_migration') is not null as exists",
  );
  if (!tables[0]?.exists)
    throw new StartupError(
      'The database is empty, so there is nothing to back up: check DATABASE_URL and DATA_DIR.',
    );
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return newHeader({
    id: randomUUID(),
    product: version,
    createdAt: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    queueMigration: await queueMigrationOf(client),
    isSandbox,
    tables: await listTables(client),
  });
}

/**
 * Counts the media files that the database refers to and that are missing from the folder.
 * @throws StartupError when all of them are missing: then it is not the product's folder
 */
async function countMissingMedia(client: PoolClient, { localKeys, mediaFolder }: Product): Promise<number> {
  let [known, missing] = [0, 0];
  for await (const keys of localKeys(client)) {
    known += keys.length;
    missing += await countMissing(mediaFolder, keys);
  }
  if (known > 0 && known === missing)
    throw new StartupError(
      `${mediaFolder} has none of the ${known} media files in this database: run the backup where DATA_DIR has them.`,
    );
  return missing;
}

type Snapshot = { header: Header; missing: number; product: Product };

async function fill(
  archive: ArchiveWriter,
  client: PoolClient,
  { header, missing, product }: Snapshot,
): Promise<Omit<Footer, 'digest'>> {
  await addText(archive, entryNames.header, JSON.stringify(header));
  const rows: Record<string, number> = {};
  for (const table of header.tables) rows[labelOf(table)] = await addTable(archive, client, table);
  // Snapshots do not cover sequences. Read after the rows, their values are past those in every row.
  const sequences = await listSequences(client);
  await client.query('commit');
  const media = { ...(await addMedia(archive, product.mediaFolder)), missing };
  // Fails if the connection has been lost: the lock that prevents the removal of media would have ended with it.
  await client.query('select');
  await addText(archive, entryNames.secret, product.secret);
  await addText(
    archive,
    entryNames.footer,
    JSON.stringify({ digest: archive.digest(), rows, sequences, media }),
  );
  return { rows, sequences, media };
}

/** @returns the number of rows */
async function addTable(archive: ArchiveWriter, client: PoolClient, table: TableShape): Promise<number> {
  const rows = client.query(copyTo(`copy (select ${quotedColumns(table)} from ${quoted(table)}) to stdout`));
  let piece = 1;
  for await (const bytes of inPieces(rows)) {
    await add(archive, `${entryNames.database}${labelOf(table)}/${piece}`, bytes);
    piece += 1;
  }
  return rows.rowCount;
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    if (length < pieceBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function addMedia(archive: ArchiveWriter, folder: string): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0];
  for await (const file of mediaIn(folder)) {
    await archive.add(entryNames.media + file.key, file.size, bytesOf(file));
    files += 1;
    bytes += file.size;
  }
  return { files, bytes };
}

const addText = (archive: ArchiveWriter, name: string, text: string): Promise<void> =>
  add(archive, name, Buffer.from(text));

const add = (archive: ArchiveWriter, name: string, bytes: Buffer): Promise<void> =>
  archive.add(
    name,
    bytes.length,
    (async function* () {
      yield bytes;
    })(),
  );
