import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { checkout, choose, client, startedSandbox, startReceiver } from '../../support/testing.ts';

test('a checkout is created open, with its hosted page, lines and expiry in 24 hours', async () => {
  const { stripe, url } = await startedSandbox();
  const session = await stripe.checkout.sessions.create(checkout({ customer_email: 'ada@example.com' }));
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 4999,
    currency: 'usd',
    url: `${url}/c/pay/${session.id}`,
    metadata: { orderId: 'order-1' },
    client_reference_id: 'order-1',
    payment_intent: null,
    expires_at: session.created + 86_400,
  });
  expect(session.line_items).toBeUndefined();
  const lines = await stripe.checkout.sessions.listLineItems(session.id);
  expect(lines.data).toMatchObject([
    { description: 'Earned Value in Practice', amount_total: 4999, quantity: 1 },
  ]);
  expect(String(lines.data[0]?.price?.unit_amount_decimal)).toBe('4999');
  const page = await fetch(session.url ?? '');
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/Earned Value in Practice[\s\S]*\$49\.99/);
});

test('paying redirects to the return URL and leaves a paid session with its payment and charge', async () => {
  const sandbox = await startedSandbox();
  const { stripe } = sandbox;
  const session = await stripe.checkout.sessions.create(checkout());
  const response = await choose(sandbox, session, 'pay', { email: 'ada@example.com', name: 'Ada' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`http://127.0.0.1:3000/back?session=${session.id}`);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'ada@example.com', name: 'Ada' },
    line_items: { object: 'list', data: [{ quantity: 1 }] },
    payment_intent: {
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 4999,
      metadata: { orderId: 'order-1' },
      latest_charge: { object: 'charge', paid: true, amount_captured: 4999, status: 'succeeded' },
    },
  });
  const plain = await stripe.checkout.sessions.retrieve(session.id);
  const intent = await stripe.paymentIntents.retrieve(String(plain.payment_intent));
  const charge = await stripe.charges.retrieve(String(intent.latest_charge), {
    expand: ['payment_intent', 'refunds'],
  });
  expect(charge).toMatchObject({ payment_intent: { id: intent.id }, refunds: { data: [] } });
});

test('a completed checkout cannot be paid again or cancelled, and its page shows why', async () => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  const outcomes = await Promise.all([1, 2, 3].map(() => choose(sandbox, session, 'pay')));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  for (const outcome of ['pay', 'later', 'decline', 'cancel', 'settle', 'fail']) {
    const response = await choose(sandbox, session, outcome);
    expect([outcome, response.status]).toEqual([outcome, 409]);
    expect(await response.text()).toContain('already been paid');
  }
  expect(await (await fetch(`${sandbox.url}/c/pay/${session.id}`)).text()).toContain('already been paid');
  expect(await sandbox.stripe.checkout.sessions.retrieve(session.id)).toEqual(paid);
  await receiver.received(1);
  expect((await sandbox.stripe.events.list()).data).toHaveLength(1);
});

test('a decline stays on the page with a message, and the same payment can then succeed', async () => {
  const sandbox = await startedSandbox();
  const { stripe } = sandbox;
  const session = await stripe.checkout.sessions.create(checkout());
  const declined = await choose(sandbox, session, 'decline');
  expect(declined.status).toBe(402);
  const page = await declined.text();
  expect(page).toContain('Your card was declined');
  expect(page).toContain('value="pay"');
  const open = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(open).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
  });
  expect((await choose(sandbox, session, 'pay', { card_number: '4000 0000 0000 0002' })).status).toBe(402);
  expect((await choose(sandbox, session, 'pay', { card_number: '4242 4242 4242 4242' })).status).toBe(303);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid.payment_intent).toMatchObject({
    id: (open.payment_intent as Stripe.PaymentIntent).id,
    status: 'succeeded',
    last_payment_error: null,
  });
});

test('cancelling redirects to the cancel URL and leaves the checkout open', async () => {
  const sandbox = await startedSandbox();
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  const response = await choose(sandbox, session, 'cancel');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    'http://127.0.0.1:3000/courses/earned-value',
  ]);
  expect((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test.for([
  {
    outcome: 'settle',
    event: 'checkout.session.async_payment_succeeded',
    status: 'paid',
    payment: 'succeeded',
  },
  {
    outcome: 'fail',
    event: 'checkout.session.async_payment_failed',
    status: 'unpaid',
    payment: 'requires_payment_method',
  },
])('paying later is pending until "$outcome" sends $event', async ({ outcome, event, status, payment }) => {
  const receiver = await startReceiver();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url });
  const session = await sandbox.stripe.checkout.sessions.create(checkout());
  const response = await choose(sandbox, session, 'later');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `http://127.0.0.1:3000/back?session=${session.id}`,
  ]);
  const pending = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(pending).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing' },
  });
  const page = await (await fetch(`${sandbox.url}/c/pay/${session.id}`)).text();
  expect(page).toContain('value="settle"');
  expect(page).toContain('value="fail"');
  expect((await choose(sandbox, session, 'pay')).status).toBe(409);
  expect((await choose(sandbox, session, outcome)).status).toBe(303);
  expect((await choose(sandbox, session, outcome)).status).toBe(409);
  const [first, second] = await receiver.received(2);
  expect(first?.event).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { payment_status: 'unpaid' } },
  });
  expect(second?.event).toMatchObject({
    type: event,
    data: { object: { id: session.id, payment_status: status } },
  });
  const settled = await sandbox.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(settled).toMatchObject({ payment_status: status, payment_intent: { status: payment } });
});

test('an expired checkout cannot be paid, whether expired by request or by the clock', async () => {
  const receiver = await startReceiver();
  let time = Date.now();
  const sandbox = await startedSandbox({ webhookUrl: receiver.url, now: () => time });
  const { sessions } = sandbox.stripe.checkout;
  const opened = await sessions.create(checkout());
  expect(await sessions.expire(opened.id)).toMatchObject({ status: 'expired', url: null });
  await expect(sessions.expire(opened.id)).rejects.toThrow(
    'Only Checkout Sessions with a status in ["open"]',
  );
  const inAnHour = Math.floor(time / 1000) + 3600;
  const timed = await sessions.create(checkout({ expires_at: inAnHour }));
  expect(timed.expires_at).toBe(inAnHour);
  time += 3600 * 1000;
  for (const session of [opened, timed]) {
    const response = await choose(sandbox, session, 'pay');
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('has expired');
    expect(await sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
  }
  // The signature carries the sandbox's time, which the receiver's check accepts although it is in the future.
  await receiver.received(2);
  expect(receiver.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
});

test.for<[string, Stripe.Checkout.SessionCreateParams, string]>([
  ['a missing return address', checkout({ success_url: undefined }), 'success_url'],
  [
    'a return address that is not a web address',
    checkout({ success_url: 'javascript:alert(1)' }),
    'success_url',
  ],
  ['a missing mode', checkout({ mode: undefined }), 'mode'],
  ['another mode', checkout({ mode: 'subscription' }), 'mode'],
  ['no lines', checkout({ line_items: [] }), 'line_items'],
  ['a fraction of a cent', line({ unit_amount: 49.5 }), 'line_items[0][price_data][unit_amount]'],
  ['a negative amount', line({ unit_amount: -1 }), 'line_items[0][price_data][unit_amount]'],
  ['no amount', line({ unit_amount: undefined }), 'line_items[0][price_data][unit_amount]'],
  ['an unknown currency', line({ currency: 'zzz' }), 'line_items[0][price_data][currency]'],
  ['too little money', line({ unit_amount: 49 }), 'line_items'],
  ['an end too soon', checkout({ expires_at: 1 }), 'expires_at'],
  ['an invalid email', checkout({ customer_email: 'ada' }), 'customer_email'],
  ['an unknown parameter', { ...checkout(), colour: 'red' } as Stripe.Checkout.SessionCreateParams, 'colour'],
  ['an impossible expansion', checkout({ expand: ['colour'] }), 'expand'],
])('creating a checkout with %s is refused as Stripe refuses it', async ([, params, param]) => {
  const { stripe } = await startedSandbox();
  const refused = await stripe.checkout.sessions.create(params).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(refused).toMatchObject({ statusCode: 400, param });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});

function line(price: { unit_amount?: number; currency?: string }): Stripe.Checkout.SessionCreateParams {
  const product_data = { name: 'Course' };
  return checkout({
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 4999, product_data, ...price } }],
  });
}

test('a wrong or missing key is refused; unknown objects and URLs return 404', async () => {
  const { url, stripe } = await startedSandbox();
  await expect(client(url, { key: 'sk_test_wrong' }).checkout.sessions.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  expect((await fetch(`${url}/v1/checkout/sessions`)).status).toBe(401);
  await expect(stripe.checkout.sessions.retrieve('cs_nope')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  });
  expect((await choose({ url }, { id: 'cs_nope' }, 'pay')).status).toBe(404);
});

test('lists are paginated newest first and filtered', async () => {
  const sandbox = await startedSandbox();
  const { sessions } = sandbox.stripe.checkout;
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await sessions.create(checkout())).id);
  const first = await sessions.list({ limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
  const all: string[] = [];
  for await (const session of sessions.list({ limit: 2 })) all.push(session.id);
  expect(all).toEqual(ids);
  const before = await sessions.list({ limit: 2, ending_before: ids[3] });
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  await choose(sandbox, { id: ids[1] ?? '' }, 'pay');
  const paid = await sessions.list({ status: 'complete', expand: ['data.payment_intent'] });
  expect(paid.data).toMatchObject([{ id: ids[1], payment_intent: { status: 'succeeded' } }]);
});
