import { expect, test } from 'vitest';
import { nextStart } from './next-backup.ts';

const monday = '2026-11-23T02:30:00Z';

test.each([
  ['30 2 * * *', '2026-11-23T02:29:59.999Z', monday],
  ['30 2 * * *', monday, '2026-11-24T02:30:00Z'],
  ['*/15 * * * *', '2026-11-23T02:31:07Z', '2026-11-23T02:45:00Z'],
  ['0 3 * * 1,4', '2026-11-23T03:00:00Z', '2026-11-26T03:00:00Z'],
  ['0 3 * * 7', monday, '2026-11-29T03:00:00Z'],
  ['0 3 1 1 *', monday, '2027-01-01T03:00:00Z'],
  ['0 3 1 * 3', monday, '2026-11-25T03:00:00Z'],
])('the next backup of the schedule %s: %s → %s', (schedule, after, expected) => {
  expect(nextStart(schedule, new Date(after))).toEqual(new Date(expected));
});

test('a schedule without a date within a year has no next backup', () => {
  expect(nextStart('0 3 31 2 *', new Date(monday))).toBeUndefined();
});
