import { parseCrontab } from 'graphile-worker';
import type { Pool } from 'pg';
import { installedAt } from '../../database/schema/migrate.ts';
import type { BackupSettings } from './backup-settings.ts';
import type { FinishedBackup } from './keep-backup.ts';

const minute = 60_000;
const year = 366 * 24 * 60 * minute;
/** How long after its expected end a backup counts as overdue, in milliseconds. */
const grace = 60 * minute;

/** The backup that follows the last successful one. */
type NextBackup = {
  /** When the schedule starts it. */
  startsAt: Date;
  /** When it is overdue: an hour after it should have ended, if it takes as long as the last one. */
  overdueAt: Date;
};

/**
 * When the backup after the last successful one is due; before the first success, the first one since the installation.
 * @returns undefined without a schedule, or if the schedule has no date within a year
 */
export async function nextBackup(
  pool: Pool,
  { schedule }: Pick<BackupSettings, 'schedule'>,
  last: FinishedBackup | undefined,
): Promise<NextBackup | undefined> {
  if (!schedule) return undefined;
  const startsAt = nextStart(schedule, last?.finishedAt ?? (await installedAt(pool)));
  if (!startsAt) return undefined;
  const took = last ? last.finishedAt.getTime() - last.startedAt.getTime() : 0;
  return { startsAt, overdueAt: new Date(startsAt.getTime() + took + grace) };
}

/**
 * The first minute of a schedule after the given moment.
 * @param schedule five fields of a crontab, in UTC
 * @returns undefined if there is none within a year
 */
export function nextStart(schedule: string, after: Date): Date | undefined {
  const [item] = parseCrontab(`${schedule.trim()} back_up`);
  const first = Math.floor(after.getTime() / minute + 1) * minute;
  for (let time = first; item && time < first + year; time += minute) {
    const moment = new Date(time);
    if (item.match(digestOf(moment))) return moment;
  }
  return undefined;
}

const digestOf = (moment: Date) => ({
  min: moment.getUTCMinutes(),
  hour: moment.getUTCHours(),
  date: moment.getUTCDate(),
  month: moment.getUTCMonth() + 1,
  dow: moment.getUTCDay(),
});
