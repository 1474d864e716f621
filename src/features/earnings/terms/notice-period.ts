import { dayMs } from '../../../contract/text/time/zoned-time.ts';

/** How far ahead instructors are told about new terms, in days. */
export const noticeDays = 30;

/** The first midnight in UTC that is at least this many days away. */
export const firstDayAfter = (now: Date, days: number): Date =>
  new Date(Math.ceil((now.getTime() + days * dayMs) / dayMs) * dayMs);

/** The midnight in UTC at which a day such as `2027-01-31` begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
