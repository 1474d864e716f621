import { readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { migrations } from '../../../migrations/index.ts';
import { fileSize } from '../../contract/text/file-size.ts';
import { counted } from '../../contract/text/time/formats.ts';
import { StartupError } from '../failures/startup-error.ts';
import { isWithoutMedia } from './media-folder.ts';
import type { ReadBackup } from './read-backup.ts';
import { listTables, queueSchema, quoted } from './tables-to-copy.ts';

/** Where a backup is restored to. */
export type Target = {
  /** Connections to PostgreSQL itself. */
  direct: Pool;
  dataDir: string;
  mediaFolder: string;
  /** Whether the sandbox is on. */
  isSandbox: boolean;
  /** `APP_SECRET`, if it is set. */
  appSecret: string | undefined;
  /** Whether to keep a secret that differs from the backup's. */
  keepSecret: boolean;
};

const refusal = (sentence: string) => new StartupError(`${sentence} Nothing was changed.`);

/** @throws StartupError when this version, or this configuration, cannot restore the backup */
export function refuseBackup({ header }: ReadBackup, { isSandbox }: Pick<Target, 'isSandbox'>): void {
  const known = Object.keys(migrations);
  const unknown = header.migrations.filter((name, index) => known[index] !== name);
  if (unknown.length > 0)
    throw refusal(
      `The backup was made by a later version of Milepost, ${header.product}, with the migration ${unknown.at(-1)}: update this installation first.`,
    );
  if (header.isSandbox && !isSandbox)
    throw refusal(
      'The backup was made in a sandbox and has demo accounts whose password is public: restore it with SANDBOX=on.',
    );
}

/**
 * Refuses a target that is in use or has data.
 * @returns whether the backup's secret has to be written
 * @throws StartupError
 */
export async function refuseTarget(client: PoolClient, backup: ReadBackup, target: Target): Promise<boolean> {
  await refuseOtherClients(client, target.direct);
  await refuseData(client);
  await refuseLaterSchema(client, backup);
  if (!(await isWithoutMedia(target.mediaFolder)))
    throw refusal(
      `${target.mediaFolder} is not empty: move its files away, or set DATA_DIR to another folder.`,
    );
  await refuseSmallDisk(backup, target);
  return needsSecret(backup, target);
}

/** How long earlier connections to the database may take to close, in milliseconds. */
const timeoutMs = 2000;
const pollMs = 100;

/** Refuses a database that other clients use: a running product would not notice that its data changed. */
async function refuseOtherClients(client: PoolClient, direct: Pool): Promise<void> {
  let others = await countOtherClients(client, direct);
  for (let waited = 0; others > 0 && waited < timeoutMs; waited += pollMs) {
    await pause(pollMs);
    others = await countOtherClients(client, direct);
  }
  if (others > 0)
    throw refusal(
      `The database is in use by ${counted(others, 'other connection')}: stop Milepost, its workers and any pooler.`,
    );
}

async function countOtherClients(client: PoolClient, direct: Pool): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and usesysid is not null',
  );
  return (rows[0]?.count ?? 0) - direct.totalCount;
}

/** Tables that the product fills automatically; their rows do not count as data. */
const ephemeral = ['rate_limits'];
/** Tables that migrations fill; a restore replaces their rows with the backup’s. */
const filledByMigrations = ['schemes', 'share_terms'];

/** @throws StartupError when a table has rows that the product does not add automatically */
export async function refuseData(client: PoolClient): Promise<void> {
  const tables = await listTables(client);
  const expected = [...ephemeral, ...filledByMigrations];
  const lasting = tables.filter(({ schema, name }) => schema !== queueSchema && !expected.includes(name));
  for (const table of lasting) {
    const { rows } = await client.query<{ isEmpty: boolean }>(
      `select not exists (select from ${quoted(table)}) as "isEmpty"`,
    );
    if (!rows[0]?.isEmpty)
      throw refusal(
        `The database is not empty (${table.name} has rows): set DATABASE_URL or DATA_DIR to restore into a new one.`,
      );
  }
}

/** Refuses a database that has been migrated further than the backup, because migrations only go forward. */
async function refuseLaterSchema(client: PoolClient, { header }: ReadBackup): Promise<void> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('kysely_migration') is not null as exists",
  );
  if (!tables[0]?.exists) return;
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const later = rows.find(({ name }, index) => header.migrations[index] !== name);
  if (later)
    throw refusal(
      `The database has been migrated further than the backup, to ${rows.at(-1)?.name}: restore into a new database.`,
    );
}

async function refuseSmallDisk({ footer }: ReadBackup, { dataDir }: Target): Promise<void> {
  const disk = await statfs(dataDir).catch(() => statfs(dirname(dataDir)).catch(() => undefined));
  const free = disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
  if (free < footer.media.bytes)
    throw refusal(
      `The media need ${fileSize(footer.media.bytes)}, and the disk of ${dataDir} has ${fileSize(free)} left: make room.`,
    );
}

async function needsSecret({ secret }: ReadBackup, target: Target): Promise<boolean> {
  const { appSecret, dataDir, keepSecret } = target;
  const path = join(dataDir, 'secret');
  const present = appSecret ?? (await readSecret(path));
  if (keepSecret || present === secret) return false;
  if (present === undefined) return true;
  const way = appSecret ? 'set APP_SECRET to the one in the backup' : `remove ${path}`;
  throw refusal(
    `The application secret in the backup differs from this installation’s: ${way}, or add --keep-secret; queued emails with links then cannot be sent.`,
  );
}

/** @returns the secret; undefined if there is no file @throws StartupError when the file cannot be read */
async function readSecret(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    if (code === 'ENOENT') return undefined;
    throw refusal(`${path} cannot be read (${code}): this installation may have another secret.`);
  }
}
