import type { Pool } from 'pg';
import { type BackupSummary, backUp, type Product } from '../back-up.ts';
import type { Destination } from '../destinations/destination.ts';

/** A backup in a folder or prefix is named after its time in UTC: `milepost-20261123T023000Z.tar.gz`. */
const namePattern = /^milepost-\d{8}T\d{6}Z\.tar\.gz$/;
const nameAt = (moment: Date): string => `milepost-${moment.toISOString().replace(/\.\d+|[-:]/g, '')}.tar.gz`;

/** How many older backups were removed, and the error if not all of them could be. */
export type Removal = { removed: number; notRemoved?: Error };

/**
 * Writes one more backup to a destination, and removes those beyond the newest `keep`.
 * @param keep how many to keep; 0 for all
 * @throws StartupError with the reason; then no older backup has been removed
 */
export async function addBackup(
  product: Product,
  destination: Destination,
  keep: number,
): Promise<BackupSummary & Removal> {
  const name = nameAt(product.clock());
  const summary = await recordedBackup(product, destination, name);
  const outcome = keep > 0 ? await removeOldest(destination, name, keep) : { removed: 0 };
  return { ...summary, ...outcome };
}

/**
 * Removes the oldest backups, but never the one just written, even if the clock of another host gave older backups
 * later names.
 */
async function removeOldest(destination: Destination, newest: string, keep: number): Promise<Removal> {
  let removed = 0;
  try {
    const names = (await destination.list()).filter((name) => namePattern.test(name) && name !== newest);
    for (const name of names.sort().slice(0, Math.max(0, names.length + 1 - keep))) {
      await destination.remove(name);
      removed += 1;
    }
    return { removed };
  } catch (error) {
    return { removed, notRemoved: error as Error };
  }
}

/** Writes a backup and records its success for the metrics. */
export async function recordedBackup(
  product: Product,
  destination: Destination,
  name: string,
): Promise<BackupSummary> {
  const summary = await backUp(product, destination, name);
  await record(product.direct, summary);
  return summary;
}

/** How many backups the table `backups` lists. */
const remembered = 100;

/** Records a backup, unless the database lacks the table: during an update, it may not have been migrated yet. */
async function record(pool: Pool, { id, place, startedAt, finishedAt, bytes }: BackupSummary): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>(
    "select to_regclass('backups') is not null as exists",
  );
  if (!rows[0]?.exists) return;
  await pool.query(
    'insert into backups (id, place, started_at, finished_at, bytes) values ($1, $2, $3, $4, $5)',
    [id, place, startedAt, finishedAt, bytes],
  );
  await pool.query(
    'delete from backups where id not in (select id from backups order by finished_at desc limit $1)',
    [remembered],
  );
}

/** A backup that succeeded. */
export type FinishedBackup = { startedAt: Date; finishedAt: Date; bytes: number; place: string };

/** The last successful backup; undefined if there was none. */
export async function lastBackup(pool: Pool): Promise<FinishedBackup | undefined> {
  const { rows } = await pool.query<FinishedBackup>(
    `select started_at as "startedAt", finished_at as "finishedAt", bytes, place
     from backups order by finished_at desc limit 1`,
  );
  return rows[0];
}
