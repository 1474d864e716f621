import type { PaymentMethod } from '../../../contract/constants.ts';

/** A way to pay as people call it. */
export const methodName: Record<PaymentMethod, string> = {
  stripe: 'Card',
  card: 'Card (PayPal)',
  paypal: 'PayPal',
  paystack: 'Paystack',
  bank: 'Bank transfer',
  free: 'Free',
};
