import { dayIn, momentIn } from '../../contract/text/time/zoned-time.ts';

/** At what hour of the chosen day the email goes out, in the buyer's time zone. */
const sendingHour = 9;

/** The last day that can be chosen: the same day a year later, or 1 March if today is 29 February. */
export function lastDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10);
}

/** Why a day cannot be chosen; null if it can. `today` is the day in the buyer's time zone. */
export function dayProblem(deliverOn: string, today: string): string | null {
  if (deliverOn < today) return 'Please choose today or a later day.';
  if (deliverOn > lastDay(today)) return 'Please choose a day within a year.';
  return null;
}

/** When the email is due: at nine in the morning of the day, immediately if that is today. */
export const sendingTime = (deliverOn: string, zone: string, now: Date): Date =>
  deliverOn === dayIn(now, zone) ? now : momentIn(deliverOn, sendingHour, zone);
