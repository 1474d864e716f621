import { expect, test } from 'vitest';
import type { Receipt } from '../contract.ts';
import { checkoutOf, nextSteps } from './own-order.ts';

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

const listed = (changes: object, paymentStatus: string, paymentMethod = 'stripe') =>
  order({
    _id: 'an-order',
    receiptUrl: null,
    inFlight: false,
    courseOwned: false,
    coupon: 'SPRING-25',
    paymentInfo: { paymentMethod, paymentStatus },
    ...changes,
  });
const checkout = '/checkout/a-course?method=stripe';
const cancel = ['Cancel order', '/payment/cancel?orderId=an-order'];

test.each([
  [listed({}, 'pending'), [cancel, ['Pay now', `${checkout}&coupon=SPRING-25`]]],
  [listed({}, 'pending', 'bank'), [cancel, ['Pay now', '/payment/bank/an-order']]],
  // The order may still hold a coupon.
  [listed({ courseOwned: true }, 'pending'), [cancel]],
  [listed({ inFlight: true }, 'pending'), [['Status', '/payment/pending?orderId=an-order']]],
  [listed({}, 'failed'), [['Try again', `${checkout}&coupon=SPRING-25`]]],
  [listed({ courseOwned: true }, 'failed'), []],
  // The coupon has been used.
  [listed({}, 'refunded'), [['Buy again', checkout]]],
  [listed({ receiptUrl: '/receipt' }, 'completed'), [['Receipt', '/receipt']]],
])('the list offers the right next steps for order %#', (one, steps) => {
  expect(nextSteps(one, 'user').map(({ label, to }) => [label, to])).toEqual(steps);
});

test('buyers who are no longer learners can cancel an open order, but not pay', () => {
  const steps = (status: string) => nextSteps(listed({}, status), 'instructor').map(({ label }) => label);
  expect([steps('pending'), steps('failed')]).toEqual([['Cancel order'], []]);
  expect(nextSteps(listed({ receiptUrl: '/receipt' }, 'completed'), 'instructor')).toHaveLength(1);
});
