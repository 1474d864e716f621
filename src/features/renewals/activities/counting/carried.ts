import { type Cycle, lastMonthsFrom } from '../../rules/cycle.ts';
import type { Rules } from '../../schemes/scheme.ts';
import { type Activity, areasCounted } from './activity.ts';
import type { Tally } from './count-credits.ts';

/**
 * The surplus of a cycle, as activities on the first day of the next one. It is taken from the latest activities, which
 * keep their groups and areas.
 * @param startsOn the first day of the next cycle
 */
export function carriedActivities(
  rules: Rules,
  cycle: Cycle,
  activities: readonly Activity[],
  tally: Tally,
  startsOn: string,
): Activity[] {
  if (rules.carryOverMonths === null || tally.carried === 0) return [];
  const from = lastMonthsFrom(cycle, rules.cycleMonths, rules.carryOverMonths);
  const countedBy = new Map(tally.activities.map(({ id, counted }) => [id, counted]));
  const late = activities
    .filter(({ endsOn, isCarried }) => !isCarried && endsOn >= from)
    .toSorted((a, b) => Number(a.endsOn < b.endsOn) - Number(a.endsOn > b.endsOn) || (a.id < b.id ? -1 : 1));
  let left = tally.carried;
  const carried: Activity[] = [];
  for (const activity of late) {
    const amount = Math.min(left, countedBy.get(activity.id) ?? 0);
    if (amount === 0) continue;
    left -= amount;
    const id = `carried:${activity.id}`;
    const areas = areasCounted(rules, activity, amount);
    const part = {
      id,
      entry: `carried:${activity.entry}`,
      key: id,
      startsOn,
      endsOn: startsOn,
      amount,
      areas,
    };
    carried.push({ ...activity, ...part, hasReflection: true, isCarried: true });
  }
  return carried;
}
