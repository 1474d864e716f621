import type { PaymentMethod } from '../../../contract/constants.ts';
import type { PayoutAccount } from './payout-gateway.ts';

/** A payment method, as shown to buyers and administrators. */
export type MethodAbout = {
  /** Its name on an order. */
  name: string;
  /** Its name in the list at the checkout. */
  choice: string;
  hint: string;
  /** What the list shows beside it: the logos of the card schemes, or the provider's `web/mark.tsx`. */
  mark: 'cards' | 'own';
  /** Paid on our own page, with the provider's `web/pay-here.tsx`. */
  here?: true;
};

/** A provider's payout method, as shown to instructors. */
export type PayoutAbout = { hint: string; account: PayoutAccount };

/** Public information about a payment provider. Code refers to a provider by the name of its folder. */
export type ProviderAbout = {
  title: string;
  /** Its payment methods, as stored in the orders table. */
  methods: Partial<Record<PaymentMethod, MethodAbout>>;
  /** How it pays instructors, if it does. */
  payout?: PayoutAbout;
};
