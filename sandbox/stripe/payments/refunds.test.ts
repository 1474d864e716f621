import { expect, test } from 'vitest';
import { checkout, choose, startedSandbox, startReceiver } from '../../support/testing.ts';

async function paidCheckout(webhookUrl?: string) {
  const sandbox = await startedSandbox({ webhookUrl });
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  await choose(sandbox, session, 'pay');
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  return { ...sandbox, session: paid, payment_intent: String(paid.payment_intent) };
}

test('a refund in parts ends with a refunded charge and notifies the product each time', async () => {
  const receiver = await startReceiver();
  const { stripe, payment_intent } = await paidCheckout(receiver.url);
  const part = await stripe.refunds.create({
    payment_intent,
    amount: 1000,
    reason: 'requested_by_customer',
    metadata: { by: 'admin' },
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 1000,
    status: 'succeeded',
    payment_intent,
    metadata: { by: 'admin' },
  });
  expect(await stripe.refunds.retrieve(part.id, { expand: ['charge'] })).toMatchObject({
    charge: { amount_refunded: 1000, refunded: false },
  });
  const rest = await stripe.refunds.create({ charge: String(part.charge) });
  expect(rest.amount).toBe(3999);
  expect(await stripe.charges.retrieve(String(part.charge))).toMatchObject({
    amount_refunded: 4999,
    refunded: true,
  });
  expect((await stripe.refunds.list({ payment_intent })).data.map(({ id }) => id)).toEqual([
    rest.id,
    part.id,
  ]);
  const deliveries = await receiver.received(7);
  expect(receiver.types()).toEqual([
    'checkout.session.completed',
    ...Array(2).fill(['refund.created', 'charge.refunded', 'refund.updated']).flat(),
  ]);
  expect(deliveries[2]?.event.data).toMatchObject({
    object: { amount_refunded: 1000 },
    previous_attributes: { amount_refunded: 0 },
  });
});

test('refunding more than was paid, twice, or without a payment is impossible', async () => {
  const sandbox = await paidCheckout();
  const { stripe, payment_intent } = sandbox;
  await expect(stripe.refunds.create({ payment_intent, amount: 5000 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  await expect(stripe.refunds.create({ payment_intent, amount: 0 })).rejects.toMatchObject({
    param: 'amount',
  });
  await stripe.refunds.create({ payment_intent });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  await expect(stripe.refunds.create({ payment_intent: 'pi_nope' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  const pending = await stripe.checkout.sessions.create(checkout());
  await choose(sandbox, pending, 'later');
  const { payment_intent: unpaid } = await stripe.checkout.sessions.retrieve(pending.id);
  await expect(stripe.refunds.create({ payment_intent: String(unpaid) })).rejects.toThrow(
    'does not have a successful charge',
  );
});

test('the same key and body returns the same refund again and refunds the money once', async () => {
  const { stripe, payment_intent } = await paidCheckout();
  const options = { idempotencyKey: 'refund:1' };
  const first = await stripe.refunds.create({ payment_intent, amount: 500 }, options);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  const again = await stripe.refunds.create({ payment_intent, amount: 500 }, options);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  await expect(stripe.refunds.create({ payment_intent, amount: 600 }, options)).rejects.toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  });
  const elsewhere = await stripe.refunds.create(
    { payment_intent, amount: 500 },
    { ...options, stripeAccount: 'acct_other' },
  );
  expect(elsewhere.id).not.toBe(first.id);
  expect(await stripe.charges.retrieve(String(first.charge))).toMatchObject({ amount_refunded: 1000 });
});

test('a refused call does not use up its idempotency key', async () => {
  const { stripe, payment_intent } = await paidCheckout();
  const options = { idempotencyKey: 'refund:2' };
  await expect(stripe.refunds.create({ payment_intent, amount: 99_999 }, options)).rejects.toThrow();
  expect(await stripe.refunds.create({ payment_intent, amount: 100 }, options)).toMatchObject({
    amount: 100,
  });
});
