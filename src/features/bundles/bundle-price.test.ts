import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BundledCourse, bundlePrice, divide } from './bundle-price.ts';

/** The full count takes a minute: `BUNDLES=100000 npx vitest run bundle-price`. */
const numRuns = Number(process.env.BUNDLES ?? 10_000);

const course = fc
  .record({ listCents: fc.integer({ min: 0, max: 100_000 }), off: fc.integer({ min: 0, max: 100 }) })
  .map(({ listCents, off }) => ({ listCents, chargedCents: Math.floor((listCents * (100 - off)) / 100) }));
const bundle = fc
  .record({
    courses: fc.array(course, { minLength: 2, maxLength: 20 }),
    part: fc.integer({ min: 1, max: 100 }),
    owned: fc.array(fc.nat({ max: 19 }), { maxLength: 20 }),
    floorCents: fc.constantFrom(0, 50, 500),
    coupon: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ courses, part, owned, ...rest }) => {
    const named: BundledCourse[] = courses.map((one, index) => ({ ...one, id: String(index) }));
    const list = named.reduce((sum, { listCents }) => sum + listCents, 0);
    return {
      ...rest,
      courses: named,
      priceCents: Math.floor((list * part) / 100),
      owned: new Set(owned.map(String)),
    };
  });
const sum = (parts: { totalCents: number }[]) => parts.reduce((total, part) => total + part.totalCents, 0);

describe('a random bundle', () => {
  test('is divided by list prices: the shares sum exactly, and none is above its list price', {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(bundle, ({ courses, priceCents, owned, floorCents, coupon }) => {
        const due = bundlePrice(priceCents, courses, owned, floorCents);
        const missing = courses.filter(({ id }) => !owned.has(id));
        if (missing.length === 0) return void expect(due).toBe(0);
        const paid = Math.ceil((due * (100 - coupon)) / 100);
        const shares = divide(paid, missing);
        expect(sum(shares)).toBe(paid);
        const list = missing.reduce((total, { listCents }) => total + listCents, 0);
        for (const { course: one, totalCents } of shares) {
          expect(totalCents).toBeGreaterThanOrEqual(0);
          if (list > 0) expect(Math.abs(totalCents - (paid * one.listCents) / list)).toBeLessThan(1);
          if (list > 0) expect(totalCents).toBeLessThanOrEqual(one.listCents);
        }
      }),
      { numRuns },
    );
  });

  test('costs its price if the buyer owns nothing, nothing if they own everything, and never more than its courses', () => {
    fc.assert(
      fc.property(bundle, ({ courses, priceCents, owned }) => {
        const alone = (which: BundledCourse[]) => which.reduce((total, one) => total + one.chargedCents, 0);
        const due = bundlePrice(priceCents, courses, owned, 0);
        expect(bundlePrice(priceCents, courses, new Set(), 0)).toBe(Math.min(priceCents, alone(courses)));
        expect(bundlePrice(priceCents, courses, new Set(courses.map(({ id }) => id)), 0)).toBe(0);
        expect(due).toBeLessThanOrEqual(
          Math.min(priceCents, alone(courses.filter(({ id }) => !owned.has(id)))),
        );
      }),
      { numRuns: Math.min(numRuns, 10_000) },
    );
  });
});

test('the share of a course that the buyer owns is taken off the price, to the cent', () => {
  const courses = [4900, 9900, 5000].map((cents, index) => ({
    id: String(index),
    listCents: cents,
    chargedCents: cents,
  }));
  expect(bundlePrice(10_000, courses, new Set(), 50)).toBe(10_000);
  expect(divide(10_000, courses).map(({ totalCents }) => totalCents)).toEqual([2475, 5000, 2525]);
  expect(bundlePrice(10_000, courses, new Set(['1']), 50)).toBe(5000);
});

test('a price below the provider’s minimum is raised to it, but never above what the courses cost separately', () => {
  const courses = [10, 99_990].map((cents, index) => ({
    id: String(index),
    listCents: cents,
    chargedCents: cents,
  }));
  expect(bundlePrice(50_000, courses, new Set(['1']), 50)).toBe(10);
  const dearer = courses.map((one) => ({
    ...one,
    listCents: one.listCents * 10,
    chargedCents: one.chargedCents * 10,
  }));
  expect(bundlePrice(50_000, dearer, new Set(['1']), 50)).toBe(50);
});
