import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { formatMoney } from '../../money/currencies.ts';
import { formatUsd, percentOff } from '../../money/money.ts';
import { fileSize } from '../file-size.ts';
import { clockTime } from './clock-time.ts';
import { counted, duration, formatCount, formatDate, hoursOf, percent, plural } from './formats.ts';

const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options).format;

test('dollars have the same format everywhere, whatever the number of cents', () => {
  const usd = intl({ style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(formatUsd(cents / 100)).toBe(usd(cents / 100).replace('-', '−'));
    }),
  );
  expect([0, 49, 1234.5, 1_000_000, -5].map(formatUsd)).toEqual([
    '$0.00',
    '$49.00',
    '$1,234.50',
    '$1,000,000.00',
    '−$5.00',
  ]);
});

test('counts have the same format everywhere', () => {
  const whole = intl();
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(whole(count));
    }),
  );
});

test('hours have one decimal, and become minutes below a tenth', () => {
  expect([2, 0.96, 1.04, 1234.56, 0.1, 0.052, 0.04, 0].map((hours) => hoursOf(hours))).toEqual([
    '2.0 hours',
    '1.0 hour',
    '1.0 hour',
    '1,234.6 hours',
    '0.1 hours',
    '3 min',
    '2 min',
    '0 s',
  ]);
});

test('a percentage is rounded, but never up to 100 nor down to 0', () => {
  expect([12.4, 99.7, 0.2, 100, 0].map(percent)).toEqual([12, 99, 1, 100, 0]);
});

test('a percentage stays within its bounds', () => {
  expect([-5, 250, Number.NaN].map(percent)).toEqual([0, 100, 0]);
});

test('a discount is 100% only if nothing is left to pay, and 0% only if nothing is saved', () => {
  const discounts = [
    [50, 40],
    [299, 1],
    [500, 499],
    [49, 0],
    [49, 49],
    [0, 0],
  ] as const;
  expect(discounts.map(([price, discounted]) => percentOff(price, discounted))).toEqual([
    20, 99, 1, 100, 0, 0,
  ]);
});

test('a date is in UTC, wherever its reader is', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (day) => {
      expect(formatDate(day.toISOString())).toBe(format.format(day));
    }),
  );
});
test('a position in a video has the format of a clock', () => {
  expect([0, 7.9, 750, 3723].map(clockTime)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
});

test('each date style has its own format, in UTC', () => {
  const date = '2026-05-03T14:05:59.000Z';
  const formats = ['long', 'short', 'time', 'sentence', 'day', 'month', 'wholeMonth'] as const;
  expect(formats.map((format) => formatDate(date, format))).toEqual([
    '3 May 2026',
    '3 May 2026',
    '3 May 2026, 14:05 UTC',
    '3 May 2026 at 14:05',
    '3 May',
    'May 2026',
    'May 2026',
  ]);
  expect(formatDate(new Date('2026-09-30'), 'wholeMonth')).toBe('September 2026');
  expect(formatDate(new Date('2026-09-30'), 'short')).toBe('30 Sept 2026');
});

test('each currency has its own number of decimal places', () => {
  expect(formatMoney(49, 'usd')).toBe('$49.00');
  expect(formatMoney(4900, 'JPY')).toBe('¥4,900');
  expect(formatMoney(1.5, 'KWD')).toBe('KWD\u00a01.500');
});

test('nouns agree with their count', () => {
  expect([0, 1, 2, 1234].map((count) => counted(count, 'lecture'))).toEqual([
    '0 lectures',
    '1 lecture',
    '2 lectures',
    '1,234 lectures',
  ]);
  expect([1, 2].map((count) => plural(count, 'person', 'people'))).toEqual(['person', 'people']);
});

test('durations are in seconds, minutes, or hours and minutes', () => {
  expect([45, 59.7, 720, 3600, 4800].map(duration)).toEqual(['45 s', '1 min', '12 min', '1 h', '1 h 20 min']);
});

test('a format is created once, however often it is used', () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  try {
    formatMoney(1, 'SEK');
    formatMoney(2, 'SEK');
    expect(make).toHaveBeenCalledTimes(1);
  } finally {
    make.mockRestore();
  }
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1_500_000, '1.4 MB'],
  [1024 ** 2 - 1, '1.0 MB'],
  [5 * 1024 ** 2, '5.0 MB'],
  [1024 ** 3, '1,024.0 MB'],
])('the size of a file of %d bytes is shown as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
