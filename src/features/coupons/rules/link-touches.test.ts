import { expect, test } from 'vitest';
import { dayMs } from '../../../contract/text/time/zoned-time.ts';
import { readTouches, touched } from './link-touches.ts';

const start = new Date('2026-06-15T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * dayMs);
/** The cookie after links were followed, one each day. */
const follow = (...codes: string[]) =>
  codes.reduce((cookie, code, days) => touched(cookie, code, after(days)) ?? 'refused', '');
const code = (number: number) => `ABCDEFG${'23456789HJKM'[number]}`;

test('the cookie contains the links that were followed, newest first, each once', () => {
  expect(readTouches('', start)).toEqual([]);
  const cookie = follow(code(0), code(1), code(0));
  expect(readTouches(cookie, after(2))).toEqual([code(0), code(1)]);
});

test('a link in the cookie is ignored after 30 days', () => {
  const cookie = follow(code(0), code(1));
  expect(readTouches(cookie, after(30))).toEqual([code(1), code(0)]);
  expect(readTouches(cookie, after(31))).toEqual([code(1)]);
  expect(touched(cookie, code(2), after(31))?.split('.')).toHaveLength(2);
});

test('the cookie contains at most the latest ten links', () => {
  const codes = Array.from({ length: 12 }, (_, number) => code(number));
  expect(readTouches(follow(...codes), after(12))).toEqual(codes.slice(2).reverse());
});

test('a code may be in lower case, and an invalid one is refused', () => {
  expect(readTouches(touched('', code(3).toLowerCase(), start) ?? '', start)).toEqual([code(3)]);
  for (const wrong of ['', 'ABC', `${code(3)}2`, `2${code(3)}`, 'ABCDEFGO', 'ABCDEFG1', 'ABCDEF.2'])
    expect(touched('', wrong, start), wrong).toBeNull();
});

test('invalid entries in the cookie are ignored', () => {
  const [cookie] = [follow(code(0))];
  const today = cookie.split('-')[1];
  for (const wrong of [
    'x',
    `${code(1)}-`,
    `${code(1)}-1`,
    `${code(1)}-99999`,
    `${code(1)}-${today}0`,
    `-${today}`,
  ])
    expect(readTouches(`${wrong}.${cookie}`, start), wrong).toEqual([code(0)]);
  expect(readTouches(`${code(1)}-${today}x`, start)).toEqual([]);
  expect(readTouches(`x${code(1)}-${today}`, start)).toEqual([]);
});
