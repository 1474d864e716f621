import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { type Provider, paystackSecrets, type Shop, shopSecrets } from './shop.ts';

/** The headers by which each provider signs the body of a webhook. */
const headersFor: Record<Provider, (shop: Shop, body: string) => Record<string, string>> = {
  stripe: (shop, payload) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: shopSecrets.webhookSecret,
      timestamp: Math.floor(shop.ctx.clock().getTime() / 1000),
    }),
  }),
  paypal: (shop, body) => shop.payPalHeaders(body),
  paystack: (_shop, body) => ({
    'x-paystack-signature': createHmac('sha512', paystackSecrets.secretKey).update(body).digest('hex'),
  }),
};

/** Sends a correctly signed webhook with any body. */
export async function sendSigned(
  shop: Shop,
  provider: Provider,
  body: string,
): Promise<{ status: number; code?: string }> {
  const url = `http://localhost:3000/api/payment/webhooks/${provider}`;
  const headers = headersFor[provider](shop, body);
  const response = await shop.app.request(url, { method: 'POST', body, headers });
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
}
