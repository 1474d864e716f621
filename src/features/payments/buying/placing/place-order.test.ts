import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchase, receiptsIn, startPurchase } from '../../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../../test/harness/waiting-for-locks.ts';
import { lockPurchase } from '../../orders/orders.server.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

describe('placing an order', () => {
  test('placed again, even simultaneously, an order returns the same open checkout', async () => {
    const placed = await Promise.all([p.place(), p.place(), p.place(), p.place()]);
    const again = await p.place();
    const responses = [...placed, again].map(({ body }) => `${body.orderId} ${body.url}`);
    expect(new Set(responses).size).toBe(1);
    expect(await p.count('orders')).toBe(1);
  });

  test('several simultaneous requests create one order, whichever comes first', async () => {
    const { buyer, courseId } = p;
    const placing = await shop.ctx.db.transaction().execute(async (trx) => {
      // Holds the lock until all three requests are waiting for it.
      await lockPurchase(trx, buyer.id, [courseId]);
      const placing = [p.place(), p.place(), p.place()];
      await expect.poll(() => waitingForLocks(shop), { timeout: 10_000 }).toBe(3);
      return placing;
    });
    const responses = await Promise.all(placing);
    expect(new Set(responses.map(({ body }) => `${body.orderId} ${body.url}`)).size).toBe(1);
    expect(await p.count('orders')).toBe(1);
  });

  test('after a price change, placing an order again creates a new one at the new price', async () => {
    const first = await p.place();
    await shop.ctx.db
      .updateTable('courses')
      .set({ discountCents: 1900 })
      .where('id', '=', p.courseId)
      .execute();
    const second = await p.place();
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect((await p.orderNow(second.body.orderId)).amountCents).toBe(1900);
  });

  test('before we are notified of a payment, placing its order again completes it and is refused', async () => {
    const { orderId } = await p.checkOut('pay');
    expect(await p.place()).toMatchObject({ status: 409, body: { code: 'payment.already_enrolled' } });
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await p.hasAccess()).toBe(true);
  });

  test('an amount other than ours is refused with 409 and the right amount', async () => {
    expect(await p.place({ amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'payment.amount_changed', amount: 49 },
    });
  });

  test.each([
    ['free', 422],
    ['gold', 400],
    [undefined, 400],
  ])('the payment method %s returns %i', async (paymentMethod, status) => {
    expect((await p.place({ paymentMethod })).status).toBe(status);
  });

  test('a bank transfer is refused while no account is configured', async () => {
    const { bankAccounts } = shop.ctx.settings;
    Object.assign(shop.ctx.settings, { bankAccounts: [] });
    try {
      expect((await p.place({ paymentMethod: 'bank' })).status).toBe(422);
      expect(await p.count('orders')).toBe(0);
    } finally {
      Object.assign(shop.ctx.settings, { bankAccounts });
    }
  });

  test('accepts a course’s slug, as its page does, instead of the id', async () => {
    const { id, slug } = await makeCourse(shop.ctx);
    const [bySlug, byId] = [await p.place({ courseId: slug }), await p.place({ courseId: id })];
    expect(bySlug).toMatchObject({ status: 200, body: { orderId: expect.any(String) } });
    expect(byId.body.orderId).toBe(bySlug.body.orderId);
  });

  test('a course that is owned, hidden, unknown or has an invalid id cannot be ordered', async () => {
    const hidden = await makeCourse(shop.ctx, { isPublished: false });
    const waiting = await makeCourse(shop.ctx, { status: 'pending' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [hidden.id, waiting.id, unknown, "'; drop table orders"]) {
      expect(await p.place({ courseId: id })).toMatchObject({
        status: 404,
        body: { message: 'Course not found' },
      });
    }
    await p.checkOut('pay');
    await p.deliver();
    expect(await p.place()).toMatchObject({ status: 409, body: { code: 'payment.already_enrolled' } });
  });

  test('is for learners: not for visitors, instructors, administrators or unconfirmed accounts', async () => {
    const nobody = await request(shop, 'POST /payment/create-order', {
      body: { courseId: p.courseId, paymentMethod: 'stripe' },
    });
    expect(nobody.status).toBe(401);
    expect((await p.place({}, await makePerson(shop.ctx, { role: 'instructor' }))).status).toBe(403);
    expect((await p.place({}, await makePerson(shop.ctx, { role: 'admin' }))).status).toBe(403);
    expect((await p.place({}, await makePerson(shop.ctx, { verified: false }))).status).toBe(403);
  });
});

describe('a free course', () => {
  beforeEach(async () => {
    p.courseId = (await makeCourse(shop.ctx, { priceCents: 9900, discountCents: 0 })).id;
  });

  test('enrols immediately, with a free order and no receipt', async () => {
    const { status, body } = await p.place({ paymentMethod: undefined });
    expect({ status, ...body }).toMatchObject({ status: 200, success: true, enrolled: true });
    expect(await p.hasAccess()).toBe(true);
    expect(receiptsIn(await p.work())).toBe(0);
    const history = await request<{ orders: unknown[] }>(shop, 'GET /payment/history', { as: p.buyer });
    expect(history.body.orders).toMatchObject([
      { paymentInfo: { paymentMethod: 'free', paymentStatus: 'completed', amount: 0 } },
    ]);
  });

  test('enrols only once when requested many times at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => p.place()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await p.count('orders')).toBe(1);
    expect(await p.count('enrolments')).toBe(1);
  });
});

describe('when the provider misbehaves', () => {
  test('a checkout that opens after its order was cancelled is closed again', async () => {
    await shop.misbehave('error', 3);
    expect((await p.place()).status).toBe(502);
    const { db } = shop.ctx;
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('userId', '=', p.buyer.id)
      .executeTakeFirstOrThrow();
    const placing = await db.transaction().execute(async (trx) => {
      const cancelled = { status: 'failed', failureReason: 'cancelled' } as const;
      await trx.updateTable('orders').set(cancelled).where('id', '=', id).execute();
      const again = p.place();
      await expect.poll(() => waitingForLocks(shop), { timeout: 10_000 }).toBe(1);
      return { response: again };
    });
    expect(await placing.response).toMatchObject({ status: 409, body: { code: 'payment.cancelled' } });
    expect(await p.orderNow(id)).toMatchObject({ status: 'failed', providerReference: null });
    expect((await shop.stripeEvents())[0]?.type).toBe('checkout.session.expired');
  });

  test('resets are retried; an unavailable provider returns 502 and leaves the order usable', async () => {
    await shop.misbehave('reset');
    expect((await p.place()).status).toBe(200);
    p.courseId = (await makeCourse(shop.ctx)).id;
    await shop.misbehave('reset', 3);
    const failed = await p.place();
    expect(failed).toMatchObject({ status: 502 });
    expect(failed.body.message).toContain('Failed to initialize payment');
    const again = await p.place();
    expect(again.status).toBe(200);
    await shop.choose(again.body.url, 'pay');
    expect((await p.verify(again.body.orderId)).status).toBe(200);
  });

  test('errors return 502 and use up the key of the attempt', async () => {
    await shop.misbehave('error', 3);
    expect((await p.place()).status).toBe(502);
    const again = await p.place();
    expect(again.status).toBe(200);
    expect((await p.orderNow(again.body.orderId)).attempt).toBe(2);
  });

  test('verification returns 502 while the provider is unavailable, and works when it is back', async () => {
    const { orderId } = await p.checkOut('pay');
    await shop.misbehave('reset', 3);
    const failed = await p.verify(orderId);
    expect(failed.status).toBe(502);
    expect(failed.body.message).toContain('Payment verification failed');
    expect((await p.verify(orderId)).status).toBe(200);
  });

  test('reordered and duplicated webhooks of a delayed payment end in one enrolment', async () => {
    await shop.misbehave('reorder');
    await shop.misbehave('duplicate', 2);
    const { orderId } = await p.checkOut('later', 'settle');
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await p.count('enrolments')).toBe(1);
  });
});
