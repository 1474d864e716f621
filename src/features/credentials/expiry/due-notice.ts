import { dayMs } from '../../../contract/text/time/zoned-time.ts';

/** How many days before a badge expires we send reminders. */
const noticeDays = [7, 30, 90] as const;

type Dates = { validFrom: Date; validUntil: Date };

/** The whole days left, including the last. */
export const daysLeft = (validUntil: Date, now: Date): number =>
  Math.ceil((validUntil.getTime() - now.getTime()) / dayMs);

/**
 * Which reminder is due, as its number of days; null if none is. A reminder that was due before the badge was issued,
 * or issued again with another date, is not sent.
 */
export function dueNotice({ validFrom, validUntil }: Dates, now: Date): number | null {
  const left = daysLeft(validUntil, now);
  if (left <= 0) return null;
  const due = noticeDays.find((days) => left <= days);
  return due && validUntil.getTime() - due * dayMs > validFrom.getTime() ? due : null;
}

/** Reminders can be due for badges that expire within this many milliseconds. */
export const noticeSpan = Math.max(...noticeDays) * dayMs;
