import { expect, test } from 'vitest';
import { chipsOf } from './filter-chips.ts';

test('each active filter is a chip; the order is not a filter', () => {
  expect(
    chipsOf({
      search: 'risk',
      category: 'Risk Management',
      level: ['Beginner', 'Advanced'],
      minPrice: 0,
      maxPrice: 50,
    }),
  ).toEqual([
    { label: '“risk”', names: ['search'] },
    { label: 'Risk Management', names: ['category'] },
    { label: 'Beginner', names: ['level'], value: 'Beginner' },
    { label: 'Advanced', names: ['level'], value: 'Advanced' },
    { label: 'From $0', names: ['minPrice'] },
    { label: 'Up to $50', names: ['maxPrice'] },
  ]);
});

test('courses without a price are free', () => {
  expect(chipsOf({ maxPrice: 0 })).toEqual([{ label: 'Free', names: ['maxPrice'] }]);
});

test('a minimum number of credits is worded as in the filter', () => {
  expect([1, 2.5].flatMap((minCredits) => chipsOf({ minCredits })).map(({ label }) => label)).toEqual([
    'At least 1 credit',
    'At least 2.5 credits',
  ]);
});

test('“All” filters nothing', () => {
  expect(chipsOf({ category: 'All', language: ['All'] })).toEqual([]);
});
