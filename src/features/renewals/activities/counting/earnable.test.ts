import { expect, test } from 'vitest';
import { earnable } from './earnable.ts';

const year = (number: number, missing: number) => ({
  startsOn: `202${number}-01-01`,
  endsOn: `202${number}-12-31`,
  counted: 0,
  missing,
});
/** The first year ended 8 short of its minimum; the second is under way. */
const years = (second: number, third: number) => [year(5, 800), year(6, second), year(7, third)];
const today = '2026-06-15';

test('credits that a past year lacked can no longer be earned, not even towards a total that is the sum of the years', () => {
  const rules = { total: 6000, perYear: 2000 };
  expect(earnable(rules, { counted: 1200, minimums: 0, years: years(2000, 2000) }, today)).toEqual({
    earnable: 4000,
    missed: 800,
  });
  expect(earnable(rules, { counted: 5200, minimums: 0, years: years(0, 0) }, today).earnable).toBe(0);
});

test('a total above the years’ minimums can still be earned', () => {
  const rules = { total: 6000, perYear: 1000 };
  expect(earnable(rules, { counted: 5200, minimums: 0, years: years(0, 0) }, today).earnable).toBe(800);
});

test('minimums of areas can still be earned', () => {
  const rules = { total: 6000, perYear: 2000 };
  expect(earnable(rules, { counted: 5200, minimums: 800, years: years(0, 0) }, today).earnable).toBe(800);
});

test('nothing can be earned once the cycle has ended', () => {
  const none = [year(5, 0), year(6, 0)];
  const rules = { total: 6000, perYear: null };
  const tally = { counted: 1750, minimums: 300, years: none };
  expect(earnable(rules, tally, '2026-12-31').earnable).toBe(4250);
  expect(earnable(rules, tally, '2027-01-01')).toEqual({ earnable: 0, missed: 0 });
});

test('without yearly minimums everything missing can be earned', () => {
  const none = [year(5, 0), year(6, 0)];
  expect(
    earnable({ total: 6000, perYear: null }, { counted: 1750, minimums: 300, years: none }, today),
  ).toEqual({
    earnable: 4250,
    missed: 0,
  });
});
