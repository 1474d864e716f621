import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { holdMigrations, migrate, migrateTo } from '../database/schema/migrate.ts';
import { StartupError } from '../failures/startup-error.ts';
import { damaged } from './archive.ts';
import { loadInto } from './load-database.ts';
import { alone, explainLoss } from './locks.ts';
import { createMediaRestore, isKey } from './media-folder.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';
import { refuseBackup, refuseTarget, type Target } from './refusals.ts';
import { queueMigrationOf } from './tables-to-copy.ts';

/** The result of a restore. */
export type RestoreSummary = {
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Tables in the backup that are not part of the product. */
  skipped: string[];
};

/**
 * Reads a whole backup, without changing anything.
 * @throws StartupError when it is broken, or this installation cannot restore it
 */
export async function checkBackup(
  { isSandbox }: Pick<Target, 'isSandbox'>,
  source: () => Readable,
): Promise<ReadBackup> {
  const backup = await readBackup(source());
  refuseBackup(backup, { isSandbox });
  return backup;
}

/**
 * Restores a checked backup into an empty database and data folder, then migrates the data. Data, media and secret
 * appear together; if the restore fails, there are none. They stay if only the migration fails, or if the connection is
 * lost during the commit.
 * @param source opens the backup again
 * @throws StartupError with the reason
 */
export async function restore(
  target: Target,
  backup: ReadBackup,
  source: () => Readable,
): Promise<RestoreSummary> {
  const summary = await alone(target.direct, async (client) => {
    await holdMigrations(client);
    const writesSecret = await refuseTarget(client, backup, target);
    await migrateTo(target.direct, backup.header.migrations.at(-1) as string);
    await refuseOtherQueue(client, backup);
    return load(client, backup, { ...target, writesSecret }, source);
  }).catch((error: unknown) => {
    throw explainLoss(error, 'Nothing was restored.');
  });
  await bringUpToDate(target.direct);
  return summary;
}

async function load(
  client: PoolClient,
  backup: ReadBackup,
  { direct, dataDir, mediaFolder, writesSecret }: Target & { writesSecret: boolean },
  source: () => Readable,
): Promise<RestoreSummary> {
  const media = createMediaRestore(mediaFolder);
  const secret = createSecretRestore(dataDir, writesSecret ? backup.secret : undefined);
  try {
    await media.begin();
    await client.query('begin');
    const loading = await loadInto(client, backup);
    const { footer } = await readBackup(source(), {
      table: loading.add,
      media: async (key, content) => {
        if (!isKey(key)) throw damaged();
        await media.add(key, content);
      },
    });
    // The backup file may have been replaced since it was checked.
    if (footer.digest !== backup.footer.digest) throw damaged();
    const rows = await loading.finish();
    await media.publish();
    await secret.publish();
    await commit(client, direct);
    const { header } = backup;
    const { skipped } = loading;
    return {
      createdAt: header.createdAt,
      tables: header.tables.length - skipped.length,
      rows,
      files: footer.media.files,
      skipped,
    };
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    await media.undo();
    await secret.undo();
    throw explained(error, dataDir);
  } finally {
    await media.end();
  }
}

/** Thrown when it is unknown whether the data were committed; media and secret then stay. */
class UnknownOutcome extends StartupError {
  constructor(cause: unknown) {
    super(
      'The connection to the database was lost while the restore was being committed. If the database has rows, the restore is complete; otherwise remove the media files and run it again.',
      { cause },
    );
  }
}

/**
 * Commits. If the connection breaks before the database has responded, asks for the outcome on another connection.
 * @throws UnknownOutcome if the outcome cannot be determined
 */
async function commit(client: PoolClient, direct: Pool): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  try {
    await client.query('commit');
  } catch (error) {
    const status = await statusOf(direct, rows[0]?.id).catch(() => 'unknown');
    if (status === 'aborted') throw error;
    if (status !== 'committed') throw new UnknownOutcome(error);
  }
}

async function statusOf(direct: Pool, transaction: string | undefined): Promise<string | undefined> {
  const { rows } = await direct.query<{ status: string }>('select pg_xact_status($1::xid8) as status', [
    transaction,
  ]);
  return rows[0]?.status;
}

/** Writes the secret to the data folder, if there is one to write. */
function createSecretRestore(dataDir: string, secret: string | undefined) {
  const path = join(dataDir, 'secret');
  let isPublished = false;
  return {
    publish: async () => {
      if (secret === undefined) return;
      const part = `${path}.${randomUUID()}`;
      await mkdir(dataDir, { recursive: true });
      try {
        await writeFile(part, secret, { flag: 'wx', mode: 0o600, flush: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      isPublished = true;
    },
    undo: async () => {
      if (isPublished) await rm(path, { force: true });
    },
  };
}

/** Refuses a backup of another version of the job queue: its library migrates only to its own newest version. */
async function refuseOtherQueue(client: PoolClient, { header }: ReadBackup): Promise<void> {
  if ((await queueMigrationOf(client)) === header.queueMigration) return;
  throw new StartupError(
    `The job queue of this version differs from the backup's: restore with Milepost ${header.product}, then update. Nothing was restored.`,
  );
}

async function bringUpToDate(direct: Pool): Promise<void> {
  try {
    await migrate(direct);
  } catch (error) {
    throw new StartupError(
      `The backup has been restored, but the database could not be migrated: run npm run migrate. ${String(error)}`,
      { cause: error },
    );
  }
  // Makes queries faster; the server itself would analyse the tables sooner or later.
  await direct.query('analyze').catch(() => {});
}

const fullDisk = ['ENOSPC', 'EDQUOT'];
const fullDatabaseDisk = '53100';

function explained(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (fullDisk.includes(code))
    return new StartupError(`The disk of ${dataDir} is full: make room. Nothing was restored.`, {
      cause: error,
    });
  if (code === fullDatabaseDisk)
    return new StartupError('The disk of the database is full: make room. Nothing was restored.', {
      cause: error,
    });
  return error;
}
