import { expect, test } from 'vitest';
import { compared } from './compared.ts';

const money = { format: (value: number) => `$${value}`, less: 'less', none: 'nothing' } as const;

test.each([
  [774, 656, '18% more than the 30 days before'],
  [500, 1000, '50% less than the 30 days before'],
  [0, 10, '100% less than the 30 days before'],
  [1, 1000, '99% less than the 30 days before'],
  [300, 100, '200% more than the 30 days before'],
  [301, 100, 'up from $100 in the 30 days before'],
  [59, 59, 'the same as the 30 days before'],
  [10_001, 10_000, 'about the same as the 30 days before'],
  [59, 0, 'nothing in the 30 days before'],
  [0, 0, 'nothing in the 30 days before'],
])('compares %d with %d: %s', (value, previous, sentence) => {
  expect(compared(value, previous, 'the 30 days before', money)).toBe(sentence);
});

test('says “fewer” for things that are counted', () => {
  const counts = { format: String, less: 'fewer', none: 'none' } as const;
  expect(compared(3, 4, 'the 12 months before', counts)).toBe('25% fewer than the 12 months before');
  expect(compared(3, 0, 'the 12 months before', counts)).toBe('none in the 12 months before');
});
