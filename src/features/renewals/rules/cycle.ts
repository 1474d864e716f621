import { dayMs } from '../../../contract/text/time/zoned-time.ts';

/** The first and the last day of a cycle, as ISO dates. */
export type Cycle = { startsOn: string; endsOn: string };

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The cycle that starts on this day. It ends the day before the same day `months` later, or at that month's end. */
export const cycleFrom = (startsOn: string, months: number): Cycle => ({
  startsOn,
  endsOn: iso(sameDayLater(startsOn, months) - dayMs),
});

/** The years of a cycle. */
export function yearsOf(cycle: Cycle): Cycle[] {
  const years: Cycle[] = [];
  for (let months = 0; ; months += 12) {
    const startsOn = laterDate(cycle.startsOn, months);
    if (startsOn > cycle.endsOn) return years;
    const { endsOn } = cycleFrom(cycle.startsOn, months + 12);
    years.push({ startsOn, endsOn: endsOn < cycle.endsOn ? endsOn : cycle.endsOn });
  }
}

/** The first day of the last `months` of a cycle. */
export function lastMonthsFrom(cycle: Cycle, cycleMonths: number, months: number): string {
  return laterDate(cycle.startsOn, Math.max(0, cycleMonths - months));
}

/** Whether a day belongs to a cycle, its first and last day included. */
export const isWithin = ({ startsOn, endsOn }: Cycle, day: string): boolean =>
  startsOn <= day && day <= endsOn;

const laterDate = (day: string, months: number): string => iso(sameDayLater(day, months));

/** The same day `months` later, as a timestamp. If that month has no such day, the first day of the month after it. */
function sameDayLater(day: string, months: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const sameDay = Date.UTC(year, month - 1 + months, date);
  const nextMonth = Date.UTC(year, month + months, 1);
  return Math.min(sameDay, nextMonth);
}

/** The cycle after one that ends on this day. */
export function nextCycle(earnedOn: string, endsOn: string, months: number): Cycle {
  const startsOn = iso(Date.parse(endsOn) + dayMs);
  const regular = currentCycle(earnedOn, months, startsOn);
  return regular.startsOn === startsOn ? regular : cycleFrom(startsOn, months);
}

/** Whether a cycle begins on the day after another ends. */
export const follows = (cycle: Cycle, previous: Cycle): boolean =>
  Date.parse(cycle.startsOn) - Date.parse(previous.endsOn) === dayMs;

/** The cycle that contains a day: cycles follow each other from the day on which a certification was earned. */
export function currentCycle(earnedOn: string, months: number, today: string): Cycle {
  for (let passed = 0; ; passed += months) {
    const { endsOn } = cycleFrom(earnedOn, passed + months);
    if (endsOn >= today) return { startsOn: laterDate(earnedOn, passed), endsOn };
  }
}
