import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { migrate, migrateTo } from '../database/migrate.ts';
import { StartupError } from '../startup-error.ts';
import { damaged } from './archive.ts';
import { loadInto } from './load-database.ts';
import { alone } from './locks.ts';
import { createMediaRestore, isKey } from './media-folder.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';
import { refuseBackup, refuseTarget, type Target } from './refusals.ts';
import { queueMigrationOf } from './tables-to-copy.ts';

/** What a restore has written. */
export type RestoreSummary = {
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
  /** Tables in the backup that the product does not have. */
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
 * Restores a backup that has been checked into an empty database and data folder. Data, media and secret appear
 * together; after a failure there are none.
 * @param source opens the backup again
 * @throws StartupError with the reason
 */
export async function restore(
  target: Target,
  backup: ReadBackup,
  source: () => Readable,
): Promise<RestoreSummary> {
  return alone(target.direct, async (client) => {
    const writesSecret = await refuseTarget(client, backup, target);
    await migrateTo(target.direct, backup.header.migrations.at(-1) as string);
    await refuseOtherQueue(client, backup);
    const summary = await load(client, backup, { ...target, writesSecret }, source);
    await bringUpToDate(target.direct);
    return summary;
  });
}

async function load(
  client: PoolClient,
  backup: ReadBackup,
  { dataDir, mediaFolder, writesSecret }: Target & { writesSecret: boolean },
  source: () => Readable,
): Promise<RestoreSummary> {
  const media = createMediaRestore(mediaFolder);
  const secret = createSecretRestore(dataDir, writesSecret ? backup.secret : undefined);
  try {
    await media.begin();
    await client.query('begin');
    await client.query("select set_config('statement_timeout', '0', true)");
    const loading = await loadInto(client, backup);
    const { footer } = await readBackup(source(), {
      table: loading.add,
      media: async (key, content) => {
        if (!isKey(key)) throw damaged();
        await media.add(key, content);
      },
    });
    // Another file may have taken its place since it was checked.
    if (footer.digest !== backup.footer.digest) throw damaged();
    const rows = await loading.finish();
    await media.publish();
    await secret.publish();
    await client.query('commit');
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
    await media.undo();
    await secret.undo();
    throw explained(error, dataDir);
  } finally {
    await media.end();
  }
}

/** Writes the secret into the data folder; nothing if there is none to write. */
function createSecretRestore(dataDir: string, secret: string | undefined) {
  const path = join(dataDir, 'secret');
  let isPublished = false;
  return {
    publish: async () => {
      if (secret === undefined) return;
      const part = `${path}.${randomUUID()}`;
      await mkdir(dataDir, { recursive: true });
      const file = await open(part, 'wx', 0o600);
      await file.writeFile(secret);
      await file.sync();
      await file.close();
      await rename(part, path);
      isPublished = true;
    },
    undo: async () => {
      if (isPublished) await rm(path, { force: true });
    },
  };
}

/** The queue's library migrates only to its own newest version. */
async function refuseOtherQueue(client: PoolClient, { header }: ReadBackup): Promise<void> {
  if ((await queueMigrationOf(client)) === header.queueMigration) return;
  throw new StartupError(
    `The job queue of this version differs from the backup's: restore with Milepost ${header.product}, then update. Nothing was restored.`,
  );
}

async function bringUpToDate(direct: Pool): Promise<void> {
  await migrate(direct);
  await direct.query('analyze');
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
