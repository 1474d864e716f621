import { parseCrontab } from 'graphile-worker';
import { z } from 'zod';
import { StartupError } from '../../failures/startup-error.ts';
import { type MediaEnvironment, readS3Account, type S3Account } from '../../media/media-settings.ts';
import { wholeNumber } from '../../settings/database-settings.ts';
import { destinationAt } from '../destinations/open-destination.ts';

const mostKept = 1000;

/** The environment variables for backups. */
export const backupEnvironment = {
  BACKUP_TO: z.string().optional(),
  BACKUP_SCHEDULE: z
    .string()
    .refine(isSchedule, 'must be five fields of a crontab, in UTC, such as 30 2 * * *')
    .optional(),
  BACKUP_KEEP: wholeNumber(0, mostKept).default(14),
};
type Environment = z.output<z.ZodObject<typeof backupEnvironment>> & MediaEnvironment;

export type BackupSettings = {
  /** A folder or `s3://BUCKET/PREFIX`. */
  to: string | undefined;
  /** When to back up: five fields of a crontab, in UTC. */
  schedule: string | undefined;
  /** How many of the newest backups are kept; 0 for all. */
  keep: number;
  /** The service of `s3://`: Amazon S3 with the machine's role, unless the settings say otherwise. */
  account: S3Account;
  /** Whether the settings name a service or its keys; otherwise the sandbox stores the backups. */
  hasAccount: boolean;
};

/** @throws StartupError for a schedule without a destination, or an invalid destination */
export function readBackups(value: Environment): BackupSettings {
  const { BACKUP_TO: to, BACKUP_SCHEDULE: schedule, BACKUP_KEEP: keep } = value;
  if (schedule && !to)
    throw new StartupError('BACKUP_SCHEDULE is set without BACKUP_TO: say where the backups should go.');
  const account = readS3Account(value);
  const hasAccount = Boolean(value.S3_BUCKET || value.S3_ENDPOINT || value.S3_ACCESS_KEY_ID);
  if (to) destinationAt(to, account);
  return { to, schedule, keep, account, hasAccount };
}

function isSchedule(text: string): boolean {
  if (!/^\S+( +\S+){4}$/.test(text.trim())) return false;
  try {
    return parseCrontab(`${text.trim()} back_up`).length === 1;
  } catch {
    return false;
  }
}
