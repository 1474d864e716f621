import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayIn,
  formatInZone,
  isTimeZone,
  isZoneName,
  localTimeIn,
  momentIn,
  momentOf,
} from './zoned-time.ts';

const iso = (local: string, zone: string) => momentOf(local, zone)?.toISOString() ?? null;

describe('a time in a zone', () => {
  test.each([
    ['2026-12-03T18:00', 'Europe/London', '2026-12-03T18:00:00.000Z'],
    ['2026-07-03T18:00', 'Europe/London', '2026-07-03T17:00:00.000Z'],
    ['2026-07-03T18:00', 'America/New_York', '2026-07-03T22:00:00.000Z'],
    ['2026-07-03T18:00', 'Asia/Kathmandu', '2026-07-03T12:15:00.000Z'],
    ['2026-07-03T00:30', 'Pacific/Kiritimati', '2026-07-02T10:30:00.000Z'],
    ['2026-07-03T00:30', 'UTC', '2026-07-03T00:30:00.000Z'],
  ])('%s in %s is %s', (local, zone, moment) => {
    expect(iso(local, zone)).toBe(moment);
  });

  test('does not exist while clocks go forward, and is the first of two while they go back', () => {
    expect(iso('2026-03-29T01:30', 'Europe/London')).toBeNull();
    expect(iso('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-02-30T10:00', 'UTC')).toBeNull();
  });

  test('is read back as it was written', () => {
    const zones = ['Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo', 'UTC'];
    const minutes = fc.integer({ min: 29_000_000, max: 40_000_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const local = localTimeIn(new Date(minute * 60_000), zone);
        const moment = momentOf(local, zone);
        expect(moment && localTimeIn(moment, zone)).toBe(local);
      }),
      { numRuns: 500 },
    );
  });

  test('names its zone', () => {
    expect(formatInZone('2026-12-03T18:00:00Z', 'Europe/London')).toBe(
      'Thursday, 3 December 2026 at 18:00 GMT',
    );
  });
});

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

test.each([
  ['Europe/London', true, true],
  ['UTC', true, true],
  ['Mars/Olympus', false, false],
  ['+14:00', true, false],
  ['', false, false],
])('“%s” is a time zone: %s, and the name of one: %s', (zone, expected, isName) => {
  expect(isTimeZone(zone)).toBe(expected);
  expect(isZoneName(zone)).toBe(isName);
});
