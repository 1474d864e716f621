import { z } from 'zod';
import { allOrNone } from '../../../../platform/settings/provider-settings.ts';

/**
 * `live`: real PayPal instead of PayPal's own sandbox. `apiBase`: another base URL for both the API and the pages.
 * `timeoutMs`: how long one call may take; ten seconds by default.
 */
export type PayPalSettings = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  live: boolean;
  apiBase: string | undefined;
  timeoutMs?: number;
};

export const environment = z.object({
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox']).default('live'),
});

/** The settings from these variables; undefined if no key is set. @throws StartupError if only some keys are set */
export function readSettings(values: Record<string, unknown>): PayPalSettings | undefined {
  const keys = allOrNone(values, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  if (!keys) return undefined;
  const [clientId, clientSecret, webhookId] = keys;
  const live = values.PAYPAL_ENVIRONMENT === 'live';
  return { clientId, clientSecret, webhookId, live, apiBase: undefined };
}

const keys = {
  clientId: 'client_sandbox',
  clientSecret: 'client_secret_sandbox',
  webhookId: 'webhook_sandbox',
};
export const sandbox = {
  keys,
  settings: (url: string): PayPalSettings => ({ ...keys, live: false, apiBase: url }),
};

/** The origin of PayPal's pages and of its script for the browser. */
export const pageOrigin = ({ apiBase, live }: PayPalSettings): string =>
  apiBase ?? (live ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com');
