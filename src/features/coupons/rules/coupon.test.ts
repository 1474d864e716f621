import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, type CouponBuyer, type CouponRefusal, priceWith, refusalOf } from './coupon.ts';
import { randomCode, readCode } from './coupon-code.ts';

const now = new Date('2026-06-15T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const course = { id: 'c1', category: 'Risk Management', instructorId: 'i1', chargedCents: 4900 };
const buyer: CouponBuyer = { id: 'b1', hasPaid: false, hasUsed: false, holdsOther: false, holdsUse: false };
const coupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  ownerId: 'i1',
  percent: 20,
  amountCents: null,
  scope: 'course',
  courseId: 'c1',
  category: null,
  instructorId: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
  oncePerPerson: true,
  minimumCents: 0,
  firstPurchase: false,
  isActive: true,
  ...overrides,
});

describe('a coupon applies', () => {
  test.each<[string, Partial<Coupon>]>([
    ['to its course', {}],
    ['to its category', { scope: 'category', courseId: null, category: 'Risk Management' }],
    ['to all courses of its instructor', { scope: 'instructor', courseId: null, instructorId: 'i1' }],
    ['to everything', { scope: 'all', courseId: null }],
    ['from its first moment', { startsAt: now, endsAt: hours(1) }],
    ['at exactly its minimum', { minimumCents: 4900 }],
    ['to its last use', { maxUses: 10, uses: 9 }],
  ])('%s', (_what, overrides) => {
    expect(refusalOf(coupon(overrides), course, buyer, now)).toBeNull();
  });

  test('to a buyer who has paid before', () => {
    expect(refusalOf(coupon(), course, { ...buyer, hasPaid: true }, now)).toBeNull();
  });

  test('to a buyer who already holds the last use', () => {
    const last = coupon({ maxUses: 1, uses: 1 });
    expect(refusalOf(last, course, { ...buyer, holdsUse: true }, now)).toBeNull();
    expect(refusalOf(last, course, buyer, now)).toBe('exhausted');
  });
});

describe('a coupon is refused', () => {
  test.each<[CouponRefusal, Partial<Coupon>, Partial<CouponBuyer>]>([
    ['inactive', { isActive: false }, {}],
    ['inactive', { isActive: false, endsAt: now }, {}],
    ['unknown', { isActive: false, startsAt: hours(1) }, {}],
    ['early', { startsAt: hours(1) }, {}],
    ['ended', { endsAt: now }, {}],
    ['otherCourse', { courseId: 'c2' }, {}],
    ['otherCourse', { scope: 'category', category: 'Data Analysis' }, {}],
    ['otherCourse', { scope: 'instructor', instructorId: 'i2' }, {}],
    ['own', {}, { id: 'i1' }],
    ['minimum', { minimumCents: 4901 }, {}],
    ['firstPurchase', { firstPurchase: true }, { hasPaid: true }],
    ['firstPurchase', { firstPurchase: true, oncePerPerson: false }, { hasUsed: true }],
    ['held', { firstPurchase: true, oncePerPerson: false }, { holdsOther: true }],
    ['used', {}, { hasUsed: true }],
    ['held', {}, { holdsOther: true }],
    ['exhausted', { maxUses: 3, uses: 3 }, {}],
  ])('as %s', (reason, overrides, about) => {
    expect(refusalOf(coupon(overrides), course, { ...buyer, ...about }, now)).toBe(reason);
  });

  test('for a course that is free anyway', () => {
    expect(refusalOf(coupon(), { ...course, chargedCents: 0 }, buyer, now)).toBe('free');
  });
});

describe('the price with a coupon', () => {
  const percentOff = (percent: number) => ({ percent, amountCents: null });

  test('takes off a percentage, rounded in the buyer’s favour, or an amount', () => {
    expect(priceWith(percentOff(20), 4900, 50)).toBe(3920);
    expect(priceWith(percentOff(33), 999, 50)).toBe(669);
    expect(priceWith({ percent: null, amountCents: 1000 }, 4900, 50)).toBe(3900);
  });

  test('is free or at least the floor', () => {
    expect(priceWith(percentOff(100), 4900, 50)).toBe(0);
    expect(priceWith({ percent: null, amountCents: 10_000 }, 4900, 50)).toBe(0);
    expect(priceWith(percentOff(99), 4900, 50)).toBe(50);
    expect(priceWith(percentOff(50), 40, 50)).toBe(40);
  });

  test('is never above the price without it, and never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100_000), fc.nat(500), (percent, cents, floor) => {
        const price = priceWith(percentOff(percent), cents, floor);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(cents);
      }),
    );
  });
});

describe('a code', () => {
  test('is read in upper or lower case, without the spaces around it', () => {
    expect(readCode(' launch-20 ')).toBe('LAUNCH-20');
  });

  test.each([
    'abc',
    'A'.repeat(33),
    'LAUNCH 20',
    'LAUNCH_20',
    'ＬＡＵＮＣＨ',
    'ſave',
    'dıscount',
    'СКИДКА',
    '',
  ])('cannot be %j', (typed) => expect(readCode(typed)).toBeNull());

  test('generated at random can be read back', () => {
    expect(readCode(randomCode('EARLY'))).toMatch(/^EARLY-[2-9A-Z]{8}$/);
  });
});
