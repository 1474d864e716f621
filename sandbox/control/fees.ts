import type { Faults } from '../support/faults.ts';
import type { Money } from './wrong-payment.ts';

/**
 * The published prices of each provider in thousandths, and in cents for each payment. Stripe's and PayPal's are for an
 * account in the United States, Paystack's for international payments.
 */
const prices = {
  stripe: { permille: 29, fixedCents: 30 },
  paypal: { permille: 34.9, fixedCents: 49 },
  'paypal card': { permille: 29.9, fixedCents: 49 },
  paystack: { permille: 39, fixedCents: 7 },
};

/** The surcharge for a card from another country. */
const foreignPermille = 15;

/**
 * A provider's fee for a payment, in the currency paid. The fault `foreign-card` adds the surcharge for a card
 * from another country.
 */
export function feeOf(faults: Faults, price: keyof typeof prices, { minor, currency }: Money): number {
  const provider = price === 'paypal card' ? 'paypal' : price;
  const { permille, fixedCents } = prices[price];
  const more = faults.take(provider, 'foreign-card') ? foreignPermille : 0;
  const fixed = currency.toLowerCase() === 'usd' ? fixedCents : 0;
  return Math.min(minor, Math.ceil((minor * permille) / 1000) + Math.ceil((minor * more) / 1000) + fixed);
}
