import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import { cycleFrom, isWithin, lastMonthsFrom, yearsOf } from './cycle.ts';

/** Every day from one to another, both included. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10));
  return days;
}

describe('a cycle', () => {
  test.each([
    ['2024-03-15', 36, '2027-03-14'],
    ['2026-01-01', 12, '2026-12-31'],
    ['2024-02-29', 36, '2027-02-28'],
    ['2024-02-29', 48, '2028-02-28'],
    ['2025-03-01', 36, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
  ])('starting on %s and lasting %d months ends on %s', (startsOn, months, endsOn) => {
    expect(cycleFrom(startsOn, months)).toEqual({ startsOn, endsOn });
  });

  test('contains its first and its last day', () => {
    const cycle = cycleFrom('2024-03-15', 36);
    expect(
      ['2024-03-14', '2024-03-15', '2027-03-14', '2027-03-15'].map((day) => isWithin(cycle, day)),
    ).toEqual([false, true, true, false]);
  });

  test('consists of years without a gap or an overlap, even from a leap day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2019-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
        fc.constantFrom(12, 24, 36),
        (start, months) => {
          const cycle = cycleFrom(start.toISOString().slice(0, 10), months);
          const years = yearsOf(cycle);
          const days = years.flatMap(({ startsOn, endsOn }) => daysBetween(startsOn, endsOn));
          expect(years).toHaveLength(months / 12);
          expect(days).toEqual(daysBetween(cycle.startsOn, cycle.endsOn));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('starts its last twelve months with its last year', () => {
    expect(lastMonthsFrom(cycleFrom('2024-03-15', 36), 36, 12)).toBe('2026-03-15');
    expect(lastMonthsFrom(cycleFrom('2024-02-29', 36), 36, 12)).toBe('2026-03-01');
  });
});

describe('the day of a moment', () => {
  const cycle = cycleFrom('2024-02-29', 36);

  test.each([
    ['Pacific/Kiritimati', '2024-02-28T09:59:59Z', '2024-02-28', false],
    ['Pacific/Kiritimati', '2024-02-28T10:00:00Z', '2024-02-29', true],
    ['-14:00', '2024-02-29T13:59:59Z', '2024-02-28', false],
    ['-14:00', '2024-02-29T14:00:00Z', '2024-02-29', true],
    ['+14:00', '2027-02-28T09:59:59Z', '2027-02-28', true],
    ['+14:00', '2027-02-28T10:00:00Z', '2027-03-01', false],
    ['-14:00', '2027-03-01T13:59:59Z', '2027-02-28', true],
    ['UTC', '2027-03-01T00:00:00Z', '2027-03-01', false],
  ])('in %s, at %s, is %s', (zone, moment, day, counts) => {
    expect(dayIn(new Date(moment), zone)).toBe(day);
    expect(isWithin(cycle, day)).toBe(counts);
  });
});
