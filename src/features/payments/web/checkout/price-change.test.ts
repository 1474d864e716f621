import { expect, test } from 'vitest';
import { priceChangeSince } from './price-change.ts';

test.each([
  ['49', 59, { from: 49, to: 59 }],
  ['59.5', 49, { from: 59.5, to: 49 }],
  ['49', 49, null],
  ['49.00', 49, null],
  [null, 49, null],
  ['', 49, null],
  ['-1', 49, null],
  ['1e3', 49, null],
  ['forty', 49, null],
])('shown %s at the checkout and costing %d now: %j', (shown, amount, change) => {
  expect(priceChangeSince(shown, amount)).toEqual(change);
});
