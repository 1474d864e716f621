import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUsd } from '../money.ts';
import { formatCount, hoursOf, longDate } from './wording.ts';

const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options).format;

test('dollars read as everywhere, from any number of cents', () => {
  const usd = intl({ style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(formatUsd(cents / 100)).toBe(usd(cents / 100));
    }),
  );
  expect([0, 49, 1234.5, 1_000_000, -5].map(formatUsd)).toEqual([
    '$0.00',
    '$49.00',
    '$1,234.50',
    '$1,000,000.00',
    '-$5.00',
  ]);
});

test('counts read as everywhere', () => {
  const whole = intl();
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(whole(count));
    }),
  );
});

test('hours have one decimal, and minutes stand where they would be none', () => {
  expect([2, 0.96, 1.04, 1234.56, 0.04, 0].map((hours) => hoursOf(hours))).toEqual([
    '2.0 hours',
    '1.0 hour',
    '1.0 hour',
    '1,234.6 hours',
    '2 min',
    '0 s',
  ]);
});

test('a day is told in UTC, wherever its reader is', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      expect(longDate(day.toISOString())).toBe(format.format(day));
    }),
  );
});
