import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf, isDiscountValid } from './draft.ts';

const lecture = (isFreePreview: boolean) => ({
  title: 'A',
  isFreePreview,
  videoAssetId: null,
  resources: [],
});
const draftWith = (...previews: boolean[]) => ({
  priceCents: 100,
  discountCents: null,
  sections: [{ title: 'S', lectures: previews.map(lecture) }],
});

test('a discount is at least 0 and always below the price', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: -100, max: 10_100 }), (price, discount) => {
      expect(isDiscountValid(price, discount)).toBe(discount >= 0 && discount < price);
    }),
  );
  expect(isDiscountValid(0, null)).toBe(true);
  expect(isDiscountValid(0, 0)).toBe(false);
});

test('a course needs a lecture that is not the free preview', () => {
  expect(faultsOf(draftWith())).toHaveProperty('sections');
  expect(faultsOf(draftWith(true))).toHaveProperty('sections');
  expect(faultsOf(draftWith(true, false))).toEqual({});
  expect(faultsOf(draftWith(false))).toEqual({});
});

test('only one lecture can be the free preview', () => {
  expect(faultsOf(draftWith(true, true, false))).toEqual({
    sections: 'Only one lecture can be the free preview.',
  });
});
