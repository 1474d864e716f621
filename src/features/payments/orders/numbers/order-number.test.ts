import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNumberPattern, readOrderNumber } from './order-number.ts';

const number = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), { minLength: 8, maxLength: 8 })
  .map((all) => `MPO-${all.slice(0, 4).join('')}-${all.slice(4).join('')}`);

describe('an order number', () => {
  test.each([
    ['MPO-7F3K-92QX', 'MPO-7F3K-92QX'],
    ['mpo-7f3k-92qx', 'MPO-7F3K-92QX'],
    ['  mpo 7f3k 92qx ', 'MPO-7F3K-92QX'],
    ['MPO–7F3K‑92QX', 'MPO-7F3K-92QX'],
    ['7F3K92QX', 'MPO-7F3K-92QX'],
    [' #MPO-7F3K-92QX', 'MPO-7F3K-92QX'],
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

describe('a part of an order number', () => {
  test.each([
    ['7F3K', '%7F3K%'],
    ['#MPO-7F3K', 'MPO7F3K%'],
    ['7f3k-92', '%7F3K92%'],
    ['3k 92', '%3K92%'],
    ['oil1', '%0111%'],
    ['MPO-7F', 'MPO7F%'],
    ['mp0 7f3k', 'MPO7F3K%'],
    ['MPO-7F3K-92QX', 'MPO7F3K92QX%'],
  ])('typed as %s is searched for as %s', (typed, pattern) => {
    expect(orderNumberPattern(typed)).toBe(pattern);
  });

  test.each(['', 'MPO', 'MPO-', 'Ada', '7F3', '7F3K-92QXX', 'Ursula', '%%%%', '____'])(
    'is not found in %s',
    (typed) => {
      expect(orderNumberPattern(typed)).toBeNull();
    },
  );

  test('is found in the number it was cut from', () => {
    const part = fc.tuple(number, fc.nat(4), fc.integer({ min: 4, max: 8 }));
    fc.assert(
      fc.property(part, ([one, start, length]) => {
        const plain = one.replaceAll('-', '');
        const cut = plain.slice(3).slice(start, start + length);
        fc.pre(!cut.startsWith('MP0'));
        const pattern = orderNumberPattern(cut);
        expect(plain).toContain(pattern?.replaceAll('%', ''));
      }),
    );
  });
});
