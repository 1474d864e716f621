import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawIndex, emptyBits, isSet, listLength, withBit } from './status-bits.ts';

const index = fc.nat(listLength - 1);

test('the first entry is the most significant bit', () => {
  expect([withBit(emptyBits(), 0)[0], withBit(emptyBits(), 7)[0], withBit(emptyBits(), 8)[1]]).toEqual([
    0x80, 0x01, 0x80,
  ]);
});

test('setting a bit sets that bit and no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(index, { maxLength: 20 }), index, (chosen, other) => {
      const bits = chosen.reduce<Uint8Array>(withBit, emptyBits());
      expect(isSet(bits, other)).toBe(chosen.includes(other));
      expect(bits.length).toBe(listLength / 8);
    }),
  );
});

test('a taken index is not drawn again', () => {
  const drawn = [5, 5, 6];
  expect(drawIndex(withBit(emptyBits(), 5), () => drawn.shift() ?? 0)).toBe(6);
});
