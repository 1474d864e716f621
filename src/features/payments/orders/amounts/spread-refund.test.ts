import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadRefund } from './spread-refund.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const step = fc.record({ percent: fc.integer({ min: 1, max: 100 }), line: fc.option(fc.nat({ max: 9 })) });

test('after any history of refunds the lines sum to the order’s refund, never shrink and stay within their totals', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(lines, fc.array(step, { maxLength: 8 }), (totals, steps) => {
      let refunded: number[] = totals.map(() => 0);
      for (const { percent, line } of steps) {
        const index = line === null ? null : line % totals.length;
        const left =
          index === null ? sum(totals) - sum(refunded) : (totals[index] ?? 0) - (refunded[index] ?? 0);
        const cents = Math.ceil((left * percent) / 100);
        const refundedCents = sum(refunded) + cents;
        const named = index === null ? [] : [{ index, cents }];
        const next = spreadRefund({ totals, refunded, refundedCents }, named);
        expect(sum(next)).toBe(refundedCents);
        for (const [at, part] of next.entries()) {
          expect(part).toBeGreaterThanOrEqual(refunded[at] ?? 0);
          expect(part).toBeLessThanOrEqual(totals[at] ?? 0);
          if (index !== null && at !== index) expect(part).toBe(refunded[at]);
        }
        refunded = next;
      }
    }),
    { numRuns: 5000 },
  );
});

test('a refund of one line leaves the others alone; any other is divided in proportion to what is left of each', () => {
  const totals = [1000, 3000];
  expect(
    spreadRefund({ totals, refunded: [0, 0], refundedCents: 3000 }, [{ index: 1, cents: 3000 }]),
  ).toEqual([0, 3000]);
  expect(spreadRefund({ totals, refunded: [0, 0], refundedCents: 400 }, [])).toEqual([100, 300]);
});
