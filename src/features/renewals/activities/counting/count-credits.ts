import type { CreditGroup } from '../../../../contract/credits.ts';
import { type Cycle, isWithin, lastMonthsFrom, yearsOf } from '../../rules/cycle.ts';
import { chainOf, type Rules } from '../../schemes/scheme.ts';
import {
  type Activity,
  areasCounted,
  type Credited,
  creditedAmounts,
  type Reason,
  stretchesOf,
} from './activity.ts';
import { createNetwork, sink } from './network.ts';

/** How much of an activity counts, and why the rest does not. Amounts are hundredths of the scheme's unit. */
type CountedActivity = {
  id: string;
  entry: string;
  counted: number;
  areas: Record<string, number>;
  reason: Reason | null;
};

/** Something with a minimum: an area, a group or a year. */
type Progress = { counted: number; missing: number };

export type Tally = {
  counted: number;
  /** The least that is still needed to meet the total and every minimum. */
  missing: number;
  /** The least that the minimums of areas and groups still need. */
  minimums: number;
  /** The amount that carries over into the next cycle. */
  carried: number;
  areas: Record<string, Progress>;
  groups: Record<string, Progress>;
  years: (Cycle & Progress)[];
  missingActivities: number;
  /** In the order in which they were passed. */
  activities: CountedActivity[];
};

/**
 * Counts what these activities are worth in a cycle. Those with earlier dates count first, in whatever order they are
 * passed. Adding an activity never lowers what counts.
 */
export function countCredits(rules: Rules, cycle: Cycle, activities: readonly Activity[]): Tally {
  const all = creditedAmounts(rules, cycle, activities);
  const groupedByActivity = withRepetitions(all);
  const amounts = amountsCounted(rules, cycle, groupedByActivity);
  const repeated = new Set(groupedByActivity.flatMap(([, ...others]) => others.map(({ id }) => id)));
  const counted = all.map((activity) =>
    present(rules, activity, amounts.get(activity.id) ?? 0, repeated.has(activity.id)),
  );
  const sum = (among: (activity: Activity) => boolean): number =>
    activities.reduce((total, one, index) => total + (among(one) ? (counted[index]?.counted ?? 0) : 0), 0);
  const progress = (among: (activity: Activity) => boolean, minimum: number): Progress =>
    towards(sum(among), minimum);
  const total = sum(() => true);
  const areas = byKey(rules.areas, ({ key, minimum }) =>
    towards(
      counted.reduce((part, one) => part + (one.areas[key] ?? 0), 0),
      minimum,
    ),
  );
  const groups = byKey(rules.groups, ({ key, minimum }) =>
    progress(({ group }) => chainOf(rules.groups, group).some((one) => one.key === key), minimum),
  );
  const years = yearsOf(cycle).map((year) => ({
    ...year,
    ...progress(({ endsOn }) => isWithin(year, endsOn), rules.perYear ?? 0),
  }));
  const minimums = neededIn(rules, null, groups, areas);
  return {
    counted: total,
    missing: Math.max(
      rules.total - total,
      minimums,
      years.reduce((missing, year) => missing + year.missing, 0),
    ),
    minimums,
    carried: carriedOver(rules, total, (months) => {
      const from = lastMonthsFrom(cycle, rules.cycleMonths, months);
      return sum(({ endsOn, isCarried }) => !isCarried && endsOn >= from);
    }),
    areas,
    groups,
    years,
    missingActivities: Math.max(0, rules.minimumActivities - entriesCounted(counted)),
    activities: counted,
  };
}

const entriesCounted = (activities: readonly CountedActivity[]): number =>
  new Set(activities.filter(({ counted }) => counted > 0).map(({ entry }) => entry)).size;

const towards = (counted: number, minimum: number): Progress => ({
  counted,
  missing: Math.max(0, minimum - counted),
});

const byKey = <T extends { key: string }>(
  things: readonly T[],
  progress: (thing: T) => Progress,
): Record<string, Progress> => Object.fromEntries(things.map((thing) => [thing.key, progress(thing)]));

/** Only surplus carries over, and only as much of it as was earned late enough. */
function carriedOver(rules: Rules, total: number, earnedInLast: (months: number) => number): number {
  if (rules.carryOverMonths === null) return 0;
  const surplus = Math.max(0, total - rules.total);
  return Math.min(surplus, earnedInLast(rules.carryOverMonths), rules.carryOverMaximum ?? surplus);
}

/** The credits still needed to reach the minimums of the groups inside `within` and of their areas. */
function neededIn(
  rules: Rules,
  within: string | null,
  groups: Record<string, Progress>,
  areas: Record<string, Progress>,
): number {
  const missingAreas = Object.values(areas).reduce((sum, { missing }) => sum + missing, 0);
  return rules.groups
    .filter((group) => group.within === within)
    .reduce((sum, { key, hasAreas }) => {
      const inner = neededIn(rules, key, groups, areas) + (hasAreas ? missingAreas : 0);
      return sum + Math.max(groups[key]?.missing ?? 0, inner);
    }, 0);
}

/** How much of each activity counts, by id. Repetitions share the credit of the largest, which counts first. */
function amountsCounted(
  rules: Rules,
  cycle: Cycle,
  groupedByActivity: readonly Credited[][],
): Map<string, number> {
  const network = createNetwork();
  const stretches = rules.perDay === null ? [] : stretchesOf(cycle, groupedByActivity.flat());
  const nodes = stretches.map(({ days }) => {
    const node = network.node();
    network.connect(node, sink, days * (rules.perDay ?? 0));
    return node;
  });
  const used = new Map<string, number>();
  const edges = new Map<string, number>();
  for (const repetitions of groupedByActivity) {
    const source = network.node();
    for (const entry of repetitions) {
      const node = network.node();
      edges.set(entry.id, network.connect(source, node, entry.credit));
      if (rules.perDay === null) network.connect(node, sink, entry.credit);
      for (const [index, { startsOn }] of stretches.entries())
        if (isWithin(entry, startsOn)) network.connect(node, nodes[index] ?? sink, entry.credit);
    }
    const [largest] = repetitions;
    const chain = chainOf(rules.groups, largest?.group ?? '');
    const sent = network.push(source, Math.min(largest?.credit ?? 0, roomIn(chain, used)));
    for (const { key } of chain) used.set(key, (used.get(key) ?? 0) + sent);
  }
  return new Map([...edges].map(([id, edge]) => [id, network.flowOn(edge)]));
}

const roomIn = (chain: readonly CreditGroup[], used: ReadonlyMap<string, number>): number =>
  Math.min(
    ...chain.map(({ key, maximum }) =>
      maximum === null ? Number.POSITIVE_INFINITY : maximum - (used.get(key) ?? 0),
    ),
  );

/** Activities with credit in the order of their dates, each with its repetitions, largest first. */
function withRepetitions(all: readonly Credited[]): Credited[][] {
  const groups = Map.groupBy(
    all.filter(({ credit }) => credit > 0),
    ({ group, key }) => JSON.stringify([group, key]),
  );
  return [...groups.values()]
    .map((entries) => entries.sort((a, b) => b.credit - a.credit || byDate(a, b)))
    .sort(([a], [b]) => (a && b ? byDate(a, b) : 0));
}

const byDate = (a: Activity, b: Activity): number =>
  compare(a.endsOn, b.endsOn) || compare(a.startsOn, b.startsOn) || compare(a.id, b.id);

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function present(rules: Rules, activity: Credited, counted: number, isRepeated: boolean): CountedActivity {
  const areas = areasCounted(rules, activity, counted);
  const { id, entry } = activity;
  return { id, entry, counted, areas, reason: reasonFor(rules, activity, counted, isRepeated) };
}

/** Why an activity counts for less than its time, beyond rounding. */
function reasonFor(rules: Rules, activity: Credited, counted: number, isRepeated: boolean): Reason | null {
  const { worth, credit, refusal } = activity;
  if (refusal) return refusal;
  if (counted === credit) return worth > credit ? 'above-activity-maximum' : null;
  if (isRepeated) return 'duplicate';
  return rules.perDay === null ? 'above-group-maximum' : 'above-day-maximum';
}
