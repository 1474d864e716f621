import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import { cycleFrom } from '../../rules/cycle.ts';
import type { Rules } from '../../schemes/scheme.ts';
import type { Activity } from './activity.ts';
import { countCredits } from './count-credits.ts';

/**
 * Compares the calculation with an independent one, which tries every choice among repetitions, assigns single units in
 * the order of the dates, and tries every set of days to find what fits.
 */

const ledgers = 10_000;
const cycle = cycleFrom('2024-02-29', 36);

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const schemes = () => product.ctx.db.selectFrom('schemes').selectAll().orderBy('key').execute();

/** A seeded generator: the same ledgers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const dates = ['2024-02-28', '2024-02-29', '2024-03-01', '2025-02-28', '2026-02-28', '2026-03-01'];
const lateDates = ['2026-12-30', '2026-12-31', '2027-02-28', '2027-03-01'];

/** Some entries are split between two groups, where the scheme has several. */
function ledger(rules: Rules, below: (n: number) => number): Activity[] {
  const entries = undivided(rules, below);
  return entries.flatMap((entry) => {
    const other = rules.groups.find(({ key, hasAreas }) => key !== entry.group && !hasAreas);
    if (!other || below(4) > 0) return [entry];
    const amount = 5 * below(240);
    return [entry, { ...entry, id: `${entry.id}-other`, group: other.key, areas: {}, amount }];
  });
}

function undivided(rules: Rules, below: (n: number) => number): Activity[] {
  return Array.from({ length: below(8) }, (_, index) => {
    const group = rules.groups[below(rules.groups.length)];
    const largest = below(4) === 0 ? 12_000 : 2400;
    const areas = group?.hasAreas
      ? Object.fromEntries(rules.areas.map(({ key }) => [key, 5 * below(largest / 15)]))
      : {};
    const amount = group?.hasAreas
      ? Object.values(areas).reduce((sum, one) => sum + one, 0)
      : 5 * below(largest / 5);
    const endsOn = [...dates, ...lateDates][below(dates.length + lateDates.length)] ?? '';
    const startsOn = below(3) === 0 ? dayBefore(endsOn) : endsOn;
    const key = below(3) === 0 ? 'repeated' : `event-${index}`;
    const hasReflection = below(4) > 0;
    const id = `e${index}`;
    return { id, entry: id, key, startsOn, endsOn, group: group?.key ?? '', amount, areas, hasReflection };
  });
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const order = (a: Activity, b: Activity) =>
  `${a.endsOn}${a.startsOn}${a.id}` < `${b.endsOn}${b.startsOn}${b.id}` ? -1 : 1;

function worth(rules: Rules, entry: Activity): number {
  const parts = Object.keys(entry.areas).length > 0 ? Object.values(entry.areas) : [entry.amount];
  const whole = parts.map((part) => (rules.step ? Math.floor(part / rules.step) * rules.step : part));
  const sum = whole.reduce((total, part) => total + part, 0);
  return Math.min(sum, rules.perActivity ?? sum);
}

const mayCount = (rules: Rules, entry: Activity) =>
  entry.endsOn >= '2024-02-29' &&
  entry.endsOn <= '2027-02-28' &&
  (!rules.needsReflection || entry.hasReflection) &&
  worth(rules, entry) > 0;

/** Every way to keep one of the repetitions of each activity. */
function choices(entries: Activity[]): Activity[][] {
  const [first] = entries;
  if (!first) return [[]];
  const same = entries.filter((one) => one.key === first.key && one.group === first.group);
  const rest = choices(entries.filter((one) => !same.includes(one)));
  return same.flatMap((one) => rest.map((others) => [one, ...others]));
}

/** Counts one unit after another, the earliest activity first, as long as every maximum has room. */
function unitByUnit(rules: Rules, entries: Activity[]): Map<string, number> {
  const unit = rules.step ?? 5;
  const given = new Map<string, number>();
  const inGroup = new Map<string, number>();
  for (const entry of entries.toSorted(order)) {
    const parent = rules.groups.find(({ key }) => key === entry.group)?.within ?? null;
    const names = [entry.group, ...(parent ? [parent] : [])];
    const fits = () =>
      names.every((name) => {
        const maximum = rules.groups.find(({ key }) => key === name)?.maximum ?? null;
        return maximum === null || (inGroup.get(name) ?? 0) + unit <= maximum;
      });
    for (let left = worth(rules, entry); left > 0 && fits(); left -= unit) {
      given.set(entry.id, (given.get(entry.id) ?? 0) + unit);
      for (const name of names) inGroup.set(name, (inGroup.get(name) ?? 0) + unit);
    }
  }
  return given;
}

const total = (amounts: Iterable<number>) => [...amounts].reduce((sum, one) => sum + one, 0);

/** The most that fits into the days: the smallest bound that any set of full days gives (a minimum cut). */
function fittingDays(perDay: number, entries: Activity[], rules: Rules): number {
  const spans = entries.map((entry) => ({
    activity: `${entry.group} ${entry.key}`,
    amount: worth(rules, entry),
    days: [entry.startsOn, entry.endsOn].filter((day) => day >= '2024-02-29'),
  }));
  const days = [...new Set(spans.flatMap((span) => span.days))];
  const activities = [...new Set(spans.map((span) => span.activity))];
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** days.length; set++) {
    const isFull = (day: string) => (set & (1 << days.indexOf(day))) !== 0;
    const outside = activities.map((activity) => {
      const own = spans.filter((span) => span.activity === activity);
      const free = own.filter((span) => !span.days.every(isFull));
      return Math.min(Math.max(...own.map((one) => one.amount)), total(free.map((one) => one.amount)));
    });
    least = Math.min(least, perDay * days.filter(isFull).length + total(outside));
  }
  return least;
}

function expected(rules: Rules, entries: Activity[]) {
  const countable = entries.filter((entry) => mayCount(rules, entry));
  if (rules.perDay !== null)
    return { counted: fittingDays(rules.perDay, countable, rules), given: null, carried: 0 };
  const best = choices(countable)
    .map((choice) => unitByUnit(rules, choice))
    .reduce((a, b) => (total(b.values()) > total(a.values()) ? b : a));
  const largest = choices(countable).find((choice) =>
    choice.every((one) =>
      countable.every(
        (other) =>
          other === one ||
          other.key !== one.key ||
          other.group !== one.group ||
          worth(rules, other) < worth(rules, one) ||
          (worth(rules, other) === worth(rules, one) && order(one, other) < 0),
      ),
    ),
  );
  const given = unitByUnit(rules, largest ?? []);
  const counted = total(best.values());
  const late = entries.filter(({ endsOn }) => endsOn >= '2026-03-01').map(({ id }) => given.get(id) ?? 0);
  const carried = rules.carryOverMonths ? Math.min(Math.max(0, counted - rules.total), total(late)) : 0;
  return { counted, given, carried };
}

/** The smallest amount missing, from the shortfall of each minimum. */
function expectedMissing(rules: Rules, entries: Activity[], given: Map<string, number>): number {
  const sumOf = (among: (entry: Activity) => boolean) =>
    total(entries.filter(among).map(({ id }) => given.get(id) ?? 0));
  const counted = total(given.values());
  let added = 0;
  if (rules.areas.length > 0) {
    for (const { key, minimum } of rules.areas) {
      const has = total(
        entries
          .filter(({ id }) => given.has(id))
          .map((entry) => Math.floor((entry.areas[key] ?? 0) / 25) * 25),
      );
      if (has < minimum) added += minimum - has;
    }
    const education = rules.groups.find(({ hasAreas }) => hasAreas);
    const has = sumOf(({ group }) => group === education?.key);
    added = Math.max(added, (education?.minimum ?? 0) - has);
  }
  const { perYear } = rules;
  if (perYear !== null) {
    const years = [
      ['2024-02-29', '2025-02-28'],
      ['2025-03-01', '2026-02-28'],
      ['2026-03-01', '2027-02-28'],
    ] as const;
    const short = years.map(([from, to]) =>
      Math.max(0, perYear - sumOf(({ endsOn }) => endsOn >= from && endsOn <= to)),
    );
    added = Math.max(added, total(short));
  }
  return Math.max(added, rules.total - counted, 0);
}

test('agrees with brute force on 10,000 ledgers, spread over all schemes', async () => {
  const all = await schemes();
  expect(all.length).toBeGreaterThan(20);
  for (let seed = 0; seed < ledgers; seed++) {
    const scheme = all[seed % all.length];
    if (!scheme) continue;
    const entries = ledger(scheme, numbers(seed));
    const tally = countCredits(scheme, cycle, entries);
    const { counted, given, carried } = expected(scheme, entries);
    const where = `${scheme.key}, seed ${seed}`;
    expect([tally.counted, tally.carried], where).toEqual([counted, carried]);
    expect(total(tally.activities.map((one) => one.counted)), where).toBe(counted);
    if (given) expect(tally.missing, where).toBe(expectedMissing(scheme, entries, given));
    else expect(tally.missing, where).toBe(Math.max(0, scheme.total - counted));
  }
}, 60_000);

test('the order of the entries changes nothing, and a further entry never lowers what counts', async () => {
  for (const scheme of await schemes()) {
    for (let seed = 0; seed < 60; seed++) {
      const below = numbers(seed * 7 + 1);
      const entries = ledger(scheme, below);
      const tally = countCredits(scheme, cycle, entries);
      const reversed = countCredits(scheme, cycle, entries.toReversed());
      const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
      expect({ ...reversed, activities: reversed.activities.toSorted(byId) }).toEqual({
        ...tally,
        activities: tally.activities.toSorted(byId),
      });
      const further = ledger(scheme, below).map((entry) => ({ ...entry, id: `further-${entry.id}` }));
      const more = countCredits(scheme, cycle, [...entries, ...further.slice(0, 1)]);
      expect(more.counted, `${scheme.key}, seed ${seed}`).toBeGreaterThanOrEqual(tally.counted);
    }
  }
});

test('the credits of an activity by area add up to all its credits, in whole steps', async () => {
  for (const scheme of (await schemes()).filter(({ areas }) => areas.length > 0)) {
    for (let seed = 0; seed < 60; seed++) {
      const entries = ledger(scheme, numbers(seed + 5));
      for (const one of countCredits(scheme, cycle, entries).activities) {
        const group = entries.find(({ id }) => id === one.id)?.group;
        if (group === 'education') expect(total(Object.values(one.areas))).toBe(one.counted);
        expect(one.counted % (scheme.step ?? 1)).toBe(0);
      }
    }
  }
});

test('no scheme has both a maximum per day and one per group', async () => {
  const both = (await schemes()).filter(
    ({ perDay, groups }) => perDay !== null && groups.some(({ maximum }) => maximum !== null),
  );
  expect(both).toEqual([]);
});

test('no scheme has two groups that are split into areas', async () => {
  const two = (await schemes()).filter(({ groups }) => groups.filter(({ hasAreas }) => hasAreas).length > 1);
  expect(two).toEqual([]);
});
