import type { Provider } from '../gateways/provider.ts';
import { payPalMessages } from './paypal.server.ts';
import { paystackMessages } from './paystack.server.ts';
import { stripeMessages } from './stripe.server.ts';
import type { Messages } from './webhook.server.ts';

/** How the messages of each provider are verified and read. */
export const messagesOf: Record<Provider, Messages> = {
  stripe: stripeMessages,
  paypal: payPalMessages,
  paystack: paystackMessages,
};
