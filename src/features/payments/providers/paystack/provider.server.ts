import type { ProviderServer } from '../provider.server.ts';
import { paystackGateway } from './gateway.server.ts';
import { paystackPayouts } from './payouts.server.ts';
import { environment, type PaystackSettings, readSettings, sandbox } from './settings.server.ts';
import { paystackMessages } from './webhook.server.ts';

export const provider: ProviderServer<PaystackSettings> = {
  environment,
  readSettings,
  sandbox,
  apiBase: ({ apiBase }) => apiBase,
  gateway: (settings) => paystackGateway(settings),
  messages: paystackMessages,
  payouts: paystackPayouts,
  // https://paystack.com/pricing: international payments. The fixed part is 100 naira.
  fee: () => ({ permille: 39, fixedCents: 7 }),
  pageOrigins: (settings) => [settings.pageOrigin],
  referenceIn: (returned) => returned.replace(/^PAYSTACK_/, ''),
};
