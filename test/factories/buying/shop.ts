import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { startSandbox } from '../../../sandbox/index.ts';
import { signatureHeaders } from '../../../sandbox/paypal/signature.ts';
import { openDatabase } from '../../../sandbox/support/database.ts';
import { createFaults, type FaultKind } from '../../../sandbox/support/faults.ts';
import { type Provider, providers } from '../../../src/features/payments/providers/providers.ts';
import type { Settings } from '../../../src/platform/settings/settings.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

export type Outcome = 'pay' | 'decline' | 'cancel' | 'later' | 'settle' | 'fail';

export type { Provider };

/** The product with the sandbox's providers, at real URLs: checkouts are paid, webhooks delivered. */
export type Shop = TestProduct & {
  sandboxUrl: string;
  /** PayPal's headers for a body, now or at another time in milliseconds. */
  payPalHeaders: (body: string, at?: number) => Record<string, string>;
  /** Posts an outcome to the provider's page, as its form does. */
  choose: (checkoutUrl: string, outcome: Outcome) => Promise<Response>;
  misbehave: (kind: FaultKind, times?: number, provider?: Provider) => Promise<void>;
  /** Clears all faults. */
  behave: () => Promise<void>;
  /** Holds webhooks back, or releases them and waits until every one has been answered. */
  holdWebhooks: () => Promise<void>;
  releaseWebhooks: () => Promise<void>;
  /** Sends the newest message of a type again, this many times simultaneously; returns the statuses. */
  resend: (type: string, times: number, provider?: Provider) => Promise<number[]>;
  /** Refunds a payment at the provider, as its dashboard does; for Stripe also a part, in minor units. */
  refundAt: (provider: Provider, order: PaidOrder, minor?: number) => Promise<void>;
  stripeEvents: () => Promise<{ id: string; type: string }[]>;
};

type PaidOrder = { providerReference: string | null; providerPayment: string | null };

export const shopSecrets = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop_of_the_tests' };
export const payPalSecrets = {
  clientId: 'client_shop',
  clientSecret: 'client_secret_shop',
  webhookId: 'webhook_shop',
};
export const paystackSecrets = { secretKey: 'sk_test_paystack_shop' };

/** Opens a shop. Webhooks are held back until a test releases them. Close it in `afterAll`. */
export async function openShop({
  timeoutMs,
  ...overrides
}: { timeoutMs?: number } & Partial<Settings> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-shop-'));
  const webhookServer = createServer();
  webhookServer.listen(0, '127.0.0.1');
  await once(webhookServer, 'listening');
  const webhooks = `http://127.0.0.1:${(webhookServer.address() as AddressInfo).port}/api/payment/webhooks`;

  let product: TestProduct | undefined;
  const now = () => product?.ctx.clock().getTime() ?? Date.now();
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataDir,
    stripe: { ...shopSecrets, webhookUrl: `${webhooks}/stripe` },
    paypal: { ...payPalSecrets, webhookUrl: `${webhooks}/paypal` },
    paystack: { ...paystackSecrets, webhookUrl: `${webhooks}/paystack` },
    now,
    webhookRetryDelay: 20,
  });
  const reach = { timeoutMs };
  product = await createTestProduct({
    ...overrides,
    providers: {
      stripe: { ...shopSecrets, ...reach, apiBase: sandbox.url },
      paypal: { ...payPalSecrets, ...reach, live: false, apiBase: sandbox.url },
      paystack: { ...paystackSecrets, ...reach, apiBase: sandbox.url, pageOrigin: sandbox.url },
    },
  });
  webhookServer.on('request', getRequestListener(product.app.fetch, { overrideGlobalObjects: false }));
  const db = openDatabase(dataDir);
  const controls = controlsOf(sandbox.url);
  await controls.holdWebhooks();

  return {
    ...product,
    ...controls,
    sandboxUrl: sandbox.url,
    payPalHeaders: (body, at = now()) =>
      signatureHeaders(
        {
          ...payPalSecrets,
          db,
          faults: createFaults(),
          webhookUrl: `${webhooks}/paypal`,
          publicUrl: () => sandbox.url,
          now: () => at,
          log: () => {},
        },
        body,
      ),
    close: async () => {
      await sandbox.close();
      db.close();
      webhookServer.close().closeAllConnections();
      await product.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function controlsOf(url: string) {
  const post = async (path: string, body: unknown = {}) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Record<string, unknown>;
  };
  const eventsOf = async (provider: Provider) => {
    const { events } = (await (await fetch(`${url}/${provider}/events`)).json()) as {
      events: { id: string; type: string }[];
    };
    return events;
  };
  const release = async (provider: Provider) => {
    const { waiting } = await post(`/${provider}/webhooks/release`);
    if (waiting !== 0) await (await fetch(`${url}/${provider}/webhooks/answered`)).text();
    await post(`/${provider}/webhooks/hold`);
  };
  return {
    choose: (checkoutUrl: string, outcome: Outcome) =>
      fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' }),
    misbehave: async (kind: string, times = 1, provider: Provider = 'stripe') => {
      await post('/faults', { provider, kind, times });
    },
    behave: async () => {
      await fetch(`${url}/faults`, { method: 'DELETE' });
    },
    holdWebhooks: async () => {
      for (const provider of providers) await post(`/${provider}/webhooks/hold`);
    },
    releaseWebhooks: async () => {
      for (const provider of providers) await release(provider);
    },
    resend: async (type: string, times: number, provider: Provider = 'stripe') => {
      const event = (await eventsOf(provider)).find((one) => one.type === type);
      return (await post(`/${provider}/events/${event?.id}/resend`, { times })).statuses as number[];
    },
    refundAt: async (provider: Provider, order: PaidOrder, minor?: number) => {
      const response = await fetch(...(await refunds[provider](url, order, minor)));
      if (!response.ok) throw new Error(`${provider} refused the refund: ${await response.text()}`);
    },
    stripeEvents: () => eventsOf('stripe'),
  };
}

type Call = [string, RequestInit];

const refunds: Record<Provider, (url: string, order: PaidOrder, minor?: number) => Call | Promise<Call>> = {
  stripe: (url, order, minor) => [
    `${url}/v1/refunds`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${shopSecrets.secretKey}` },
      body: new URLSearchParams({
        payment_intent: order.providerPayment ?? '',
        ...(minor && { amount: String(minor) }),
      }),
    },
  ],
  paypal: async (url, order) => {
    const basic = Buffer.from(`${payPalSecrets.clientId}:${payPalSecrets.clientSecret}`).toString('base64');
    const token = await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: bearer } = (await token.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    return [
      `${url}/v2/payments/captures/${order.providerPayment}/refund`,
      { method: 'POST', headers, body: '{}' },
    ];
  },
  paystack: (url, order) => [
    `${url}/refund`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${paystackSecrets.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ transaction: order.providerReference }),
    },
  ],
};
