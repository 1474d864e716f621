import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { delayAfter } from '../delivery/courier.ts';
import {
  checkout,
  choose,
  post,
  startedSandbox,
  startReceiver,
  temporaryFolder,
} from '../support/testing.ts';
import { signature } from './signature.ts';

type Sandbox = Awaited<ReturnType<typeof startedSandbox>>;
type Log = {
  events: {
    id: string;
    type: string;
    deliveredAt: string | null;
    attempts: number;
    statuses: string | null;
  }[];
};

async function paid(sandbox: Sandbox): Promise<Stripe.Checkout.Session> {
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  await choose(sandbox, session, 'pay');
  return session;
}

async function log(sandbox: Sandbox): Promise<Log> {
  return (await (await fetch(`${sandbox.url}/stripe/events`)).json()) as Log;
}

test('a webhook is signed so that the SDK accepts it, and contains the session in the SDK’s version', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  const session = await paid(sandbox);
  const [delivery] = await receiver.received(1);
  expect(delivery?.event).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    type: 'checkout.session.completed',
    data: { object: { id: session.id, payment_status: 'paid', metadata: { orderId: 'order-1' } } },
  });
  expect(delivery?.body).not.toContain('line_items');
  const { body = '', signature: header = '' } = delivery ?? {};
  expect(() => Stripe.webhooks.constructEvent(body, header, 'whsec_other')).toThrow();
  expect(() => Stripe.webhooks.constructEvent(`${body} `, header, 'whsec_milepost')).toThrow();
});

test('the signature equals the SDK’s own test signature', () => {
  const payload = '{"id":"evt_1"}';
  const expected = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: 'whsec_x',
    timestamp: 1_790_000_000,
  });
  expect(signature(payload, 'whsec_x', 1_790_000_000)).toBe(expected);
});

test('a webhook is repeated until it is acknowledged', async () => {
  const receiver = await startReceiver(500, 302, 404);
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  await paid(sandbox);
  const deliveries = await receiver.received(4);
  expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(1);
  await expect
    .poll(() => log(sandbox))
    .toMatchObject({ events: [{ attempts: 4, statuses: '200', deliveredAt: expect.any(String) }] });
});

test('the waits between attempts double from one second up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 5000].map((attempts) => delayAfter(attempts))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});

test('an event waits for the earlier ones of its session, even when they must be repeated', async () => {
  const receiver = await startReceiver(500, 500);
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  await choose(sandbox, session, 'later');
  await choose(sandbox, session, 'settle');
  await receiver.received(4);
  const completed = 'checkout.session.completed';
  expect(receiver.types()).toEqual([
    completed,
    completed,
    completed,
    'checkout.session.async_payment_succeeded',
  ]);
});

test('an event that is never acknowledged is abandoned after a day', async () => {
  let time = Date.now();
  const sandbox = await startedSandbox({ now: () => time });
  await paid(sandbox);
  await expect.poll(() => log(sandbox)).toMatchObject({ events: [{ statuses: 'no response' }] });
  time += 25 * 3600 * 1000;
  await expect.poll(() => log(sandbox)).toMatchObject({ events: [{ abandoned: true, deliveredAt: null }] });
});

test('a webhook that comes due while the courier is checking is not forgotten', async () => {
  let time = Date.now();
  const receiver = await startReceiver(500, 500, 500);
  const sandbox = await startedSandbox({ webhookUrl: receiver.url, now: () => (time += 4) });
  await paid(sandbox);
  expect(await receiver.received(4)).toHaveLength(4);
});

test('sessions, payments, keys and undelivered webhooks survive a restart', async () => {
  const dataDir = temporaryFolder();
  const before = await startedSandbox({ dataDir });
  const key = { idempotencyKey: 'order:1:1' };
  const session = await before.stripe.checkout.sessions.create(checkout(), key);
  await choose(before, session, 'pay');
  const stored = await before.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  await before.close();
  const receiver = await startReceiver();
  const after = await startedSandbox({ dataDir, webhookUrl: receiver.url });
  const [delivery] = await receiver.received(1);
  expect(delivery?.event.data.object).toMatchObject({ id: session.id, status: 'complete' });
  expect(
    await after.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] }),
  ).toEqual(stored);
  expect((await after.stripe.checkout.sessions.create(checkout(), key)).id).toBe(session.id);
});

test('held webhooks wait, even across a restart, until they are released', async () => {
  const dataDir = temporaryFolder();
  const receiver = await startReceiver();
  const before = await startedSandbox({ dataDir, webhookUrl: receiver.url });
  expect(await (await post(`${before.url}/stripe/webhooks/hold`)).json()).toEqual({ held: true, waiting: 0 });
  await paid(before);
  await paid(before);
  await before.close();
  const after = await startedSandbox({ dataDir, webhookUrl: receiver.url });
  expect(await (await fetch(`${after.url}/stripe/webhooks`)).json()).toEqual({ held: true, waiting: 2 });
  expect(receiver.deliveries).toHaveLength(0);
  expect(await (await post(`${after.url}/stripe/webhooks/release`)).json()).toEqual({
    held: false,
    waiting: 2,
  });
  const answered = await fetch(`${after.url}/stripe/webhooks/answered`);
  expect(await answered.json()).toEqual({ held: false, waiting: 0 });
  expect(receiver.deliveries).toHaveLength(2);
});

test('webhooks about one checkout can be held back alone', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  const { sessions } = sandbox.stripe.checkout;
  const [held, other] = [await sessions.create(checkout()), await sessions.create(checkout())];
  await post(`${sandbox.url}/stripe/webhooks/hold`, { subject: held.id });
  await choose(sandbox, held, 'pay');
  await choose(sandbox, other, 'pay');
  const [first] = await receiver.received(1);
  expect(first?.event.data.object).toMatchObject({ id: other.id });
  expect(await (await fetch(`${sandbox.url}/stripe/webhooks`)).json()).toEqual({ held: false, waiting: 1 });
  await post(`${sandbox.url}/stripe/webhooks/release`, { subject: held.id });
  const [, second] = await receiver.received(2);
  expect(second?.event.data.object).toMatchObject({ id: held.id });
});

test('one event can be sent again many times simultaneously', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  await paid(sandbox);
  await receiver.received(1);
  const { events } = await log(sandbox);
  const response = await post(`${sandbox.url}/stripe/events/${events[0]?.id}/resend`, { times: 100 });
  expect(await response.json()).toEqual({ id: events[0]?.id, statuses: Array(100).fill(200) });
  expect(new Set(receiver.deliveries.map(({ event }) => event.id)).size).toBe(1);
  expect(receiver.deliveries).toHaveLength(101);
  expect((await post(`${sandbox.url}/stripe/events/evt_nope/resend`, { times: 1 })).status).toBe(404);
  expect((await post(`${sandbox.url}/stripe/events/${events[0]?.id}/resend`, { times: 0 })).status).toBe(400);
});

test('the overview shows checkouts and webhooks, and its form switches delivery', async () => {
  const sandbox = await startedSandbox();
  const session = await paid(sandbox);
  const page = await (await fetch(`${sandbox.url}/stripe`)).text();
  expect(page).toContain(`/c/pay/${session.id}`);
  expect(page).toContain('checkout.session.completed');
  const response = await fetch(`${sandbox.url}/stripe/webhooks/hold`, {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect(await response.text()).toContain('Webhooks are held back');
});
