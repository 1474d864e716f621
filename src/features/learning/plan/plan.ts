import { dayMs } from '../../../contract/text/time/zoned-time.ts';

/** Pure rules for the weekly plan to finish a course by a date. Dates are strings such as `2026-05-03`. */

export type Urgency = 'Urgent' | 'Soon' | 'Upcoming';

export type Plan = {
  /** Negative when the date has passed. */
  daysLeft: number;
  urgency: Urgency;
  lecturesLeft: number;
  minutesLeft: number;
  lecturesPerWeek: number;
  minutesPerWeek: number;
};

/** The date of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The weekly plan. The last week counts as a whole one, and overdue work is due within a week. */
export function planFor(today: string, target: string, left: { lectures: number; seconds: number }): Plan {
  const daysLeft = daysBetween(today, target);
  const days = Math.max(7, daysLeft + 1);
  const minutesLeft = Math.ceil(left.seconds / 60);
  return {
    daysLeft,
    urgency: urgencyOf(daysLeft),
    lecturesLeft: left.lectures,
    minutesLeft,
    lecturesPerWeek: Math.ceil((left.lectures * 7) / days),
    minutesPerWeek: Math.ceil((minutesLeft * 7) / days),
  };
}

function urgencyOf(daysLeft: number): Urgency {
  if (daysLeft <= 1) return 'Urgent';
  return daysLeft <= 3 ? 'Soon' : 'Upcoming';
}
