import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { checkout, choose, client, post, startedSandbox, startReceiver } from './testing.ts';

type Sandbox = Awaited<ReturnType<typeof startedSandbox>>;

async function order(sandbox: Sandbox, kind: string, times = 1) {
  const response = await post(`${sandbox.url}/faults`, { provider: 'stripe', kind, times });
  expect(response.status).toBe(201);
}

test.for(['error', 'reset', 'timeout'])(
  'the client survives two API calls that end in "%s" and creates one session',
  async (kind) => {
    const sandbox = await startedSandbox();
    await order(sandbox, kind, 2);
    const session = await client(sandbox.url, { timeout: 200 }).checkout.sessions.create(checkout());
    expect((await sandbox.stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
  },
);

test('a call that fails on every attempt ends in the error of its kind and does nothing', async () => {
  const sandbox = await startedSandbox();
  const impatient = client(sandbox.url, { retries: 0, timeout: 200 });
  // The SDK retries a closed connection once, even when retries are off.
  for (const [kind, times] of [
    ['reset', 2],
    ['timeout', 1],
  ] as const) {
    await order(sandbox, kind, times);
    await expect(impatient.checkout.sessions.create(checkout())).rejects.toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
  }
  await order(sandbox, 'error');
  await expect(impatient.checkout.sessions.create(checkout())).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  expect((await sandbox.stripe.checkout.sessions.list()).data).toEqual([]);
});

test('a sandbox that holds a call open still closes promptly', async () => {
  const sandbox = await startedSandbox();
  await order(sandbox, 'timeout');
  const call = client(sandbox.url, { retries: 0 })
    .checkout.sessions.list()
    .catch((error: unknown) => error);
  await expect
    .poll(async () => (await (await fetch(`${sandbox.url}/faults`)).json()) as unknown)
    .toEqual({ faults: [] });
  await sandbox.close();
  expect(await call).toBeInstanceOf(Stripe.errors.StripeConnectionError);
});

test('"duplicate" sends a webhook twice', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  await order(sandbox, 'duplicate');
  for (const _ of [1, 2])
    await choose(sandbox, await sandbox.stripe.checkout.sessions.create(checkout()), 'pay');
  const ids = (await receiver.received(3)).map(({ event }) => event.id);
  expect(new Set(ids).size).toBe(2);
});

test('"reorder" delivers a webhook after the next one', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  await order(sandbox, 'reorder');
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  await choose(sandbox, session, 'later');
  await choose(sandbox, session, 'settle');
  await receiver.received(2);
  expect(receiver.types()).toEqual([
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
  ]);
});

test('"wrong-amount" reports less as paid than was requested', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  await order(sandbox, 'wrong-amount');
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  await choose(sandbox, session, 'pay');
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    amount_total: 4899,
    payment_intent: { amount_received: 4899 },
  });
  const [delivery] = await receiver.received(1);
  expect(delivery?.event.data.object).toMatchObject({ amount_total: 4899 });
});

test('faults can be listed and cleared, and an invalid one is refused', async () => {
  const sandbox = await startedSandbox();
  await order(sandbox, 'error', 3);
  const ordered = { faults: [{ provider: 'stripe', kind: 'error', times: 3 }] };
  expect(await (await fetch(`${sandbox.url}/faults`)).json()).toEqual(ordered);
  for (const body of [
    { provider: 'stripe', kind: 'sulk' },
    { provider: 'nobody', kind: 'error' },
    { provider: 'stripe', kind: 'error', times: 0 },
    'x',
  ]) {
    expect((await post(`${sandbox.url}/faults`, body)).status).toBe(400);
  }
  const cleared = await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  expect(await cleared.json()).toEqual({ faults: [] });
  expect((await sandbox.stripe.checkout.sessions.list()).data).toEqual([]);
});
