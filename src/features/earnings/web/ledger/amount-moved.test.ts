import { expect, test } from 'vitest';
import { amountMoved } from './amount-moved.ts';

test('the amount of a journal is the sum of its positive entries', () => {
  const entries = [
    { account: 'provider:clearing', instructor: null, amount: -49 },
    { account: 'platform:fees', instructor: null, amount: 1.72 },
    { account: 'instructors:held', instructor: 'Grace Hopper', amount: 47.28 },
  ] as const;
  expect(amountMoved([...entries])).toBeCloseTo(49, 10);
});
