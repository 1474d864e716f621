import { expect, test } from 'vitest';
import { inFull } from './plain-number.ts';

test('a number has no exponent, and zero has no sign', () => {
  expect([1e-7, 1e21, 0.1, -0.5, -0].map(inFull)).toEqual([
    '0.0000001',
    '1000000000000000000000',
    '0.1',
    '-0.5',
    '0',
  ]);
});
