import type { ProviderServer } from '../provider.server.ts';
import { payPalGateway } from './gateway.server.ts';
import { environment, type PayPalSettings, pageOrigin, readSettings, sandbox } from './settings.server.ts';
import { payPalMessages } from './webhook.server.ts';

export const provider: ProviderServer<PayPalSettings> = {
  environment,
  readSettings,
  sandbox,
  apiBase: ({ apiBase }) => apiBase,
  gateway: (settings, method) => payPalGateway(settings, method === 'card' ? 'card' : 'paypal'),
  messages: payPalMessages,
  pageOrigins: (settings) => [pageOrigin(settings)],
  pageScript: (settings) => ({ clientId: settings.clientId, scriptUrl: `${pageOrigin(settings)}/sdk/js` }),
};
