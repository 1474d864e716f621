import { expect, test } from 'vitest';
import type { Rules } from '../../schemes/scheme.ts';
import type { Activity } from './activity.ts';
import { carriedActivities } from './carried.ts';
import { countCredits } from './count-credits.ts';

const group = (key: string) => ({
  key,
  name: key,
  within: null,
  minimum: 0,
  maximum: null,
  hasAreas: false,
});

const rules: Rules = {
  step: 50,
  cycleMonths: 12,
  total: 2000,
  areas: [],
  groups: [group('learning'), group('teaching')],
  perYear: null,
  perActivity: 1500,
  perDay: null,
  carryOverMonths: null,
  carryOverMaximum: null,
  needsReflection: false,
  minimumActivities: 2,
};
const cycle = { startsOn: '2026-01-01', endsOn: '2026-12-31' };

const part = (where: string, amount: number): Activity => ({
  id: `workshop ${where}`,
  entry: 'workshop',
  key: 'workshop',
  startsOn: '2026-05-03',
  endsOn: '2026-05-03',
  group: where,
  amount,
  areas: {},
  hasReflection: true,
});

test('the parts of an activity share its maximum, whatever their order', () => {
  const parts = [part('teaching', 800), part('learning', 1000)];
  for (const activities of [parts, parts.toReversed()]) {
    const { counted, activities: each } = countCredits(rules, cycle, activities);
    expect(counted).toBe(1500);
    expect(each.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
      { id: 'workshop learning', counted: 1000, reason: null },
      { id: 'workshop teaching', counted: 500, reason: 'above-activity-maximum' },
    ]);
  }
});

test('the parts of an activity count as one where several activities are required', () => {
  const { missingActivities } = countCredits(rules, cycle, [part('learning', 500), part('teaching', 500)]);
  expect(missingActivities).toBe(1);
});

test('the parts of an activity still count as one after they have carried over', () => {
  const carrying = { ...rules, total: 200, carryOverMonths: 12 };
  const parts = [part('learning', 500), part('teaching', 500)];
  const tally = countCredits(carrying, cycle, parts);
  const carried = carriedActivities(carrying, cycle, parts, tally, '2027-01-01');
  expect(carried.map(({ amount }) => amount)).toEqual([500, 300]);
  const next = countCredits(carrying, { startsOn: '2027-01-01', endsOn: '2027-12-31' }, carried);
  expect(next).toMatchObject({ counted: 800, missingActivities: 1 });
});
