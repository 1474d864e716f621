import type { Faults } from '../support/faults.ts';

/** Money in minor units of its currency, as card networks count: yen have none. */
export type Money = { minor: number; currency: string };

/** A currency without decimals that the provider accepts, and how many of its units a dollar buys. */
const foreign = {
  stripe: { currency: 'jpy', perDollar: 150 },
  paypal: { currency: 'JPY', perDollar: 150 },
  paystack: { currency: 'XOF', perDollar: 600 },
};

/**
 * The amount actually paid. The fault `wrong-amount` subtracts one unit of the currency (or half of an amount up to two
 * units); with `wrong-currency`, the payment is in another currency.
 */
export function paidInstead(
  faults: Faults,
  provider: keyof typeof foreign,
  { minor, currency }: Money,
): Money {
  const kind = faults.take(provider, 'wrong-amount', 'wrong-currency');
  if (!kind) return { minor, currency };
  if (kind === 'wrong-amount') return { minor: minor > 200 ? minor - 100 : Math.floor(minor / 2), currency };
  const { currency: other, perDollar } = foreign[provider];
  return { minor: Math.round((minor / 100) * perDollar), currency: other };
}
