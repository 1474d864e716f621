import { expect, test } from 'vitest';
import { timeLeft } from './clock.ts';

const received = { wall: 1_000_000, steady: 5_000 };
const limit = { dueAt: '2026-05-03T10:10:00.000Z', now: '2026-05-03T10:00:00.000Z', received };
const minute = 60_000;

const after = (wall: number, steady = wall) =>
  timeLeft(limit, { wall: received.wall + wall, steady: received.steady + steady });

test('the time left follows the device’s two clocks while they agree', () => {
  expect(after(0)).toEqual({ seconds: 600, isOver: false, isUnsure: false });
  expect(after(minute)).toEqual({ seconds: 540, isOver: false, isUnsure: false });
  expect(after(10 * minute - 1)).toEqual({ seconds: 1, isOver: false, isUnsure: false });
  expect(after(10 * minute)).toEqual({ seconds: 0, isOver: true, isUnsure: false });
});

test('clocks that drift apart a little are still trusted', () => {
  expect(after(minute + 1_500, minute)).toMatchObject({ seconds: 539, isUnsure: false });
});

test('after a sleep, less time is shown, but only the server ends the quiz', () => {
  expect(after(9 * minute, minute)).toEqual({ seconds: 60, isOver: false, isUnsure: true });
  expect(after(20 * minute, minute)).toEqual({ seconds: 0, isOver: false, isUnsure: true });
});

test('a clock that was set back gives no more time', () => {
  expect(after(-60 * minute, 2 * minute)).toEqual({ seconds: 480, isOver: false, isUnsure: true });
  expect(after(-60 * minute, 10 * minute)).toEqual({ seconds: 0, isOver: true, isUnsure: true });
});
