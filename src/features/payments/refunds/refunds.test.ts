import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Purchase,
  receiptsIn,
  refundSubject,
  startPurchase,
} from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop, shopSecrets } from '../../../../test/factories/buying/shop.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

describe('refunds and disputes', () => {
  const stripe = () => {
    const { hostname, port } = new URL(shop.sandboxUrl);
    return new Stripe(shopSecrets.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  };
  const bought = async () => {
    const { orderId } = await p.checkOut('pay');
    await p.deliver();
    return p.orderNow(orderId);
  };
  /** A webhook as Stripe sends it. @returns what the buyer is emailed then */
  const reported = async (id: string, type: string, about: object) => {
    const body = JSON.stringify({ id, object: 'event', type, data: { object: about } });
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
    return (await shop.runJobs()).filter(({ to }) => to === p.buyer.email);
  };
  const disputed = (payment: string, status: string, id = `dp_${payment}`) =>
    reported(
      `evt_${id}_${status}`,
      status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed',
      { id, object: 'dispute', payment_intent: payment, status },
    );

  test('a partial refund keeps access, a full one ends it, with one email each', async () => {
    const order = await bought();
    await stripe().refunds.create({ payment_intent: order.providerPayment!, amount: 900 });
    expect(await p.deliver()).toEqual([refundSubject]);
    expect(await p.orderNow(order.id)).toMatchObject({
      status: 'completed',
      refundedCents: 900,
      flags: ['partiallyRefunded'],
    });
    expect(await p.hasAccess()).toBe(true);
    await stripe().refunds.create({ payment_intent: order.providerPayment! });
    expect(await p.deliver()).toEqual([refundSubject]);
    expect(await p.orderNow(order.id)).toMatchObject({ status: 'refunded', refundedCents: 4900, flags: [] });
    expect(await p.hasAccess()).toBe(false);
    expect((await p.place()).status).toBe(200);
  });

  test('a buyer who was told about a refund is told once that it has failed', async () => {
    const order = await bought();
    const payment = order.providerPayment!;
    await stripe().refunds.create({ payment_intent: payment });
    expect(await p.deliver()).toEqual([refundSubject]);
    const failed = (id: string) =>
      reported(`evt_${id}_${payment}`, 'refund.failed', {
        id: `re_${payment}`,
        object: 'refund',
        payment_intent: payment,
        status: 'failed',
      });
    const [email, ...others] = await failed('first');
    expect(others).toEqual([]);
    expect(email?.subject).toContain('hasn’t gone through');
    expect(email?.text).toMatch(/the\s+money\s+couldn’t\s+be\s+sent\s+to\s+you/);
    expect((await p.orderNow(order.id)).flags).toEqual(['review']);
    expect(await failed('again')).toEqual([]);
  });

  test('a second payment is refunded, audited and emailed, and access stays', async () => {
    const first = (await p.place()).body;
    await shop.ctx.db
      .updateTable('courses')
      .set({ discountCents: 1900 })
      .where('id', '=', p.courseId)
      .execute();
    const second = (await p.place()).body;
    await Promise.all([shop.choose(first.url, 'pay'), shop.choose(second.url, 'pay')]);
    const emails = [...(await p.deliver()), ...(await p.deliver())];
    expect(receiptsIn(emails)).toBe(1);
    expect(emails.filter((subject) => subject === refundSubject)).toHaveLength(1);
    const orders = [await p.orderNow(first.orderId), await p.orderNow(second.orderId)];
    expect(orders.map((order) => order.status).sort()).toEqual(['completed', 'refunded']);
    expect(await p.hasAccess()).toBe(true);
    const refunded = orders.find((order) => order.status === 'refunded')!;
    const charge = (await stripe().paymentIntents.retrieve(refunded.providerPayment!)).latest_charge;
    expect(await stripe().charges.retrieve(String(charge))).toMatchObject({ refunded: true });
    const audits = await shop.ctx.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', refunded.id)
      .execute();
    expect(audits).toEqual([{ action: 'order.second_payment' }]);
  });

  test('a dispute suspends access; winning it restores access, and a late opening event changes nothing', async () => {
    const order = await bought();
    await disputed(order.providerPayment!, 'needs_response');
    expect(await p.hasAccess()).toBe(false);
    expect((await p.orderNow(order.id)).flags).toEqual(['disputed']);
    expect(await p.place()).toMatchObject({ status: 409 });
    await disputed(order.providerPayment!, 'won');
    expect(await p.hasAccess()).toBe(true);
    await disputed(order.providerPayment!, 'needs_response');
    expect(await p.hasAccess()).toBe(true);
  });

  test('a lost dispute refunds the order and ends access', async () => {
    const order = await bought();
    await disputed(order.providerPayment!, 'needs_response');
    const [email] = await disputed(order.providerPayment!, 'lost');
    expect(email).toMatchObject({ subject: refundSubject });
    expect(email?.text).toContain('Your access to the course has ended.');
    expect(await p.orderNow(order.id)).toMatchObject({ status: 'refunded', flags: [] });
    expect(await p.hasAccess()).toBe(false);
  });

  test('a lost dispute about a payment that gave no access does not say that access has ended', async () => {
    const order = await bought();
    const { db } = shop.ctx;
    await db.updateTable('orders').set({ grantsAccess: false }).where('id', '=', order.id).execute();
    await db.updateTable('enrolments').set({ orderId: null }).where('orderId', '=', order.id).execute();
    const [email] = await disputed(order.providerPayment!, 'lost');
    expect(email?.text).toContain('This payment hadn’t given you access to anything');
    expect(await p.hasAccess()).toBe(true);
  });

  test('a dispute reported before its payment still finds its order', async () => {
    const { orderId } = await p.checkOut('pay');
    const session = await stripe().checkout.sessions.retrieve((await p.orderNow(orderId)).providerReference!);
    await disputed(String(session.payment_intent), 'needs_response');
    await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'completed', flags: ['disputed'] });
    expect(await p.hasAccess()).toBe(false);
  });
});
