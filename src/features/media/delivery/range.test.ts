import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from './range.ts';

describe('reading a range', () => {
  test.each([
    [undefined, 'whole'],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
    ['xbytes=0-1', 'whole'],
    ['bytes=0-1;', 'whole'],
    ['bytes=a-1', 'whole'],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes = 0 - 9', { start: 0, end: 9 }],
  ])('%s of 100 bytes is %j', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  test('an empty file has no range to send', () => {
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  });

  test('a range always lies inside the file', () => {
    const number = fc.oneof(fc.nat(3000).map(String), fc.constant(''));
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 2000 }), (first, last, size) => {
        const range = readRange(`bytes=${first}-${last}`, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
