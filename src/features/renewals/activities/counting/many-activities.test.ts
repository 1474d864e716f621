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
