import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { startSandbox } from '../../src/sandbox/index.ts';
import { createTestProduct, type TestProduct } from '../harness/test-product.ts';

export type Outcome = 'pay' | 'decline' | 'cancel' | 'later' | 'settle' | 'fail';

/** The product with the sandbox's Stripe beside it, both at real addresses: checkouts are paid, webhooks delivered. */
export type Shop = TestProduct & {
  sandboxUrl: string;
  /** Posts an outcome to the provider's page, as its form does. */
  choose: (checkoutUrl: string, outcome: Outcome) => Promise<Response>;
  misbehave: (
    kind: 'timeout' | 'reset' | 'error' | 'duplicate' | 'reorder' | 'wrong-amount',
    times?: number,
  ) => Promise<void>;
  /** Holds webhooks back, or lets them go and waits until every one has been answered. */
  holdWebhooks: () => Promise<void>;
  releaseWebhooks: () => Promise<void>;
  /** Sends the newest message of a type again, so many times at once; answers the statuses. */
  resend: (type: string, times: number) => Promise<number[]>;
  stripeEvents: () => Promise<{ id: string; type: string }[]>;
};

export const shopSecrets = { secretKey: 'sk_test_shop', webhookSecret: 'whsec_shop_of_the_tests' };

/** Opens a shop. Webhooks are held back until a test releases them. Close it in `afterAll`. */
export async function openShop(): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-shop-'));
  const door = createServer();
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const webhookUrl = `http://127.0.0.1:${(door.address() as AddressInfo).port}/api/payment/webhooks/stripe`;

  let product: TestProduct | undefined;
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataDir,
    stripe: { ...shopSecrets, webhookUrl },
    now: () => product?.ctx.clock().getTime() ?? Date.now(),
    webhookRetryDelay: 20,
  });
  product = await createTestProduct({ stripe: { ...shopSecrets, apiBase: sandbox.url } });
  door.on('request', getRequestListener(product.app.fetch, { overrideGlobalObjects: false }));
  const controls = controlsOf(sandbox.url);
  await controls.holdWebhooks();

  return {
    ...product,
    ...controls,
    sandboxUrl: sandbox.url,
    close: async () => {
      await sandbox.close();
      door.close().closeAllConnections();
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
  const stripeEvents = async () => {
    const { events } = (await (await fetch(`${url}/stripe/events`)).json()) as {
      events: { id: string; type: string }[];
    };
    return events;
  };
  return {
    choose: (checkoutUrl: string, outcome: Outcome) =>
      fetch(checkoutUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' }),
    misbehave: async (kind: string, times = 1) => {
      await post('/faults', { provider: 'stripe', kind, times });
    },
    holdWebhooks: async () => {
      await post('/stripe/webhooks/hold');
    },
    releaseWebhooks: async () => {
      let state = await post('/stripe/webhooks/release');
      while (state.waiting !== 0)
        state = (await (await fetch(`${url}/stripe/webhooks`)).json()) as typeof state;
      await post('/stripe/webhooks/hold');
    },
    resend: async (type: string, times: number) => {
      const event = (await stripeEvents()).find((one) => one.type === type);
      return (await post(`/stripe/events/${event?.id}/resend`, { times })).statuses as number[];
    },
    stripeEvents,
  };
}
