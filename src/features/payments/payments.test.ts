import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { openShop, type Shop, shopSecrets } from '../../../test/factories/shop.ts';
import { request } from '../../../test/harness/request.ts';
import { isEnrolled } from '../learning/index.server.ts';
import { isPaymentPending } from './index.server.ts';
import { findOrder } from './orders.server.ts';

let shop: Shop;
let buyer: Person;
let courseId: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await makePerson(shop.ctx);
  courseId = (await makeCourse(shop.ctx, { priceCents: 9900, discountCents: 4900 })).id;
});

type Placed = { orderId: string; url: string; enrolled?: boolean; code?: string; message: string };
type Verified = {
  message: string;
  reason?: string;
  order: { _id: string; course: { _id: string }; paymentInfo: { paymentStatus: string; amount: number } };
};

const place = (body: Record<string, unknown> = {}, as = buyer) =>
  request<Placed>(shop, 'POST /payment/create-order', {
    as,
    body: { courseId, paymentMethod: 'stripe', ...body },
  });
const verify = (orderId: string, as = buyer, more: Record<string, unknown> = {}) =>
  request<Verified>(shop, 'POST /payment/verify-payment', {
    as,
    body: { orderId, paymentMethod: 'stripe', ...more },
  });
const orderNow = async (id: string) => (await findOrder(shop.ctx.db, id))!;
const hasAccess = (person = buyer) => isEnrolled(shop.ctx.db, person.id, courseId);

/** Places an order and chooses these outcomes on the provider's page, one after the other. */
async function checkOut(...outcomes: Parameters<Shop['choose']>[1][]): Promise<Placed> {
  const { body } = await place();
  for (const outcome of outcomes) await shop.choose(body.url, outcome);
  return body;
}

/** Delivers what webhooks wait and does the jobs; answers the subjects of the mails to the buyer. */
async function deliver(): Promise<string[]> {
  await shop.releaseWebhooks();
  return subjects(await shop.runJobs());
}
const subjects = (mails: { to: string; subject: string }[], to = buyer.email) =>
  mails.filter((mail) => mail.to === to).map((mail) => mail.subject);

const receipt = 'Your receipt for Risk registers that get read';
const refund = 'Your refund for Risk registers that get read';
const receiptsIn = (mails: string[]) => mails.filter((subject) => subject === receipt).length;

async function transitions(orderId: string): Promise<string[]> {
  const events = await shop.ctx.db
    .selectFrom('orderEvents')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
  return events.map((event) => `${event.fromStatus} → ${event.toStatus}`);
}

function enrolmentCount(): Promise<number> {
  return shop.ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', buyer.id)
    .execute()
    .then((rows) => rows.length);
}

describe('buying by card', () => {
  test('charges the discount price from our records, at the provider named in the answer', async () => {
    const { status, body } = await place({ amount: 49 });
    expect(status).toBe(200);
    expect(body.url).toContain(`${shop.sandboxUrl}/c/pay/cs_`);
    expect(await (await fetch(body.url)).text()).toContain('$49.00');
    expect(await orderNow(body.orderId)).toMatchObject({ status: 'pending', inFlight: false, amountCents: 4900 });
  });

  test('the return page alone gives access, once, with a receipt', async () => {
    const { orderId } = await checkOut('pay');
    const { status, body } = await verify(orderId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Payment successful! Course access granted',
      order: { _id: orderId, course: { _id: courseId }, paymentInfo: { paymentStatus: 'completed', amount: 49 } },
    });
    expect(await hasAccess()).toBe(true);
    expect(receiptsIn(subjects(await shop.runJobs()))).toBe(1);
  });

  test('the webhook alone gives access, once, with a receipt', async () => {
    const { orderId } = await checkOut('pay');
    expect(await hasAccess()).toBe(false);
    expect(receiptsIn(await deliver())).toBe(1);
    expect(await hasAccess()).toBe(true);
    expect(await transitions(orderId)).toEqual(['pending → completed']);
  });

  test('webhook first, then the return page: one transition', async () => {
    const { orderId } = await checkOut('pay');
    await deliver();
    expect((await verify(orderId)).body.message).toBe('Payment successful! Course access granted');
    expect(await transitions(orderId)).toEqual(['pending → completed']);
    expect(await shop.runJobs()).toEqual([]);
  });

  test('return page first, then the webhook: one transition', async () => {
    const { orderId } = await checkOut('pay');
    await verify(orderId);
    expect(receiptsIn(await deliver())).toBe(1);
    expect(await transitions(orderId)).toEqual(['pending → completed']);
  });

  test('a decline stays on the page, and paying afterwards completes the same order', async () => {
    const placed = await place();
    expect((await shop.choose(placed.body.url, 'decline')).status).toBe(402);
    expect((await verify(placed.body.orderId)).body).toMatchObject({
      message: 'Payment verification unsuccessful',
      reason: 'unpaid',
    });
    await shop.choose(placed.body.url, 'pay');
    expect((await verify(placed.body.orderId)).status).toBe(200);
    expect(await hasAccess()).toBe(true);
  });

  test('a payment that settles later is pending, blocks a second order, and gives access when it arrives', async () => {
    const { orderId, url } = await checkOut('later');
    const pending = await verify(orderId);
    expect(pending.body).toMatchObject({
      success: true,
      message: 'Your payment is being processed',
      order: { paymentInfo: { paymentStatus: 'pending' } },
    });
    expect(await isPaymentPending(shop.ctx.db, buyer.id, courseId)).toBe(true);
    expect(await hasAccess()).toBe(false);
    expect(await place()).toMatchObject({ status: 409, body: { message: 'Your payment is being processed' } });
    await shop.choose(url, 'settle');
    expect(receiptsIn(await deliver())).toBe(1);
    expect(await hasAccess()).toBe(true);
    expect(await isPaymentPending(shop.ctx.db, buyer.id, courseId)).toBe(false);
  });

  test('a payment that fails later leaves no access, says why, and may be tried again', async () => {
    const { orderId, url } = await checkOut('later');
    await deliver();
    await shop.choose(url, 'fail');
    await deliver();
    expect(await orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'declined', inFlight: false });
    expect(await hasAccess()).toBe(false);
    expect(await verify(orderId)).toMatchObject({ status: 409, body: { reason: 'declined' } });
    const again = await place();
    expect(again.body.orderId).not.toBe(orderId);
  });

  test('a price that changes between order and payment does not change what the order says', async () => {
    const { orderId, url } = (await place()).body;
    await shop.ctx.db.updateTable('courses').set({ discountCents: 1900 }).where('id', '=', courseId).execute();
    await shop.choose(url, 'pay');
    expect((await verify(orderId)).body.order.paymentInfo).toMatchObject({ paymentStatus: 'completed', amount: 49 });
  });
});

describe('placing an order', () => {
  test('twice, also at once, gives the same open checkout', async () => {
    const placed = await Promise.all([place(), place(), place(), place()]);
    const again = await place();
    const answers = [...placed, again].map(({ body }) => `${body.orderId} ${body.url}`);
    expect(new Set(answers).size).toBe(1);
    const orders = await shop.ctx.db.selectFrom('orders').where('userId', '=', buyer.id).select('id').execute();
    expect(orders).toHaveLength(1);
  });

  test('again after a price change begins a new order at the new price', async () => {
    const first = await place();
    await shop.ctx.db.updateTable('courses').set({ discountCents: 1900 }).where('id', '=', courseId).execute();
    const second = await place();
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect((await orderNow(second.body.orderId)).amountCents).toBe(1900);
  });

  test('again after paying, before we heard of it, finds the payment and refuses', async () => {
    const { orderId } = await checkOut('pay');
    expect(await place()).toMatchObject({ status: 409, body: { code: 'payment.already_enrolled' } });
    expect((await orderNow(orderId)).status).toBe('completed');
    expect(await hasAccess()).toBe(true);
  });

  test('with another amount than ours is refused with 409 and tells ours', async () => {
    expect(await place({ amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'payment.amount_changed', amount: 49 },
    });
  });

  test.each([
    ['paypal', 422],
    ['bank', 422],
    ['free', 422],
    ['gold', 400],
    [undefined, 400],
  ])('by %s answers %i', async (paymentMethod, status) => {
    expect((await place({ paymentMethod })).status).toBe(status);
  });

  test('for a course that is owned, hidden, unknown or no id at all is refused', async () => {
    const hidden = await makeCourse(shop.ctx, { isPublished: false });
    const waiting = await makeCourse(shop.ctx, { status: 'pending' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [hidden.id, waiting.id, unknown, "'; drop table orders"]) {
      expect(await place({ courseId: id })).toMatchObject({ status: 404, body: { message: 'Course not found' } });
    }
    await checkOut('pay');
    await deliver();
    expect(await place()).toMatchObject({ status: 409, body: { code: 'payment.already_enrolled' } });
  });

  test('is for learners: not for visitors, instructors, administrators or unconfirmed accounts', async () => {
    const nobody = await request(shop, 'POST /payment/create-order', { body: { courseId, paymentMethod: 'stripe' } });
    expect(nobody.status).toBe(401);
    expect((await place({}, await makePerson(shop.ctx, { role: 'instructor' }))).status).toBe(403);
    expect((await place({}, await makePerson(shop.ctx, { role: 'admin' }))).status).toBe(403);
    expect((await place({}, await makePerson(shop.ctx, { verified: false }))).status).toBe(403);
  });
});

describe('a free course', () => {
  beforeEach(async () => {
    courseId = (await makeCourse(shop.ctx, { priceCents: 9900, discountCents: 0 })).id;
  });

  test('enrols at once, with a free order and no receipt', async () => {
    const { status, body } = await place({ paymentMethod: undefined });
    expect({ status, ...body }).toMatchObject({ status: 200, success: true, enrolled: true });
    expect(await hasAccess()).toBe(true);
    expect(receiptsIn(subjects(await shop.runJobs()))).toBe(0);
    const history = await request<{ orders: unknown[] }>(shop, 'GET /payment/history', { as: buyer });
    expect(history.body.orders).toMatchObject([
      { paymentInfo: { paymentMethod: 'free', paymentStatus: 'completed', amount: 0 } },
    ]);
  });

  test('asked for many times at once enrols once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => place()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const orders = await shop.ctx.db.selectFrom('orders').where('userId', '=', buyer.id).select('id').execute();
    expect(orders).toHaveLength(1);
    expect(await enrolmentCount()).toBe(1);
  });
});

describe('however often and whenever the provider speaks', () => {
  test('60 copies of a webhook at once, beside return pages: one transition, one enrolment, one receipt', async () => {
    const { orderId } = await checkOut('pay');
    const [statuses, ...returns] = await Promise.all([
      shop.resend('checkout.session.completed', 60),
      verify(orderId),
      verify(orderId),
      verify(orderId),
    ]);
    expect(statuses).toEqual(Array(60).fill(200));
    expect(returns.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(receiptsIn(await deliver())).toBe(1);
    expect(await transitions(orderId)).toEqual(['pending → completed']);
    expect(await enrolmentCount()).toBe(1);
  });

  test('a message is stored once and acted on once', async () => {
    await checkOut('pay');
    await shop.resend('checkout.session.completed', 5);
    const [event] = await shop.stripeEvents();
    const stored = () =>
      shop.ctx.db.selectFrom('webhookEvents').selectAll().where('eventId', '=', event!.id).execute();
    expect(await stored()).toMatchObject([{ provider: 'stripe', processedAt: null }]);
    await deliver();
    expect(await stored()).toMatchObject([{ processedAt: expect.any(Date) }]);
  });

  test('a message dropped by everybody is made good by the reconcile job', async () => {
    const { orderId } = await checkOut('pay');
    await reconcile();
    expect((await orderNow(orderId)).status).toBe('pending');
    shop.advance(3 * 60_000);
    await reconcile();
    expect((await orderNow(orderId)).status).toBe('completed');
    expect(await hasAccess()).toBe(true);
  });

  test('an abandoned checkout ends as expired, and the course can be bought anew', async () => {
    const { orderId } = await checkOut();
    shop.advance(25 * 3600_000);
    await reconcile();
    expect(await orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'expired' });
    buyer.cookie = (await makePerson(shop.ctx)).cookie;
    expect((await place()).status).toBe(200);
  });
});

describe('what is not to be believed', () => {
  const signed = (payload: string, more: { secret?: string; timestamp?: number } = {}) => {
    const timestamp = more.timestamp ?? Math.floor(shop.ctx.clock().getTime() / 1000);
    const secret = more.secret ?? shopSecrets.webhookSecret;
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  };
  const send = async (payload: string, signature: string) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const url = 'http://localhost:3000/api/payment/webhooks/stripe';
    return (await shop.app.request(url, { method: 'POST', body: payload, headers })).status;
  };
  const message = (id: string) => JSON.stringify({ id, object: 'event', type: 'balance.available', data: { object: {} } });
  const storedCount = async (id: string) =>
    (await shop.ctx.db.selectFrom('webhookEvents').select('eventId').where('eventId', '=', id).execute()).length;

  test('a forged, unsigned, altered, stale or future message is refused with 400 and leaves nothing', async () => {
    const now = Math.floor(shop.ctx.clock().getTime() / 1000);
    const body = message('evt_forged');
    expect(await send(body, signed(body, { secret: 'whsec_of_somebody_else' }))).toBe(400);
    expect(await send(body, '')).toBe(400);
    expect(await send(body, 't=,v1=')).toBe(400);
    expect(await send(`${body} `, signed(body))).toBe(400);
    expect(await send(body, signed(body, { timestamp: now - 301 }))).toBe(400);
    expect(await send(body, signed(body, { timestamp: now + 320 }))).toBe(400);
    expect(await storedCount('evt_forged')).toBe(0);
  });

  test('a message about something else is acknowledged once and changes nothing', async () => {
    const body = message('evt_other');
    expect(await send(body, signed(body))).toBe(200);
    expect(await send(body, signed(body))).toBe(200);
    await shop.runJobs();
    expect(await storedCount('evt_other')).toBe(1);
  });

  test("somebody else's order is not found, to look at, verify or cancel", async () => {
    const { orderId } = await checkOut('pay');
    const stranger = await makePerson(shop.ctx);
    expect(await verify(orderId, stranger)).toMatchObject({ status: 404, body: { message: 'Order not found' } });
    expect((await request(shop, `GET /payment/orders/${orderId}`, { as: stranger })).status).toBe(404);
    expect((await request(shop, `POST /payment/orders/${orderId}/cancel`, { as: stranger })).status).toBe(404);
    expect((await verify('no-id')).status).toBe(404);
    expect((await verify('')).body.message).toBe('Order ID is missing');
    expect(await hasAccess(stranger)).toBe(false);
  });

  test("a paid checkout of another order does not pay for this one", async () => {
    const paid = await checkOut('pay');
    const reference = (await orderNow(paid.orderId)).providerReference;
    courseId = (await makeCourse(shop.ctx, { priceCents: 90_000 })).id;
    const dear = await place();
    expect(await verify(dear.body.orderId, buyer, { sessionId: reference })).toMatchObject({ status: 409 });
    await shop.ctx.db.updateTable('orders').set({ providerReference: null }).where('id', '=', paid.orderId).execute();
    await shop.ctx.db
      .updateTable('orders')
      .set({ providerReference: reference })
      .where('id', '=', dear.body.orderId)
      .execute();
    expect(await verify(dear.body.orderId)).toMatchObject({ status: 409, body: { reason: 'review' } });
    expect(await hasAccess()).toBe(false);
  });

  test('a wrong amount gives no access and flags the order for review', async () => {
    const { orderId, url } = (await place()).body;
    await shop.misbehave('wrong-amount');
    await shop.choose(url, 'pay');
    expect(await verify(orderId)).toMatchObject({ status: 409, body: { reason: 'review' } });
    expect(await deliver()).toEqual([]);
    expect(await orderNow(orderId)).toMatchObject({ status: 'pending', flags: ['review'] });
    expect(await hasAccess()).toBe(false);
    const audits = await shop.ctx.db.selectFrom('auditLog').selectAll().where('subjectId', '=', orderId).execute();
    expect(audits).toMatchObject([{ action: 'order.review', details: { expected: 4900 } }]);
  });
});

describe('when the provider misbehaves', () => {
  test('resets are retried; a provider that stays away answers 502 and leaves the order usable', async () => {
    await shop.misbehave('reset');
    expect((await place()).status).toBe(200);
    courseId = (await makeCourse(shop.ctx)).id;
    await shop.misbehave('reset', 3);
    const failed = await place();
    expect(failed).toMatchObject({ status: 502 });
    expect(failed.body.message).toContain('Failed to initialize payment');
    const again = await place();
    expect(again.status).toBe(200);
    await shop.choose(again.body.url, 'pay');
    expect((await verify(again.body.orderId)).status).toBe(200);
  });

  test('errors answer 502 and use up the key of the attempt', async () => {
    await shop.misbehave('error', 3);
    expect((await place()).status).toBe(502);
    const again = await place();
    expect(again.status).toBe(200);
    expect((await orderNow(again.body.orderId)).attempt).toBe(2);
  });

  test('verification answers 502 while the provider is away, and works when it is back', async () => {
    const { orderId } = await checkOut('pay');
    await shop.misbehave('reset', 3);
    const failed = await verify(orderId);
    expect(failed.status).toBe(502);
    expect(failed.body.message).toContain('Payment verification failed');
    expect((await verify(orderId)).status).toBe(200);
  });

  test('reordered and doubled messages of a payment that settles later end in one enrolment', async () => {
    await shop.misbehave('reorder');
    await shop.misbehave('duplicate', 2);
    const { orderId } = await checkOut('later', 'settle');
    expect(receiptsIn(await deliver())).toBe(1);
    expect((await orderNow(orderId)).status).toBe('completed');
    expect(await enrolmentCount()).toBe(1);
  });
});

describe('money that goes back', () => {
  const stripe = () => {
    const { hostname, port } = new URL(shop.sandboxUrl);
    return new Stripe(shopSecrets.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  };
  const bought = async () => {
    const { orderId } = await checkOut('pay');
    await deliver();
    return orderNow(orderId);
  };
  const disputed = async (payment: string, status: string, id = `dp_${payment}`) => {
    const dispute = { id, object: 'dispute', payment_intent: payment, status };
    const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed';
    const body = JSON.stringify({ id: `evt_${id}_${status}`, object: 'event', type, data: { object: dispute } });
    const timestamp = Math.floor(shop.ctx.clock().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: shopSecrets.webhookSecret,
      timestamp,
    });
    await shop.app.request('http://localhost:3000/api/payment/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    });
    return subjects(await shop.runJobs());
  };

  test('refunded in part keeps access, refunded in full ends it, each told once', async () => {
    const order = await bought();
    await stripe().refunds.create({ payment_intent: order.providerPayment!, amount: 900 });
    expect(await deliver()).toEqual([refund]);
    expect(await orderNow(order.id)).toMatchObject({
      status: 'completed',
      refundedCents: 900,
      flags: ['partiallyRefunded'],
    });
    expect(await hasAccess()).toBe(true);
    await stripe().refunds.create({ payment_intent: order.providerPayment! });
    expect(await deliver()).toEqual([refund]);
    expect(await orderNow(order.id)).toMatchObject({ status: 'refunded', refundedCents: 4900, flags: [] });
    expect(await hasAccess()).toBe(false);
    expect((await place()).status).toBe(200);
  });

  test('paid twice: the second payment is given back, audited and mailed, and access stays', async () => {
    const first = (await place()).body;
    await shop.ctx.db.updateTable('courses').set({ discountCents: 1900 }).where('id', '=', courseId).execute();
    const second = (await place()).body;
    await Promise.all([shop.choose(first.url, 'pay'), shop.choose(second.url, 'pay')]);
    const mails = [...(await deliver()), ...(await deliver())];
    expect(receiptsIn(mails)).toBe(1);
    expect(mails.filter((subject) => subject === refund)).toHaveLength(1);
    const orders = [await orderNow(first.orderId), await orderNow(second.orderId)];
    expect(orders.map((order) => order.status).sort()).toEqual(['completed', 'refunded']);
    expect(await hasAccess()).toBe(true);
    const givenBack = orders.find((order) => order.status === 'refunded')!;
    const charge = (await stripe().paymentIntents.retrieve(givenBack.providerPayment!)).latest_charge;
    expect(await stripe().charges.retrieve(String(charge))).toMatchObject({ refunded: true });
    const audits = await shop.ctx.db.selectFrom('auditLog').select('action').where('subjectId', '=', givenBack.id).execute();
    expect(audits).toEqual([{ action: 'order.second_payment' }]);
  });

  test('a dispute suspends access; won restores it, and a late word of its beginning changes nothing', async () => {
    const order = await bought();
    await disputed(order.providerPayment!, 'needs_response');
    expect(await hasAccess()).toBe(false);
    expect((await orderNow(order.id)).flags).toEqual(['disputed']);
    expect(await place()).toMatchObject({ status: 409 });
    await disputed(order.providerPayment!, 'won');
    expect(await hasAccess()).toBe(true);
    await disputed(order.providerPayment!, 'needs_response');
    expect(await hasAccess()).toBe(true);
  });

  test('a lost dispute refunds the order and ends access', async () => {
    const order = await bought();
    await disputed(order.providerPayment!, 'needs_response');
    expect(await disputed(order.providerPayment!, 'lost')).toEqual([refund]);
    expect(await orderNow(order.id)).toMatchObject({ status: 'refunded', flags: [] });
    expect(await hasAccess()).toBe(false);
  });

  test('a dispute that is heard of before its payment still finds its order', async () => {
    const { orderId } = await checkOut('pay');
    const session = await stripe().checkout.sessions.retrieve((await orderNow(orderId)).providerReference!);
    await disputed(String(session.payment_intent), 'needs_response');
    await deliver();
    expect(await orderNow(orderId)).toMatchObject({ status: 'completed', flags: ['disputed'] });
    expect(await hasAccess()).toBe(false);
  });
});

describe('giving up, and looking back', () => {
  const cancel = (id: string) =>
    request<{ message: string; order: { failureReason: string | null } }>(shop, `POST /payment/orders/${id}/cancel`, {
      as: buyer,
    });

  test('a cancelled order is closed at the provider too; buying again begins anew', async () => {
    const { orderId, url } = (await place()).body;
    const back = await shop.choose(url, 'cancel');
    expect(back.headers.get('location')).toBe(`http://localhost:3000/payment/cancel?orderId=${orderId}`);
    expect((await cancel(orderId)).body).toMatchObject({ order: { failureReason: 'cancelled' } });
    expect((await shop.choose(url, 'pay')).status).toBe(409);
    expect(await deliver()).toEqual([]);
    expect(await orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
    expect((await place()).body.orderId).not.toBe(orderId);
  });

  test('cancelling what was paid at the last moment keeps the payment', async () => {
    const { orderId } = await checkOut('pay');
    expect((await cancel(orderId)).body.order.failureReason).toBeNull();
    expect((await orderNow(orderId)).status).toBe('completed');
    expect(await hasAccess()).toBe(true);
  });

  test('the history lists own orders by page, status and course, and links the receipts of what was paid', async () => {
    const { orderId } = await checkOut('pay');
    await deliver();
    courseId = (await makeCourse(shop.ctx, { title: 'Gantt without tears' })).id;
    await place();
    type History = { orders: { _id: string; receiptUrl: string | null; course: { title: string } }[]; total: number };
    const history = async (query = '') =>
      (await request<History>(shop, `GET /payment/history${query}`, { as: buyer })).body;
    expect(await history()).toMatchObject({
      total: 2,
      page: 1,
      orders: [
        { course: { title: 'Gantt without tears' }, receiptUrl: null },
        { _id: orderId, receiptUrl: `/payment/success/${orderId}` },
      ],
    });
    expect((await history('?status=completed')).orders.map(({ _id }) => _id)).toEqual([orderId]);
    expect((await history('?search=GANTT&limit=1')).total).toBe(1);
    expect((await history('?sort=amount')).orders[0]?._id).toBe(orderId);
    expect((await request(shop, 'GET /payment/history')).status).toBe(401);
    const receiptAnswer = await request(shop, `GET /payment/orders/${orderId}`, { as: buyer });
    expect(receiptAnswer.body).toMatchObject({
      order: { user: { email: buyer.email }, course: { instructor: { name: 'Grace Hopper' } }, currency: 'USD' },
    });
  });

  test('the ways to pay are those that are configured', async () => {
    expect((await request(shop, 'GET /payment/methods')).body).toEqual({ methods: ['stripe'] });
  });
});

async function reconcile(): Promise<void> {
  const { reconcileOrders } = await import('./reconcile-orders.server.ts');
  await reconcileOrders(shop.ctx);
}
