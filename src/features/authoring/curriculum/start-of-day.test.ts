import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['UTC', '2026-05-03', '2026-05-03T00:00:00Z'],
  ['Pacific/Kiritimati', '2026-05-03', '2026-05-02T10:00:00Z'],
  ['Etc/GMT+12', '2026-05-03', '2026-05-03T12:00:00Z'],
  ['Etc/GMT-14', '2026-05-03', '2026-05-02T10:00:00Z'],
  ['Asia/Kathmandu', '2026-05-03', '2026-05-02T18:15:00Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
])('a day in %s, %s, starts at %s', (zone, day, at) => {
  expect(startOfDay(day, zone)).toEqual(new Date(at));
});

test('a day without a midnight starts when the clocks have gone forward', () => {
  // Chile changes at midnight: 23:59:59 on 5 September 2026 is followed by 01:00.
  expect(startOfDay('2026-09-06', 'America/Santiago')).toEqual(new Date('2026-09-06T04:00:00Z'));
  // Samoa crossed the date line, and had no 30 December 2011.
  expect(startOfDay('2011-12-30', 'Pacific/Apia')).toEqual(startOfDay('2011-12-31', 'Pacific/Apia'));
});

test('a day with two midnights starts at the first', () => {
  // Cuba sets its clocks back from 01:00 to midnight.
  expect(startOfDay('2026-11-01', 'America/Havana')).toEqual(new Date('2026-11-01T04:00:00Z'));
});

test('in every time zone, a day starts within 24 hours of UTC’s; a second earlier, it is the day before', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const days = fc.integer({ min: 0, max: 36_000 }).map((n) => new Date(Date.UTC(2000, 0, 1 + n)));
  fc.assert(
    fc.property(zones, days, (timeZone, date) => {
      const day = date.toISOString().slice(0, 10);
      const start = startOfDay(day, timeZone);
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
      expect(Math.abs(start.getTime() - date.getTime())).toBeLessThanOrEqual(24 * 3600_000);
      expect(format.format(start) >= day).toBe(true);
      expect(format.format(start.getTime() - 1000) < day).toBe(true);
    }),
    { numRuns: 300 },
  );
});
