import { describe, expect, test } from 'vitest';
import { correctFee, dispute, disputeWon, refund, release, type SaleState } from './sale-state.ts';
import { reversedOf } from './split.ts';

/** A sale of $100 with an estimated fee of $4, of which the instructor gets half of $96. */
const sale: SaleState = {
  totalCents: 10_000,
  taxCents: 0,
  feeCents: 400,
  feeIsFinal: false,
  permille: 500,
  earnedCents: 4_800,
  refundedCents: 0,
  reversedCents: 0,
  heldCents: 4_800,
  reservedCents: 0,
};

describe('a fee that was estimated', () => {
  test('takes half of the difference from what is held if it was too low', () => {
    const step = correctFee(sale, 600);
    expect(step?.postings).toEqual([
      { account: 'fees', cents: 200 },
      { account: 'held', cents: -100 },
      { account: 'revenue', cents: -100 },
    ]);
    expect(step?.next).toMatchObject({
      earnedCents: 4_700,
      heldCents: 4_700,
      feeCents: 600,
      feeIsFinal: true,
    });
  });

  test('takes the held earnings if it was too low, then the reserve, then the available balance', () => {
    const step = correctFee({ ...sale, heldCents: 30, reservedCents: 50 }, 600);
    expect(step?.postings).toEqual([
      { account: 'fees', cents: 200 },
      { account: 'held', cents: -30 },
      { account: 'reserve', cents: -50 },
      { account: 'available', cents: -20 },
      { account: 'revenue', cents: -100 },
    ]);
    expect(step?.next).toMatchObject({ heldCents: 0, reservedCents: 0 });
  });

  test('adds to what is held if it was too high', () => {
    const step = correctFee(sale, 200);
    expect(step?.postings).toEqual([
      { account: 'fees', cents: -200 },
      { account: 'held', cents: 100 },
      { account: 'revenue', cents: 100 },
    ]);
    expect(step?.next).toMatchObject({ heldCents: 4_900, reservedCents: 0 });
  });

  test('adds to the reserve of a dispute if it was too high', () => {
    const step = correctFee({ ...sale, heldCents: 0, reservedCents: 4_800 }, 200);
    expect(step?.next).toMatchObject({ heldCents: 0, reservedCents: 4_900 });
  });

  test('is corrected once', () => {
    expect(correctFee({ ...sale, feeIsFinal: true }, 600)).toBeNull();
  });
});

describe('a dispute', () => {
  test('moves what is held and what has been released to the reserve', () => {
    const step = dispute({ ...sale, heldCents: 1_000 });
    expect(step?.postings).toEqual([
      { account: 'held', cents: -1_000 },
      { account: 'available', cents: -3_800 },
      { account: 'reserve', cents: 4_800 },
    ]);
    expect(step?.next).toMatchObject({ heldCents: 0, reservedCents: 4_800 });
  });

  test('moves only what refunds and an earlier dispute have left', () => {
    const step = dispute({ ...sale, reversedCents: 800, reservedCents: 1_000, heldCents: 3_000 });
    expect(step?.postings).toEqual([
      { account: 'held', cents: -3_000 },
      { account: 'reserve', cents: 3_000 },
    ]);
    expect(step?.next.reservedCents).toBe(4_000);
  });

  test('moves nothing when nothing is left', () => {
    expect(dispute({ ...sale, reversedCents: 4_800, heldCents: 0 })).toBeNull();
    expect(dispute({ ...sale, reservedCents: 4_800, heldCents: 0 })).toBeNull();
  });

  test('returns the reserve to what is held when it is won', () => {
    const step = disputeWon({ ...sale, heldCents: 200, reservedCents: 4_600 });
    expect(step?.next).toMatchObject({ heldCents: 4_800, reservedCents: 0 });
    expect(disputeWon(sale)).toBeNull();
  });
});

test('a refund of nothing, and a release of nothing, change nothing', () => {
  expect(refund(sale, 0)).toBeNull();
  expect(refund({ ...sale, refundedCents: 500 }, 500)).toBeNull();
  expect(release({ ...sale, heldCents: 0 })).toBeNull();
});

test('the instructor’s part is taken back in proportion to the refund, and never more than all of it', () => {
  expect(reversedOf(4_801, 5_000, 10_000)).toBe(2_400);
  expect(reversedOf(4_801, 10_000, 10_000)).toBe(4_801);
  expect(reversedOf(4_801, 12_000, 10_000)).toBe(4_801);
  expect(reversedOf(0, 0, 0)).toBe(0);
  expect(reversedOf(50, 0, 0)).toBe(50);
});
