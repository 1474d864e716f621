import { z } from 'zod';
import { allOrNone } from '../../../../platform/settings/provider-settings.ts';

/** `timeoutMs`: how long one call may take; ten seconds by default. */
export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | undefined;
  timeoutMs?: number;
};

export const environment = z.object({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
});

/** The settings from these variables; undefined if no key is set. @throws StartupError if only some keys are set */
export function readSettings(values: Record<string, unknown>): StripeSettings | undefined {
  const keys = allOrNone(values, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  return keys && { secretKey: keys[0], webhookSecret: keys[1], apiBase: undefined };
}

const keys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' };
export const sandbox = {
  keys,
  settings: (url: string): StripeSettings => ({ ...keys, apiBase: url }),
};
