import { ApiFailure } from '../../../../contract/api/client.ts';

/** A price that changed while the checkout was open, in dollars. */
export type PriceChange = { from: number; to: number };

/** The change that an order was refused for; null for any other refusal. `shown` is what the buyer was shown, in dollars. */
export function priceChangeIn(error: unknown, shown: number): PriceChange | null {
  if (!(error instanceof ApiFailure) || error.failure.code !== 'payment.amount_changed') return null;
  const { amount } = error.failure;
  return typeof amount === 'number' ? { from: shown, to: amount } : null;
}
