import { expect, test } from 'vitest';
import { ratingsOf } from './ratings.ts';

test.each([
  [0, 0, null],
  [5, 1, { average: 5, count: 1 }],
  [277, 56, { average: 4.9, count: 56 }], // 4.946: rounding to 4.95 first would give 5.0
  [279, 56, { average: 5, count: 56 }], // 4.982
])('ratings with a sum of %d and a count of %d average %j', (sum, count, ratings) => {
  expect(ratingsOf({ sum, count })).toEqual(ratings);
});
