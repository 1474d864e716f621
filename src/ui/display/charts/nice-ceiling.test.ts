import { expect, test } from 'vitest';
import { niceCeiling } from './nice-ceiling.ts';

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [4321.5, 5000],
])('a scale for %d ends at %d', (figure, top) => {
  expect(niceCeiling(figure)).toBe(top);
});
