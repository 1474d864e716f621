import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOrderNumber } from './order-number.ts';

const number = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), { minLength: 8, maxLength: 8 })
  .map((all) => `MPO-${all.slice(0, 4).join('')}-${all.slice(4).join('')}`);

describe('an order number', () => {
  test.each([
    ['MPO-7F3K-92QX', 'MPO-7F3K-92QX'],
    ['mpo-7f3k-92qx', 'MPO-7F3K-92QX'],
    ['  mpo 7f3k 92qx ', 'MPO-7F3K-92QX'],
    ['7F3K92QX', 'MPO-7F3K-92QX'],
    ['MP0-7F3K-92QX', 'MPO-7F3K-92QX'],
    ['MPO-OIL1-0000', 'MPO-0111-0000'],
  ])('typed as %s is read as %s', (typed, read) => {
    expect(readOrderNumber(typed)).toBe(read);
  });

  test.each([
    '',
    'MPO',
    'MPO-7F3K',
    'MPO-7F3K-92QXX',
    'MPO-7F3K-92QU',
    'Margaret Castellan',
    'MP-7F3K-92QX-1',
  ])('is not found in %s', (typed) => {
    expect(readOrderNumber(typed)).toBeNull();
  });

  test('is read however it is spaced and written', () => {
    fc.assert(
      fc.property(number, (one) => {
        expect(readOrderNumber(one.toLowerCase())).toBe(one);
        expect(readOrderNumber(one.replaceAll('-', ' '))).toBe(one);
        expect(readOrderNumber(one.slice(4))).toBe(one);
      }),
    );
  });
});
