import { expect, test } from 'vitest';
import { isHeld } from './held.ts';

const now = new Date('2026-05-10T12:00:00Z');
const day = (ago: number) => new Date(now.getTime() - ago * 24 * 3600 * 1000);
const link = 'See https://example.com/register';

test.each([
  ['a new learner’s link', link, 'learner', day(2), 5, true],
  ['a new learner’s text', 'Who owns it?', 'learner', day(2), 0, false],
  ['the first text of a learner who joined a year ago', link, 'learner', day(365), 0, true],
  ['a link of a known learner', link, 'learner', day(8), 1, false],
  ['the instructor’s link', link, 'instructor', day(0), 0, false],
  ['an administrator’s link', link, 'admin', day(0), 0, false],
] as const)('%s', (_name, text, role, memberSince, published, held) => {
  expect(isHeld(text, { role, memberSince, published }, now)).toBe(held);
});
