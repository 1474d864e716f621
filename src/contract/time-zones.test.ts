import { expect, test } from 'vitest';
import { dayIn, isTimeZone, momentIn } from './time-zones.ts';

test.each([
  ['2026-01-15', 'Europe/London', '2026-01-15T09:00:00.000Z'],
  ['2026-07-15', 'Europe/London', '2026-07-15T08:00:00.000Z'],
  ['2026-07-15', 'Asia/Kathmandu', '2026-07-15T03:15:00.000Z'],
  ['2026-07-15', 'Pacific/Kiritimati', '2026-07-14T19:00:00.000Z'],
  ['2026-07-15', 'America/Los_Angeles', '2026-07-15T16:00:00.000Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T08:00:00.000Z'],
  ['2026-07-15', 'UTC', '2026-07-15T09:00:00.000Z'],
])('nine o’clock on %s in %s is %s', (day, zone, moment) => {
  expect(momentIn(day, 9, zone).toISOString()).toBe(moment);
  expect(dayIn(momentIn(day, 9, zone), zone)).toBe(day);
});

test('knows time zones by their names', () => {
  expect(['Europe/London', 'UTC', '+14:00', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
