import { ApiFailure } from '../../../../contract/api/read.ts';

/** A price that changed while the checkout was open, in dollars. */
export type PriceChange = { from: number; to: number };

/**
 * The price change for which an order was refused; null for any other refusal. `shown` is the price the buyer saw, in
 * dollars.
 */
export function priceChangeIn(error: unknown, shown: number): PriceChange | null {
  if (!(error instanceof ApiFailure) || error.failure.code !== 'payment.amount_changed') return null;
  const { amount } = error.failure;
  return typeof amount === 'number' ? { from: shown, to: amount } : null;
}

/**
 * The change since the checkout, whose link to the card page includes the price it showed; null without one.
 * @param shown dollars, from the URL
 */
export function priceChangeSince(shown: string | null, amount: number): PriceChange | null {
  if (!shown || !/^\d{1,6}(\.\d{1,2})?$/.test(shown)) return null;
  return Number(shown) === amount ? null : { from: Number(shown), to: amount };
}
