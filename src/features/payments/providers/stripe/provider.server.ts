import type { ProviderServer } from '../provider.server.ts';
import { stripeGateway } from './gateway.server.ts';
import { stripePayouts } from './payouts.server.ts';
import { environment, readSettings, type StripeSettings, sandbox } from './settings.server.ts';
import { stripeMessages } from './webhook.server.ts';

export const provider: ProviderServer<StripeSettings> = {
  environment,
  readSettings,
  sandbox,
  apiBase: ({ apiBase }) => apiBase,
  gateway: (settings) => stripeGateway(settings),
  messages: stripeMessages,
  payouts: stripePayouts,
  // https://stripe.com/pricing: cards of an account in the United States.
  fee: () => ({ permille: 29, fixedCents: 30 }),
  pageOrigins: ({ apiBase }) =>
    apiBase ? [apiBase] : ['https://checkout.stripe.com', 'https://connect.stripe.com'],
};
