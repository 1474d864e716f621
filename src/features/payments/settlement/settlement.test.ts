import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchase, receiptsIn, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { reconcileOrders } from './reconcile-orders.server.ts';
import { sweepWebhooks } from './webhooks/sweep-webhooks.server.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});
afterEach(() => shop.behave());

describe('however often and whenever the provider reports', () => {
  test('60 simultaneous copies of a webhook, alongside return pages, make one transition, one enrolment and one receipt', async () => {
    const { orderId } = await p.checkOut('pay');
    const [statuses, ...returns] = await Promise.all([
      shop.resend('checkout.session.completed', 60),
      p.verify(orderId),
      p.verify(orderId),
      p.verify(orderId),
    ]);
    expect(statuses).toEqual(Array(60).fill(200));
    expect(returns.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect(await p.transitions(orderId)).toEqual(['pending → completed']);
    expect(await p.count('enrolments')).toBe(1);
  });

  test('a webhook is stored once and processed once', async () => {
    await p.checkOut('pay');
    await shop.resend('checkout.session.completed', 5);
    const [event] = await shop.stripeEvents();
    const stored = () =>
      shop.ctx.db.selectFrom('webhookEvents').selectAll().where('eventId', '=', event!.id).execute();
    expect(await stored()).toMatchObject([{ provider: 'stripe', processedAt: null }]);
    const { rows } = await shop.ctx.pool.query(
      "select id from graphile_worker.jobs where task_identifier = 'handle_webhook'",
    );
    expect(rows).toHaveLength(1);
    await p.deliver();
    expect(await stored()).toMatchObject([{ processedAt: expect.any(Date) }]);
  });

  test('a webhook is stored without personal data, and deleted after 90 days', async () => {
    await p.checkOut('pay');
    await p.deliver();
    const stored = () => shop.ctx.db.selectFrom('webhookEvents').selectAll().execute();
    const events = await stored();
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toMatch(/@|customer|card/);
    const { clock, db } = shop.ctx;
    const inDays = (days: number) => ({ db, clock: () => new Date(clock().getTime() + days * 86_400_000) });
    await sweepWebhooks(inDays(89));
    expect(await stored()).toEqual(events);
    await sweepWebhooks(inDays(91));
    expect(await stored()).toEqual([]);
  });

  test('the reconcile job makes up for a lost webhook', async () => {
    const { orderId } = await p.checkOut('pay');
    await reconcileOrders(shop.ctx);
    expect((await p.orderNow(orderId)).status).toBe('pending');
    shop.advance(3 * 60_000);
    await reconcileOrders(shop.ctx);
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await p.hasAccess()).toBe(true);
  });

  test('a silent provider does not hold up the orders of another provider', async () => {
    const elsewhere = await startPurchase(shop, 'paypal');
    const silent = await elsewhere.checkOut('pay');
    const { orderId } = await p.checkOut('pay');
    shop.advance(3 * 60_000);
    await shop.misbehave('reset', 100, 'paypal');
    await reconcileOrders(shop.ctx);
    expect((await elsewhere.orderNow(silent.orderId)).status).toBe('pending');
    expect((await p.orderNow(orderId)).status).toBe('completed');

    await shop.behave();
    await reconcileOrders(shop.ctx);
    expect((await elsewhere.orderNow(silent.orderId)).status).toBe('completed');
  });

  test('an order that cannot be settled does not hold up the orders after it', async () => {
    const { orderId: first } = await p.checkOut('pay');
    const next = await startPurchase(shop);
    const { orderId: second } = await next.checkOut('pay');
    await shop.ctx.pool.query(`
      create function refuse_event() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
      create trigger refuse_event before insert on order_events
        for each row when (new.order_id = '${first}') execute function refuse_event()`);
    shop.advance(3 * 60_000);
    await reconcileOrders(shop.ctx);
    expect((await p.orderNow(first)).status).toBe('pending');
    expect((await next.orderNow(second)).status).toBe('completed');
    await shop.ctx.pool.query('drop function refuse_event cascade');
  });

  test('an abandoned checkout ends as expired, and the course can be bought again', async () => {
    const { orderId } = await p.checkOut();
    shop.advance(25 * 3600_000);
    await reconcileOrders(shop.ctx);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'expired' });
    expect((await p.place()).body.orderId).not.toBe(orderId);
  });
});

describe('untrusted input', () => {
  test("another buyer's order is not found when viewed, verified or cancelled", async () => {
    const { orderId } = await p.checkOut('pay');
    const stranger = await makePerson(shop.ctx);
    expect(await p.verify(orderId, stranger)).toMatchObject({
      status: 404,
      body: { message: 'Order not found' },
    });
    expect((await request(shop, `GET /payment/orders/${orderId}`, { as: stranger })).status).toBe(404);
    expect((await request(shop, `POST /payment/orders/${orderId}/cancel`, { as: stranger })).status).toBe(
      404,
    );
    expect((await p.verify('no-id')).status).toBe(404);
    expect((await p.verify('')).body.message).toBe('Order ID is missing');
    expect(await p.hasAccess(stranger)).toBe(false);
  });

  test('an order is settled only through the payment method it was placed with', async () => {
    const { orderId } = await p.checkOut('pay');
    const [by, otherMethod] = [{ as: p.buyer }, { status: 409, body: { reason: 'other_method' } }];
    const back = { orderId, paymentMethod: 'paypal' };
    expect(await request(shop, 'POST /payment/verify-payment', { ...by, body: back })).toMatchObject(
      otherMethod,
    );
    const capture = (provider: string) =>
      request(shop, `POST /payment/${provider}/capture-payment`, { ...by, body: { orderId } });
    expect(await capture('paypal')).toMatchObject(otherMethod);
    expect((await capture('no-such-provider')).status).toBe(404);
    expect((await p.orderNow(orderId)).status).toBe('pending');
  });

  test('a payment on our own page needs a provider that supports it', async () => {
    const body = { courseId: p.courseId };
    const { status } = await request(shop, 'POST /payment/stripe/create-order', { as: p.buyer, body });
    expect(status).toBe(404);
  });

  test('a paid checkout of another order does not pay for this one', async () => {
    const paid = await p.checkOut('pay');
    const reference = (await p.orderNow(paid.orderId)).providerReference;
    p.courseId = (await makeCourse(shop.ctx, { priceCents: 90_000 })).id;
    const dear = await p.place();
    expect(await p.verify(dear.body.orderId, p.buyer, { sessionId: reference })).toMatchObject({
      status: 409,
    });
    await shop.ctx.db
      .updateTable('orders')
      .set({ providerReference: null })
      .where('id', '=', paid.orderId)
      .execute();
    await shop.ctx.db
      .updateTable('orders')
      .set({ providerReference: reference })
      .where('id', '=', dear.body.orderId)
      .execute();
    expect(await p.verify(dear.body.orderId)).toMatchObject({ status: 409, body: { reason: 'review' } });
    expect(await p.hasAccess()).toBe(false);
  });

  test('a wrong amount gives no access and flags the order for review', async () => {
    const { orderId, url } = (await p.place()).body;
    await shop.misbehave('wrong-amount');
    await shop.choose(url, 'pay');
    expect(await p.verify(orderId)).toMatchObject({ status: 409, body: { reason: 'review' } });
    expect(await p.deliver()).toEqual([]);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', flags: ['review'] });
    expect(await p.hasAccess()).toBe(false);
    const audits = await shop.ctx.db
      .selectFrom('auditLog')
      .selectAll()
      .where('subjectId', '=', orderId)
      .execute();
    expect(audits).toMatchObject([{ action: 'order.review', details: { expected: 4900 } }]);
  });
});
