import { expect, test } from 'vitest';
import { creditText, inUnits } from './credits.ts';

test('a single unit is in the singular; an abbreviation is the same for any amount', () => {
  expect([0.5, 1, 1.25, 2].map((amount) => inUnits(amount, 'CPD hours'))).toEqual([
    '0.5 CPD hours',
    '1 CPD hour',
    '1.25 CPD hours',
    '2 CPD hours',
  ]);
  expect(inUnits(1, 'PDU')).toBe('1 PDU');
  expect(creditText('apm', 1, true)).toBe('1 CPD hour');
  expect(creditText('peoplecert', 1, false)).toBe('about 1 CPD point, self-reported');
});
