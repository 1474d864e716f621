import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Purchase, startPurchase } from '../../../../../test/factories/buying/purchase.ts';
import {
  openShop,
  type Provider,
  payPalSecrets,
  paystackSecrets,
  type Shop,
  shopSecrets,
} from '../../../../../test/factories/buying/shop.ts';
import { createTestProduct } from '../../../../../test/harness/test-product.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = async (provider: Provider, body: string, headers: Record<string, string>) => {
  const url = `http://localhost:3000/api/payment/webhooks/${provider}`;
  return (await shop.app.request(url, { method: 'POST', body, headers })).status;
};
const stored = async (provider: Provider) =>
  (await shop.ctx.db.selectFrom('webhookEvents').select('eventId').where('provider', '=', provider).execute())
    .length;
const control = async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${shop.sandboxUrl}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
};

test('webhooks of a provider that is not configured are refused with 404', async () => {
  const bare = await createTestProduct();
  for (const provider of ['stripe', 'paypal', 'paystack']) {
    const url = `http://localhost:3000/api/payment/webhooks/${provider}`;
    expect((await bare.app.request(url, { method: 'POST', body: '{}' })).status).toBe(404);
  }
  await bare.close();
});

describe("Stripe's webhooks", () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.expired',
    data: { object: { id: 'cs_elsewhere' } },
  });
  const now = () => Math.floor(shop.ctx.clock().getTime() / 1000);
  const signed = (payload: string, more: { secret?: string; timestamp?: number } = {}) => {
    const signing = { payload, secret: shopSecrets.webhookSecret, timestamp: now(), ...more };
    return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(signing) };
  };

  test('are refused and leave nothing if forged, unsigned, altered, stale or post-dated', async () => {
    expect(await send('stripe', body, signed(body, { secret: 'whsec_of_somebody_else' }))).toBe(400);
    expect(await send('stripe', body, {})).toBe(400);
    expect(await send('stripe', body, { 'stripe-signature': '' })).toBe(400);
    expect(await send('stripe', body, { 'stripe-signature': 't=,v1=' })).toBe(400);
    expect(await send('stripe', `${body} `, signed(body))).toBe(400);
    expect(await send('stripe', body, signed(body, { timestamp: now() - 301 }))).toBe(400);
    expect(await send('stripe', body, signed(body, { timestamp: now() + 320 }))).toBe(400);
    expect(await stored('stripe')).toBe(0);
  });

  test('are stored once if genuine, even when repeated', async () => {
    expect(await send('stripe', body, signed(body))).toBe(200);
    expect(await send('stripe', body, signed(body))).toBe(200);
    await shop.runJobs();
    expect(await stored('stripe')).toBe(1);
  });
});

describe("Paystack's webhooks", () => {
  const body = JSON.stringify({ event: 'transfer.success', data: { id: 77 } });
  const signed = (text: string, key = paystackSecrets.secretKey) => ({
    'x-paystack-signature': createHmac('sha512', key).update(text).digest('hex'),
  });

  test('are refused and leave nothing if forged, unsigned, altered or reserialised', async () => {
    expect(await send('paystack', body, signed(body, 'sk_of_somebody_else'))).toBe(400);
    expect(await send('paystack', body, {})).toBe(400);
    expect(await send('paystack', body, { 'x-paystack-signature': 'zz' })).toBe(400);
    expect(await send('paystack', JSON.stringify(JSON.parse(body), null, 1), signed(body))).toBe(400);
    expect(await send('paystack', 'no json', signed('no json'))).toBe(400);
    expect(await stored('paystack')).toBe(0);
  });

  test('are stored once if genuine, even when repeated, by their event and subject', async () => {
    expect(await send('paystack', body, signed(body))).toBe(200);
    expect(await send('paystack', body, signed(body))).toBe(200);
    expect(await stored('paystack')).toBe(1);
  });

  test('are trusted about a payment only as far as Paystack itself confirms them', async () => {
    p = await startPurchase(shop, 'paystack');
    const { orderId } = await p.checkOut();
    const { providerReference: reference } = await p.orderNow(orderId);
    const lie = JSON.stringify({ event: 'charge.success', data: { id: 78, reference, amount: 4900 } });
    expect(await send('paystack', lie, signed(lie))).toBe(200);
    await p.work();
    expect((await p.orderNow(orderId)).status).toBe('pending');
    expect(await p.hasAccess()).toBe(false);
  });
});

describe("PayPal's webhooks", () => {
  const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'O-1' } });
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const genuine: Record<string, string> = {};

  beforeAll(async () => {
    p = await startPurchase(shop, 'paypal');
    await p.checkOut('pay');
    const { events } = (await (await fetch(`${shop.sandboxUrl}/paypal/events`)).json()) as {
      events: unknown[];
    };
    expect(events).toHaveLength(1);
    Object.assign(genuine, shop.payPalHeaders(body));
  });
  const at = (offsetMs: number) => new Date(shop.ctx.clock().getTime() + offsetMs).toISOString();
  const forgedAt = (time: string, more: Record<string, string> = {}) => ({
    ...genuine,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign(
      'sha256',
      Buffer.from(`${genuine['paypal-transmission-id']}|${time}|${payPalSecrets.webhookId}|${crc32(body)}`),
      privateKey,
    ).toString('base64'),
    ...more,
  });

  test('are refused and leave nothing if forged, unsigned, altered, reserialised, stale or post-dated', async () => {
    const before = await stored('paypal');
    const { 'paypal-transmission-sig': _, ...unsigned } = genuine;
    expect(await send('paypal', body, forgedAt(at(0)))).toBe(400);
    expect(await send('paypal', body, unsigned)).toBe(400);
    expect(await send('paypal', body, {})).toBe(400);
    expect(await send('paypal', `${body} `, genuine)).toBe(400);
    expect(await send('paypal', JSON.stringify(JSON.parse(body), null, 1), genuine)).toBe(400);
    expect(await send('paypal', body, { ...genuine, 'paypal-transmission-time': at(1000) })).toBe(400);
    expect(await send('paypal', body, { ...genuine, 'paypal-auth-algo': 'none' })).toBe(400);
    const now = shop.ctx.clock().getTime();
    expect(await send('paypal', body, shop.payPalHeaders(body, now + 400_000))).toBe(400);
    expect(await send('paypal', body, shop.payPalHeaders(body, now - 4 * 24 * 3600_000))).toBe(400);
    expect(await stored('paypal')).toBe(before);
  });

  test.each([
    'https://evil.example/v1/notifications/certs/CERT-1',
    'http://127.0.0.1:9/v1/notifications/certs/CERT-1',
    '{sandbox}/v1/oauth2/token',
    '{sandbox}@evil.example/v1/notifications/certs/CERT-1',
    'file:///etc/passwd',
    'nonsense',
  ])('are refused if their certificate is at %s', async (address) => {
    const url = address.replace('{sandbox}', shop.sandboxUrl);
    expect(await send('paypal', body, forgedAt(at(0), { 'paypal-cert-url': url }))).toBe(400);
  });

  test('are stored once if genuine, even when repeated', async () => {
    const before = await stored('paypal');
    expect(await send('paypal', body, genuine)).toBe(200);
    expect(await send('paypal', body, genuine)).toBe(200);
    expect(await stored('paypal')).toBe(before + 1);
  });
});

describe.each(['paypal', 'paystack'] as const)('a dispute at %s', (provider) => {
  const bought = async () => {
    p = await startPurchase(shop, provider);
    const { orderId } = await p.checkOut('pay');
    await p.deliver();
    const order = await p.orderNow(orderId);
    expect(order.status).toBe('completed');
    return order;
  };
  const disputed = async (order: Awaited<ReturnType<typeof bought>>, state: string) => {
    const about =
      provider === 'paypal' ? { capture: order.providerPayment } : { reference: order.providerReference };
    await control(`/${provider}/disputes`, { ...about, state });
    return p.deliver();
  };

  test('suspends access while it is open, and restores it when it is won', async () => {
    const order = await bought();
    await disputed(order, 'open');
    expect((await p.orderNow(order.id)).flags).toEqual(['disputed']);
    expect(await p.hasAccess()).toBe(false);
    expect((await p.place()).status).toBe(409);
    await disputed(order, 'won');
    expect((await p.orderNow(order.id)).flags).toEqual([]);
    expect(await p.hasAccess()).toBe(true);
  });

  test('refunds the order and ends access when it is lost', async () => {
    const order = await bought();
    await disputed(order, 'open');
    await disputed(order, 'lost');
    expect(await p.orderNow(order.id)).toMatchObject({ status: 'refunded', flags: [] });
    expect(await p.hasAccess()).toBe(false);
  });
});
