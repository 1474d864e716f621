import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { type SandboxOptions, startSandbox } from '../index.ts';

export const secretKey = 'sk_test_milepost';
export const webhookSecret = 'whsec_milepost';

/** What a test's own webhook endpoint received, verified with the SDK. */
export type Delivery = { event: Stripe.Event; body: string; signature: string };

/** A webhook endpoint whose responses the test decides: the given statuses first, 200 afterwards. */
export async function startReceiver(...statuses: number[]) {
  const deliveries: Delivery[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signature = String(request.headers['stripe-signature']);
    const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret);
    deliveries.push({ event, body, signature });
    response.writeHead(statuses.shift() ?? 200).end();
    for (const wake of waiting) wake();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    deliveries,
    types: () => deliveries.map(({ event }) => event.type),
    /** Resolves with the first `count` deliveries as soon as they arrive. */
    received(count: number): Promise<Delivery[]> {
      return new Promise((resolve) => {
        const check = () => {
          if (deliveries.length < count) return;
          waiting.delete(check);
          resolve(deliveries.slice(0, count));
        };
        waiting.add(check);
        check();
      });
    },
  };
}

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox on free ports that stops with the test, and a client that calls it as the product does. */
export async function startedSandbox(overrides: Partial<SandboxOptions> & { webhookUrl?: string } = {}) {
  const { webhookUrl = 'http://127.0.0.1:9/nobody', ...options } = overrides;
  const sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataDir: options.dataDir ?? temporaryFolder(),
    stripe: { secretKey, webhookSecret, webhookUrl },
    webhookRetryDelay: 10,
    ...options,
  });
  let running = true;
  const close = async () => {
    if (running) await sandbox.close();
    running = false;
  };
  onTestFinished(close);
  return { ...sandbox, close, stripe: client(sandbox.url) };
}

export function client(
  url: string,
  overrides: { key?: string; retries?: number; timeout?: number } = {},
): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(overrides.key ?? secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: overrides.retries ?? 2,
    timeout: overrides.timeout ?? 10_000,
    telemetry: false,
  });
}

/** The parameters of an ordinary checkout for one course of 49.99 dollars. */
export function checkout(
  overrides: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 4999,
          product_data: { name: 'Earned Value in Practice' },
        },
      },
    ],
    success_url: 'http://127.0.0.1:3000/back?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/courses/earned-value',
    client_reference_id: 'order-1',
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' } },
    ...overrides,
  };
}

/** Posts an outcome to the hosted page as its form does, without following the redirect. */
export function choose(sandbox: { url: string }, session: { id: string }, outcome: string, fields = {}) {
  const body = new URLSearchParams({ outcome, ...fields });
  return fetch(`${sandbox.url}/c/pay/${session.id}`, { method: 'POST', body, redirect: 'manual' });
}

export function post(url: string, body: unknown = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
