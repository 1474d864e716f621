import type { Cents } from '../../../contract/money/money.ts';

/** The facts by which a sale is split. The share is the instructor's, in thousandths. */
export type Sold = { totalCents: Cents; feeCents: Cents; taxCents: Cents; permille: number };

/**
 * Who gets what from a sale. The four parts sum to the total. If the fee exceeds what is left after tax, the platform
 * bears the excess.
 */
export type Split = { earnedCents: Cents; revenueCents: Cents; feeCents: Cents; taxCents: Cents };

/**
 * Splits a sale: the instructor gets their share of what is left after tax and fee, rounded down; the platform the
 * rest.
 */
export function splitSale({ totalCents, feeCents, taxCents, permille }: Sold): Split {
  const netCents = totalCents - taxCents - feeCents;
  const earnedCents = Math.max(0, Math.floor((netCents * permille) / 1000));
  return { earnedCents, revenueCents: netCents - earnedCents, feeCents, taxCents };
}

/**
 * How much of a part has been taken back once `refundedCents` of the total were refunded. Counted from the whole
 * refund, not from each step, so that many small refunds take back as much as a single one.
 */
export const reversedOf = (partCents: Cents, refundedCents: Cents, totalCents: Cents): Cents =>
  refundedCents >= totalCents ? partCents : Math.floor((partCents * refundedCents) / totalCents);
