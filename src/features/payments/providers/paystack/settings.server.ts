import { z } from 'zod';
import { allOrNone } from '../../../../platform/settings/provider-settings.ts';

/** `pageOrigin`: the origin of the hosted pages. `timeoutMs`: how long one call may take; ten seconds by default. */
export type PaystackSettings = { secretKey: string; apiBase: string; pageOrigin: string; timeoutMs?: number };

export const environment = z.object({
  PAYSTACK_SECRET_KEY: z.string().optional(),
  PAYSTACK_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.paystack.co'),
});

/** The settings from these variables; undefined if the key is not set. */
export function readSettings(values: Record<string, unknown>): PaystackSettings | undefined {
  const keys = allOrNone(values, ['PAYSTACK_SECRET_KEY']);
  return (
    keys && {
      secretKey: keys[0],
      apiBase: String(values.PAYSTACK_BASE_URL).replace(/\/+$/, ''),
      pageOrigin: 'https://checkout.paystack.com',
    }
  );
}

const keys = { secretKey: 'sk_test_paystack_sandbox' };
export const sandbox = {
  keys,
  settings: (url: string): PaystackSettings => ({ ...keys, apiBase: url, pageOrigin: url }),
};
