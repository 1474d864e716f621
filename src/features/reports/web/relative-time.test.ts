import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const second = 1000;

test.each([
  [-5 * second, 'Just now'],
  [0, 'Just now'],
  [59 * second, 'Just now'],
  [60 * second, '1 minute ago'],
  [59 * 60 * second, '59 minutes ago'],
  [3600 * second, '1 hour ago'],
  [23 * 3600 * second, '23 hours ago'],
  [24 * 3600 * second, '1 day ago'],
  [400 * 24 * 3600 * second, '400 days ago'],
])('%d ms ago is %s', (ago, expected) => {
  expect(relativeTime(new Date(now - ago).toISOString(), now)).toBe(expected);
});
