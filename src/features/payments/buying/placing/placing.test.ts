import { describe, expect, test } from 'vitest';
import { type Earlier, isSecondPayment, obstacleTo, stillToPay } from './placing.ts';

const line = {
  courseId: 'a course',
  totalCents: 4900,
  listCents: 5900,
  discountCents: 1000,
  couponId: null,
  attribution: 'platform',
} as const;
const order = (overrides: Partial<Earlier> = {}): Earlier => ({
  status: 'pending',
  inFlight: false,
  method: 'stripe',
  grantsAccess: false,
  lines: [line],
  ...overrides,
});

describe('what prevents a course from being bought', () => {
  test('a person without orders, or with only pending, failed or refunded orders, can buy the course', () => {
    expect(obstacleTo([], false)).toBeNull();
    expect(
      obstacleTo([order(), order({ status: 'failed' }), order({ status: 'refunded' })], false),
    ).toBeNull();
  });

  test('a person who is enrolled, or has an order that gives access, already owns the course', () => {
    expect(obstacleTo([], true)).toBe('owned');
    expect(obstacleTo([order(), order({ status: 'completed', grantsAccess: true })], false)).toBe('owned');
  });

  test('a second payment that is due for a refund does not give the buyer the course', () => {
    expect(obstacleTo([order({ status: 'completed', grantsAccess: false })], false)).toBeNull();
    expect(obstacleTo([order({ status: 'refunded', grantsAccess: true })], false)).toBeNull();
  });

  test('a payment in progress prevents another payment; owning the course takes precedence', () => {
    const onItsWay = order({ inFlight: true });
    expect(obstacleTo([order(), onItsWay], false)).toBe('pending');
    expect(obstacleTo([onItsWay], true)).toBe('owned');
    expect(obstacleTo([order({ status: 'failed', inFlight: true })], false)).toBeNull();
  });
});

describe('an order that is still to be paid', () => {
  const wanted = { method: 'stripe', lines: [line] } as const;

  test('is the newest with the same method, courses and prices', () => {
    const [first, second] = [order(), order()];
    expect(stillToPay([first, second], wanted)).toBe(first);
    expect(stillToPay([order({ method: 'paypal' }), second], wanted)).toBe(second);
  });

  test.each<[string, Partial<Earlier>]>([
    ['paid', { status: 'completed' }],
    ['failed', { status: 'failed' }],
    ['in flight', { inFlight: true }],
    ['paid in another way', { method: 'paypal' }],
    ['at another price', { lines: [{ ...line, totalCents: 4800 }] }],
    ['at this price with a coupon', { lines: [{ ...line, couponId: 'a coupon' }] }],
    ['reduced from another price', { lines: [{ ...line, listCents: 6900, discountCents: 2000 }] }],
    ['for another course', { lines: [{ ...line, courseId: 'another course' }] }],
    ['for more courses', { lines: [line, { ...line, courseId: 'another course' }] }],
    ['attributed to its instructor', { lines: [{ ...line, attribution: 'instructor' }] }],
    ['for a bundle', { bundleId: 'a bundle' }],
    ['for a gift', { giftId: 'a gift' }],
  ])('is not one that is %s', (_what, overrides) => {
    expect(stillToPay([order(overrides)], wanted)).toBeUndefined();
  });
});

test('an order is a second payment if it was paid and gives no access', () => {
  const completedAt = new Date();
  expect(isSecondPayment({ completedAt, grantsAccess: false })).toBe(true);
  expect(isSecondPayment({ completedAt, grantsAccess: true })).toBe(false);
  expect(isSecondPayment({ completedAt: null, grantsAccess: false })).toBe(false);
});
