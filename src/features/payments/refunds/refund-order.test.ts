import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { type Purchase, refundSubject, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { reconcileOrders } from '../settlement/reconcile-orders.server.ts';
import { resumeRefunds } from './send-refund.server.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

const bought = async (): Promise<string> => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};
const audits = async (orderId: string) =>
  (await shop.ctx.db.selectFrom('auditLog').select('action').where('subjectId', '=', orderId).execute()).map(
    ({ action }) => action,
  );

describe('an administrator refunds a card payment', () => {
  test('a part and then the rest are refunded through the provider, with an email each, and only the full refund ends access', async () => {
    const orderId = await bought();
    const part = await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed with support.' });
    expect([part.status, part.body.message]).toEqual([200, 'Payment refunded']);
    expect(part.body.order).toMatchObject({
      refundedAmount: 9,
      flags: ['partiallyRefunded'],
      enrolled: true,
    });
    expect(await p.deliver()).toEqual([refundSubject]);
    const rest = await desk.decide(orderId, 'refund', { reason: 'Not what was expected.' });
    expect(rest.body.order).toMatchObject({ refundedAmount: 49, enrolled: false });
    expect(rest.body.order.refunds.map(({ status, amount }) => [status, amount])).toEqual([
      ['done', 40],
      ['done', 9],
    ]);
    expect(await p.deliver()).toEqual([refundSubject]);
    expect(await p.hasAccess()).toBe(false);
    expect(await audits(orderId)).toEqual(['order.refund', 'order.refund']);
  });

  test('a refund is sent once, even when several requests arrive at the same time', async () => {
    const orderId = await bought();
    const responses = await Promise.all([
      desk.decide(orderId, 'refund', { amount: 30, reason: 'Once.' }),
      desk.decide(orderId, 'refund', { amount: 30, reason: 'Once.' }),
      desk.decide(orderId, 'refund', { amount: 30, reason: 'Once.' }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await p.deliver()).toEqual([refundSubject]);
    expect((await p.orderNow(orderId)).refundedCents).toBe(3000);
  });

  test('while the provider does not respond, a refund is stored; it is sent only once when the provider is back', async () => {
    const orderId = await bought();
    await shop.misbehave('reset', 3);
    const response = await desk.decide(orderId, 'refund', { reason: 'Not what was expected.' });
    expect(response.status).toBe(200);
    expect(response.body.message).toContain('on its way');
    expect(response.body.order).toMatchObject({
      refundedAmount: 0,
      enrolled: true,
      decisions: { refund: null },
    });
    expect((await desk.decide(orderId, 'refund', { reason: 'Again.' })).body.code).toBe(
      'payment.refund_under_way',
    );
    await dueNow();
    expect(await p.work()).toEqual([refundSubject]);
    expect(await p.deliver()).toEqual([]);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', refundedCents: 4900 });
    expect(await audits(orderId)).toEqual(['order.refund']);
  });

  test('the provider’s refusal is shown with its own message, and leaves the order unchanged', async () => {
    const orderId = await bought();
    await shop.ctx.db
      .updateTable('orders')
      .set({ providerPayment: 'pi_of_nobody' })
      .where('id', '=', orderId)
      .execute();
    const refused = await desk.decide(orderId, 'refund', { reason: 'Try.' });
    expect(refused).toMatchObject({ status: 502, body: { code: 'payment.refund_refused' } });
    expect(refused.body.message).toMatch(/^The provider refused this refund: Stripe: /);
    const order = await desk.see(orderId);
    expect(order).toMatchObject({ enrolled: true, refundedAmount: 0, decisions: { refund: { most: 49 } } });
    expect(order.refunds.map(({ status }) => status)).toEqual(['refused']);
    expect(await p.deliver()).toEqual([]);
  });

  test.each(['stripe', 'paypal', 'paystack'] as const)(
    'an error at %s is not a refusal: the refund stays in progress, and is sent once',
    async (provider) => {
      p = await startPurchase(shop, provider);
      const orderId = await bought();
      await shop.misbehave('error', 9, provider);
      const response = await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed.' });
      expect([response.status, response.body.order.refunds.map(({ status }) => status)]).toEqual([
        200,
        ['requested'],
      ]);
      await shop.behave();
      expect((await desk.decide(orderId, 'refund', { amount: 9, reason: 'Again.' })).body.code).toBe(
        'payment.refund_under_way',
      );
      await dueNow();
      expect([...(await p.work()), ...(await p.deliver())]).toEqual([refundSubject]);
      expect(await p.orderNow(orderId)).toMatchObject({ status: 'completed', refundedCents: 900 });
      expect((await desk.see(orderId)).refunds.map(({ status }) => status)).toEqual(['done']);
    },
  );

  test.each(['stripe', 'paypal'] as const)(
    'an error from %s after it has refunded does not lead to a second refund',
    async (provider) => {
      p = await startPurchase(shop, provider);
      const orderId = await bought();
      await shop.misbehave('late-error', 3, provider);
      const response = await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed.' });
      expect(response.body.order).toMatchObject({ refundedAmount: 9, refunds: [{ status: 'done' }] });
      await dueNow();
      expect([...(await p.work()), ...(await p.deliver())]).toEqual([refundSubject]);
      expect((await p.orderNow(orderId)).refundedCents).toBe(900);
    },
  );

  test('a waiting refund is not confused with a smaller one made in the provider’s own dashboard', async () => {
    const orderId = await bought();
    await shop.misbehave('reset', 6);
    await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed.' });
    await shop.refundAt('stripe', await p.orderNow(orderId), 400);
    await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({ refundedCents: 400 });
    expect((await desk.see(orderId)).refunds.map(({ status }) => status)).toEqual(['requested']);
    await dueNow();
    await p.work();
    expect(await p.orderNow(orderId)).toMatchObject({ refundedCents: 1300 });
    expect((await desk.see(orderId)).refunds.map(({ status }) => status)).toEqual(['done']);
  });

  test.each([
    ['never received the request', 'reset'],
    ['refunded without responding, and has forgotten the key', 'late-error'],
  ] as const)(
    'a refund is sent once, even after its job has given up on a provider that was silent for days and %s',
    async (_, fault) => {
      const orderId = await bought();
      await shop.misbehave(fault, 99);
      await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed.' });
      await shop.ctx.pool.query('delete from graphile_worker._private_jobs');
      shop.advance(37 * 3600_000);
      await resumeRefunds(shop.ctx);
      expect((await desk.see(orderId)).refunds.map(({ status }) => status)).toEqual(['requested']);
      await shop.behave();
      await resumeRefunds(shop.ctx);
      await resumeRefunds(shop.ctx);
      await p.deliver();
      expect((await desk.see(orderId)).refunds.map(({ status }) => status)).toEqual(['done']);
      expect((await p.orderNow(orderId)).refundedCents).toBe(900);
    },
  );

  /** Makes waiting jobs due now: the queue's clock is the database's own. */
  const dueNow = async () => {
    await shop.ctx.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  };
});

describe('a payment that does not match its order', () => {
  const mismatched = async (): Promise<string> => {
    const { orderId, url } = (await p.place()).body;
    await shop.misbehave('wrong-amount');
    await shop.choose(url, 'pay');
    await p.deliver();
    return orderId;
  };

  test('shows what differs, and can be accepted as received', async () => {
    const orderId = await mismatched();
    const order = await desk.see(orderId);
    expect(order).toMatchObject({ flags: ['review'], decisions: { confirm: true, reject: false } });
    expect(order.review?.due).toEqual({
      amount: 49,
      currency: 'USD',
      orderId,
      orderNumber: order.number,
    });
    expect(order.review?.received?.amount).not.toBe(49);
    const { body } = await desk.decide(orderId, 'confirm');
    expect(body.order).toMatchObject({
      flags: [],
      enrolled: true,
      paymentInfo: { paymentStatus: 'completed', amount: order.review?.received?.amount },
    });
    expect(await audits(orderId)).toEqual(['order.review', 'order.confirm']);
    await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'completed', flags: [] });
  });

  test('cannot be accepted or refunded again while its refund is in progress', async () => {
    const orderId = await mismatched();
    const whole = { amountCents: 4800, orderCents: 4900, currency: 'usd', refundedBefore: 0 };
    await shop.ctx.db
      .insertInto('refunds')
      .values({ orderId, ...whole, reason: 'Under way.', requestedBy: desk.admin.id })
      .execute();
    expect((await desk.see(orderId)).decisions).toEqual({ confirm: false, reject: false, refund: null });
    const responses = [
      await desk.decide(orderId, 'confirm'),
      await desk.decide(orderId, 'refund', { reason: 'Again.' }),
    ];
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'payment.refund_under_way'],
      [409, 'payment.refund_under_way'],
    ]);
    expect(await p.hasAccess()).toBe(false);
  });

  test('cannot be accepted or refunded again once it has been refunded on the provider’s own pages', async () => {
    const orderId = await mismatched();
    await shop.refundAt('stripe', await p.orderNow(orderId));
    const noMoney = { status: 409, body: { code: 'payment.no_money' } };
    expect(await desk.decide(orderId, 'confirm')).toMatchObject(noMoney);
    expect(await desk.decide(orderId, 'refund', { reason: 'Again.' })).toMatchObject(noMoney);
  });

  test('has the rest refunded if another administrator has since accepted and partly refunded it', async () => {
    const orderId = await mismatched();
    const { db } = shop.ctx;
    const transaction = db.transaction.bind(db);
    const execute = async (work: (trx: Trx) => Promise<unknown>) => {
      await desk.decide(orderId, 'confirm');
      await desk.decide(orderId, 'refund', { amount: 10, reason: 'Agreed with support.' });
      return transaction().execute(work);
    };
    vi.spyOn(db, 'transaction').mockReturnValueOnce({ execute } as ReturnType<typeof db.transaction>);
    const { status } = await desk.decide(orderId, 'refund', { reason: 'Not what was expected.' });
    expect(status).toBe(200);
    await p.deliver();
    const { amountCents, refundedCents } = await p.orderNow(orderId);
    expect(refundedCents).toBe(amountCents);
  });

  describe('for an order that had expired', () => {
    const late = async (): Promise<string> => {
      p = await startPurchase(shop, 'paystack');
      const { orderId, url } = (await p.place()).body;
      shop.advance(25 * 3600_000);
      await reconcileOrders(shop.ctx);
      await shop.misbehave('wrong-amount', 1, 'paystack');
      await shop.choose(url, 'pay');
      await p.deliver();
      expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', flags: ['review'] });
      return orderId;
    };

    test('can be accepted with the amount received', async () => {
      const { body } = await desk.decide(await late(), 'confirm');
      expect(body.order).toMatchObject({
        enrolled: true,
        paymentInfo: { paymentStatus: 'completed', amount: 48 },
      });
    });

    test('can be refunded in full', async () => {
      const orderId = await late();
      expect((await desk.see(orderId)).decisions.refund).toEqual({ most: 49, wholeOnly: true });
      const { body } = await desk.decide(orderId, 'refund', { reason: 'Came too late.' });
      expect(body.order.refunds).toMatchObject([{ amount: 48, currency: 'USD', status: 'done' }]);
      expect(body.order.paymentInfo.paymentStatus).toBe('refunded');
      expect(await p.deliver()).toEqual([refundSubject]);
    });
  });

  test('can be refunded in full', async () => {
    const orderId = await mismatched();
    const { status, body } = await desk.decide(orderId, 'refund', {
      reason: 'Not the price of this course.',
    });
    expect([status, body.order.paymentInfo.paymentStatus]).toEqual([200, 'refunded']);
    expect(await p.deliver()).toEqual([refundSubject]);
    expect(await p.hasAccess()).toBe(false);
    expect(await p.place()).toMatchObject({ status: 200 });
  });
});
