import { expect, test } from 'vitest';
import type { Rules } from '../../schemes/scheme.ts';
import type { Activity } from './activity.ts';
import { countCredits } from './count-credits.ts';

const rules: Rules = {
  step: null,
  cycleMonths: 24,
  total: 2000,
  areas: [],
  groups: [{ key: 'learning', name: 'Learning', within: null, minimum: 0, maximum: null, hasAreas: false }],
  perYear: null,
  perActivity: null,
  perDay: null,
  carryOverMonths: null,
  carryOverMaximum: null,
  needsReflection: false,
  minimumActivities: 0,
};
const cycle = { startsOn: '2025-01-01', endsOn: '2026-12-31' };

test.each([
  ['a daily maximum', { ...rules, perDay: 800 }, 730 * 800],
  ['a group maximum', { ...rules, groups: rules.groups.map((group) => ({ ...group, maximum: 900 })) }, 900],
])(
  '2,000 long activities under %s are counted in at most half a second of processing',
  (_, limited, most) => {
    const activities = Array.from({ length: 2000 }, (_, index): Activity => {
      const id = `activity-${index}`;
      const amount = 2400;
      return { id, entry: id, key: id, ...cycle, group: 'learning', amount, areas: {}, hasReflection: true };
    });
    const before = process.cpuUsage();
    const { counted } = countCredits(limited, cycle, activities);
    const { user, system } = process.cpuUsage(before);
    expect(counted).toBe(most);
    expect((user + system) / 1000).toBeLessThan(500);
  },
);

test('2,000 repetitions of three long activities are counted in at most three seconds of processing', () => {
  const day = (number: number) =>
    new Date(Date.parse(cycle.startsOn) + number * 86_400_000).toISOString().slice(0, 10);
  const activities = Array.from({ length: 2000 }, (_, index): Activity => {
    const [id, key] = [`activity-${index}`, `activity-${index % 3}`];
    const days = { startsOn: day((index * 7) % 600), endsOn: day(600 + (index % 130)) };
    return {
      id,
      entry: id,
      key,
      ...days,
      group: 'learning',
      amount: 2_000_000,
      areas: {},
      hasReflection: true,
    };
  });
  const before = process.cpuUsage();
  const { counted } = countCredits({ ...rules, perDay: 800 }, cycle, activities);
  const { user, system } = process.cpuUsage(before);
  expect(counted).toBe(730 * 800);
  expect((user + system) / 1000).toBeLessThan(3000);
});
