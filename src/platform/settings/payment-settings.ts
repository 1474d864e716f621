import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

/** The settings of the payment providers, as the environment names them. */
export const paymentEnvironment = z.object({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox']).default('live'),
  PAYSTACK_SECRET_KEY: z.string().optional(),
  PAYSTACK_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.paystack.co'),
});

/** How long one call may take, in milliseconds; ten seconds unless told. */
type Patience = { timeoutMs?: number };

export type StripeSettings = Patience & {
  secretKey: string;
  webhookSecret: string;
  apiBase: string | undefined;
};

/** `live`: PayPal itself, not its own sandbox. `apiBase`: another address than theirs, for the API and the pages alike. */
export type PayPalSettings = Patience & {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  live: boolean;
  apiBase: string | undefined;
};

/** `pageOrigin`: where the hosted pages are. */
export type PaystackSettings = Patience & { secretKey: string; apiBase: string; pageOrigin: string };

export type PaymentSettings = {
  stripe: StripeSettings | undefined;
  paypal: PayPalSettings | undefined;
  paystack: PaystackSettings | undefined;
};

/**
 * The providers whose keys are given; the others are not offered.
 * @throws StartupError when only some of a provider's keys are given
 */
export function readPayments(value: z.infer<typeof paymentEnvironment>): PaymentSettings {
  const stripe = together(value, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  const paypal = together(value, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  const paystack = together(value, ['PAYSTACK_SECRET_KEY']);
  return {
    stripe: stripe && { secretKey: stripe[0], webhookSecret: stripe[1], apiBase: undefined },
    paypal: paypal && {
      clientId: paypal[0],
      clientSecret: paypal[1],
      webhookId: paypal[2],
      live: value.PAYPAL_ENVIRONMENT === 'live',
      apiBase: undefined,
    },
    paystack: paystack && {
      secretKey: paystack[0],
      apiBase: value.PAYSTACK_BASE_URL.replace(/\/+$/, ''),
      pageOrigin: 'https://checkout.paystack.com',
    },
  };
}

/** The values of settings that only make sense together; undefined when none of them is given. */
function together<Names extends readonly string[]>(
  values: { [name: string]: string | undefined },
  names: readonly [...Names],
): { [Index in keyof Names]: string } | undefined {
  const given = names.map((name) => values[name]);
  if (given.every(Boolean)) return given as { [Index in keyof Names]: string };
  if (given.some(Boolean)) throw new StartupError(`${names.join(', ')} must be set together.`);
  return undefined;
}
