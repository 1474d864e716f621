import type { CreditGroup } from '../../../../contract/credits.ts';
import { dayMs } from '../../../../contract/text/time/zoned-time.ts';
import { type Cycle, isWithin } from '../../rules/cycle.ts';
import type { Rules } from '../../schemes/scheme.ts';

/**
 * An entry's allocation to a group of one holding. An entry split between groups has one for each.
 * Amounts are hundredths of an hour.
 */
export type Activity = {
  id: string;
  /** Equal for the parts of one entry. */
  entry: string;
  /** Equal for repetitions of the same course or event, which count once in a cycle. */
  key: string;
  /** ISO dates. The last day decides whether it belongs to a cycle. */
  startsOn: string;
  endsOn: string;
  /** The key of one of the scheme's groups. */
  group: string;
  amount: number;
  /** How the amount is split, by the areas' keys; empty for a group without areas. */
  areas: Record<string, number>;
  hasReflection: boolean;
  /** Surplus of the previous cycle: it counts, but carries over no further. */
  isCarried?: boolean;
};

export const reasons = [
  'outside-cycle',
  'missing-reflection',
  'below-step',
  'duplicate',
  'above-activity-maximum',
  'above-day-maximum',
  'above-group-maximum',
] as const;

/** Why an activity does not count, or not in full. */
export type Reason = (typeof reasons)[number];

/**
 * An activity with its credits, before the limits that it shares with others. `worth` is its time in whole steps;
 * `credit` is as much of that as the maximum for one entry allows.
 */
export type Credited = Activity & { worth: number; credit: number; refusal: Reason | null };

/** Rounds down to a multiple of the step. */
const roundedDown = (amount: number, step: number | null): number =>
  step === null ? amount : amount - (amount % step);

/** The credited amount of each area, in the scheme's order. A group without areas has one amount, for all of it. */
function partsOf(
  rules: Rules,
  group: CreditGroup,
  activity: Activity,
): [area: string | null, amount: number][] {
  if (!group.hasAreas) return [[null, roundedDown(activity.amount, rules.step)]];
  return rules.areas.map(({ key }) => [key, roundedDown(activity.areas[key] ?? 0, rules.step)]);
}

/**
 * The credits of each activity on its own; 0 for an unknown group. The parts of an entry share the maximum for one
 * activity, in the order of the scheme's groups.
 */
export function creditedAmounts(rules: Rules, cycle: Cycle, activities: readonly Activity[]): Credited[] {
  const order = (one: Activity): number => rules.groups.findIndex(({ key }) => key === one.group);
  const used = new Map<string, number>();
  const credits = new Map<Activity, Credited>();
  for (const activity of activities.toSorted((a, b) => order(a) - order(b))) {
    const worth = worthOf(rules, activity);
    const refusal = refusalOf(rules, cycle, activity, worth);
    const before = used.get(activity.entry) ?? 0;
    const credit = refusal ? 0 : Math.min(worth, (rules.perActivity ?? Number.POSITIVE_INFINITY) - before);
    used.set(activity.entry, before + credit);
    credits.set(activity, { ...activity, worth, credit, refusal });
  }
  return activities.flatMap((activity) => credits.get(activity) ?? []);
}

function worthOf(rules: Rules, activity: Activity): number {
  const group = rules.groups.find(({ key }) => key === activity.group);
  return group ? partsOf(rules, group, activity).reduce((sum, [, amount]) => sum + amount, 0) : 0;
}

function refusalOf(rules: Rules, cycle: Cycle, activity: Activity, worth: number): Reason | null {
  if (!isWithin(cycle, activity.endsOn)) return 'outside-cycle';
  if (rules.needsReflection && !activity.hasReflection) return 'missing-reflection';
  return worth === 0 ? 'below-step' : null;
}

/** Consecutive days. */
type Stretch = { startsOn: string; days: number };

/**
 * The days of a cycle from the first activity to the last, in stretches: an activity covers all days of a stretch or
 * none. There are far fewer stretches than days.
 */
export function stretchesOf(cycle: Cycle, activities: readonly Activity[]): Stretch[] {
  const first = Date.parse(cycle.startsOn);
  const bounds = activities.flatMap(({ startsOn, endsOn }) => [
    Math.max(first, Date.parse(startsOn)),
    Date.parse(endsOn) + dayMs,
  ]);
  const [start = first, ...ends] = [...new Set(bounds)].sort((a, b) => a - b);
  let from = start;
  return ends.map((to) => {
    const stretch = { startsOn: new Date(from).toISOString().slice(0, 10), days: (to - from) / dayMs };
    from = to;
    return stretch;
  });
}

/** Splits the counted amount among the areas, in the scheme's order. Empty for a group without areas. */
export function areasCounted(rules: Rules, activity: Activity, counted: number): Record<string, number> {
  const group = rules.groups.find(({ key }) => key === activity.group);
  if (!group?.hasAreas) return {};
  let left = counted;
  const parts: Record<string, number> = {};
  for (const [area, amount] of partsOf(rules, group, activity)) {
    const part = Math.min(amount, left);
    if (area !== null && part > 0) parts[area] = part;
    left -= part;
  }
  return parts;
}
