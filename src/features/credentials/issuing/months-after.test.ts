import { expect, test } from 'vitest';
import { monthsAfter } from './months-after.ts';

test.each([
  ['a year', '2026-11-25T10:00:00.000Z', 12, '2027-11-25T10:00:00.000Z'],
  ['a shorter month', '2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
  ['a leap day', '2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['ten years from a leap day', '2028-02-29T00:00:00.000Z', 120, '2038-02-28T00:00:00.000Z'],
])('%s later', (_name, from, months, until) => {
  expect(monthsAfter(new Date(from), months)?.toISOString()).toBe(until);
});

test('a certificate without a validity period does not expire', () => {
  expect(monthsAfter(new Date(), null)).toBeNull();
});
