import type { PaymentMethod } from '../../../contract/constants.ts';

/** Who moves the money and sends messages about it. */
export const providers = ['stripe', 'paypal', 'paystack'] as const;
export type Provider = (typeof providers)[number];

/** The ways to pay that a provider stands behind. */
export const methodsOf: Record<Provider, readonly PaymentMethod[]> = {
  stripe: ['stripe'],
  paypal: ['paypal', 'card'],
  paystack: ['paystack'],
};

/** Every way to pay that a provider can be asked about. */
export const providedMethods: readonly PaymentMethod[] = providers.flatMap((provider) => methodsOf[provider]);
