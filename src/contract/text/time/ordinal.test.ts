import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test('every day of the month has the right ending', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 15, 21, 22, 23, 28];
  expect(days.map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 15th 21st 22nd 23rd 28th');
});
