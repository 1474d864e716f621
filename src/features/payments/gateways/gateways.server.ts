import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Context } from '../../../platform/context.ts';
import type { PaymentSettings, PayPalSettings } from '../../../platform/settings/payment-settings.ts';
import type { Gateway } from './gateway.ts';
import { payPalGateway } from './paypal.server.ts';
import { paystackGateway } from './paystack.server.ts';
import { providedMethods } from './provider.ts';
import { stripeGateway } from './stripe.server.ts';

type Opened = (settings: PaymentSettings) => Gateway | undefined;

const gateways: Partial<Record<PaymentMethod, Opened>> = {
  stripe: ({ stripe }) => stripe && stripeGateway(stripe),
  paypal: ({ paypal }) => paypal && payPalGateway(paypal, 'paypal'),
  card: ({ paypal }) => paypal && payPalGateway(paypal, 'card'),
  paystack: ({ paystack }) => paystack && paystackGateway(paystack),
};

/** The provider behind a way to pay; undefined where it is not configured. */
export const gatewayFor = (ctx: Context, method: PaymentMethod): Gateway | undefined =>
  gateways[method]?.(ctx.settings);

/** The ways to pay that are configured, in the order in which they are offered. */
function configuredMethods(ctx: Context): PaymentMethod[] {
  const provided = providedMethods.filter((method) => gatewayFor(ctx, method));
  return ctx.settings.bankAccounts.length > 0 ? [...provided, 'bank'] : provided;
}

/** What a checkout offers, with what PayPal's script needs for the card's fields. */
export function waysToPay(ctx: Context) {
  const { paypal } = ctx.settings;
  const card = paypal && { clientId: paypal.clientId, scriptUrl: `${payPalOrigin(paypal)}/sdk/js` };
  return { methods: configuredMethods(ctx), card: card ?? null };
}

/** The origins of the providers' pages, to which the checkout's form leads. */
export const paymentPages = ({ stripe, paypal, paystack }: PaymentSettings): string[] => [
  ...(stripe ? [stripe.apiBase ?? 'https://checkout.stripe.com'] : []),
  ...(paypal ? [payPalOrigin(paypal)] : []),
  ...(paystack ? [paystack.pageOrigin] : []),
];

/** The origins whose script and frames the page with the card's fields needs. */
export const cardScripts = ({ paypal }: PaymentSettings): string[] => (paypal ? [payPalOrigin(paypal)] : []);

/** Where PayPal's pages and its script for the browser are. */
const payPalOrigin = ({ apiBase, live }: PayPalSettings): string =>
  apiBase ?? (live ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com');
