import { expect, test } from 'vitest';
import type { Receipt } from '../contract.ts';
import { checkoutOf } from './own-order.ts';

const order = (changes: object = {}) =>
  ({
    course: { _id: 'a-course' },
    bundle: null,
    gift: null,
    paymentInfo: { paymentMethod: 'bank' },
    coupon: null,
    ...changes,
  }) as unknown as Receipt;

test.each([
  [order(), '/checkout/a-course?method=bank'],
  [order({ coupon: 'SPRING-25' }), '/checkout/a-course?method=bank&coupon=SPRING-25'],
  [order({ bundle: { slug: 'a-bundle' } }), '/checkout/bundle/a-bundle?method=bank'],
  [order({ gift: { _id: 'a-gift' } }), '/checkout/gift/a-gift?method=bank'],
])('an unpaid order %# is paid at its own checkout, with its coupon', (unpaid, path) => {
  expect(checkoutOf(unpaid)).toBe(path);
});

test('an order that starts again without its coupon has none at the checkout', () => {
  expect(checkoutOf(order({ coupon: 'SPRING-25' }), null)).toBe('/checkout/a-course?method=bank');
});
