import { expect, test } from 'vitest';
import { periodBefore, stepName, stepsOf } from './periods.ts';

const names = (period: '30d' | '12m', now: string) => stepsOf(period, new Date(now)).map(stepName);

test('a period of 30 days ends today, whatever the length of the month', () => {
  const days = names('30d', '2024-03-01T00:00:00Z');
  expect(days).toHaveLength(30);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual(['2024-02-01', '2024-02-29', '2024-03-01']);
});

test('a period of 12 months ends with the current month, even on a day that other months do not have', () => {
  const months = names('12m', '2026-03-31T23:59:59Z');
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-2), months.at(-1)]).toEqual(['2025-04-01', '2026-02-01', '2026-03-01']);
});

test.each([
  ['30d', '2026-01-31T15:00:00Z', '2025-12-03T00:00:00Z', '2026-01-01T15:00:00Z'],
  ['12m', '2026-11-24T15:00:00Z', '2024-12-01T00:00:00Z', '2025-11-24T15:00:00Z'],
] as const)('the period before %s ends at the same time of day', (period, now, since, until) => {
  expect(periodBefore(period, new Date(now))).toEqual({ since: new Date(since), until: new Date(until) });
});
