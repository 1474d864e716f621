import { z } from 'zod';
import type { Job, Recurring } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/logging.ts';
import type { Product } from '../back-up.ts';
import { destinationAt } from '../destinations/open-destination.ts';
import { AlreadyRunning } from '../locks.ts';
import type { BackupSettings } from './backup-settings.ts';
import { addBackup } from './keep-backup.ts';

/** Writes a scheduled backup. */
export const backUpJob: Job<Record<string, never>> = { name: 'back_up', payload: z.object({}) };

/** A backup that fails three times is not tried again: the next one follows the schedule. */
const attempts = 3;

/** The recurring backup, or an empty list without a schedule. */
export const recurringBackups = ({ schedule }: BackupSettings): Recurring[] =>
  schedule ? [{ pattern: schedule, job: backUpJob, maxAttempts: attempts }] : [];

/** Runs the recurring job. Does nothing while another backup is running, such as one started by hand. */
export async function backUpBySchedule(product: Product, settings: BackupSettings, log: Log): Promise<void> {
  // The settings may have changed since the job was added.
  if (!settings.to) return;
  const destination = destinationAt(settings.to, settings.account);
  try {
    const { media, notRemoved, ...summary } = await addBackup(product, destination, settings.keep);
    log.info({ ...summary, media }, 'backup written');
    if (notRemoved) log.warn({ reason: notRemoved.message }, 'older backups could not be removed');
    if (media.missing > 0) log.warn({ missing: media.missing }, 'media files are missing from the backup');
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    log.info('another backup is already running');
  }
}
