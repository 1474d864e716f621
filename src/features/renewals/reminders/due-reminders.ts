import { dayMs } from '../../../contract/text/time/zoned-time.ts';

/** When a learner wants reminders: at the milestones; at these and every week while behind; or never. */
export const reminderFrequencies = ['milestones', 'weekly', 'never'] as const;
export type ReminderFrequency = (typeof reminderFrequencies)[number];

const monthsBefore = [12, 6, 3, 1] as const;
/** How many days a reminder stays due, its own day included, in case the job misses a day. */
const daysOpen = 7;

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days of the reminders: 12, 6, 3 and 1 months before the last day, or on the last day of a shorter month. */
export const reminderDays = (endsOn: string): { months: number; day: string }[] =>
  monthsBefore.map((months) => ({ months, day: monthsEarlier(endsOn, months) }));

function monthsEarlier(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = Date.UTC(year, month - months, 0);
  return iso(Math.min(Date.UTC(year, month - 1 - months, date), lastOfMonth));
}

type Progress = {
  startsOn: string;
  endsOn: string;
  counted: number;
  total: number;
  /** The least that is still needed. */
  missing: number;
};

/**
 * The name of the reminder that is due for a cycle; null if none is. Each name is sent only once per cycle.
 * @param today an ISO date
 */
export function dueReminder(progress: Progress, frequency: ReminderFrequency, today: string): string | null {
  const { endsOn } = progress;
  if (frequency === 'never' || today > endsOn) return null;
  const milestone = reminderDays(endsOn).find(
    ({ day }) => day <= today && Date.parse(today) - Date.parse(day) < daysOpen * dayMs,
  );
  if (milestone) return `${milestone.months}-months`;
  return frequency === 'weekly' && isBehind(progress, today) ? `week-${mondayOf(today)}` : null;
}

/** Whether fewer credits count than an even pace would have earned by now. */
export function isBehind({ startsOn, endsOn, counted, total, missing }: Progress, today: string): boolean {
  if (missing <= 0) return false;
  const [from, to, now] = [startsOn, endsOn, today].map((day) => Date.parse(day)) as [number, number, number];
  return counted < (total * (now - from)) / (to - from);
}

function mondayOf(day: string): string {
  const time = Date.parse(day);
  return iso(time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs);
}
