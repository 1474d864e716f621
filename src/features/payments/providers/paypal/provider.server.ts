import type { ProviderServer } from '../provider.server.ts';
import { payPalGateway } from './gateway.server.ts';
import { payPalPayouts } from './payouts.server.ts';
import { environment, type PayPalSettings, pageOrigin, readSettings, sandbox } from './settings.server.ts';
import { payPalMessages } from './webhook.server.ts';

export const provider: ProviderServer<PayPalSettings> = {
  environment,
  readSettings,
  sandbox,
  apiBase: ({ apiBase }) => apiBase,
  gateway: (settings, method) => payPalGateway(settings, method === 'card' ? 'card' : 'paypal'),
  messages: payPalMessages,
  payouts: payPalPayouts,
  // https://www.paypal.com/us/webapps/mpp/merchant-fees: PayPal Checkout; standard card payments.
  fee: (method) =>
    method === 'card' ? { permille: 29.9, fixedCents: 49 } : { permille: 34.9, fixedCents: 49 },
  pageOrigins: (settings) => [pageOrigin(settings)],
  pageScript: (settings) => ({ clientId: settings.clientId, scriptUrl: `${pageOrigin(settings)}/sdk/js` }),
};
