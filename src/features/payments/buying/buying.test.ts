import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Purchase, receiptsIn, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { request } from '../../../../test/harness/request.ts';
import { isPaymentPending } from '../index.server.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

describe('buying by card', () => {
  test('charges the discount price from our records, at the provider named in the response', async () => {
    const { status, body } = await p.place({ amount: 49 });
    expect(status).toBe(200);
    expect(body.url).toContain(`${shop.sandboxUrl}/c/pay/cs_`);
    expect(await (await fetch(body.url)).text()).toContain('$49.00');
    expect(await p.orderNow(body.orderId)).toMatchObject({
      status: 'pending',
      inFlight: false,
      amountCents: 4900,
    });
  });

  test('the return page alone gives access, once, with a receipt', async () => {
    const { orderId } = await p.checkOut('pay');
    const { status, body } = await p.verify(orderId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Payment successful! Course access granted',
      order: {
        _id: orderId,
        course: { _id: p.courseId },
        paymentInfo: { paymentStatus: 'completed', amount: 49 },
      },
    });
    expect(await p.hasAccess()).toBe(true);
    expect(receiptsIn(await p.work())).toBe(1);
  });

  test('the webhook alone gives access, once, with a receipt', async () => {
    const { orderId } = await p.checkOut('pay');
    expect(await p.hasAccess()).toBe(false);
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect(await p.hasAccess()).toBe(true);
    expect(await p.transitions(orderId)).toEqual(['pending → completed']);
  });

  test('the webhook and then the return page make one transition', async () => {
    const { orderId } = await p.checkOut('pay');
    await p.deliver();
    expect((await p.verify(orderId)).body.message).toBe('Payment successful! Course access granted');
    expect(await p.transitions(orderId)).toEqual(['pending → completed']);
    expect(await shop.runJobs()).toEqual([]);
  });

  test('the return page and then the webhook make one transition', async () => {
    const { orderId } = await p.checkOut('pay');
    await p.verify(orderId);
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect(await p.transitions(orderId)).toEqual(['pending → completed']);
  });

  test('a decline stays on the page, and paying afterwards completes the same order', async () => {
    const placed = await p.place();
    expect((await shop.choose(placed.body.url, 'decline')).status).toBe(402);
    expect((await p.verify(placed.body.orderId)).body).toMatchObject({
      message: 'Payment verification unsuccessful',
      reason: 'unpaid',
    });
    await shop.choose(placed.body.url, 'pay');
    expect((await p.verify(placed.body.orderId)).status).toBe(200);
    expect(await p.hasAccess()).toBe(true);
  });

  test('a payment that settles later is pending, blocks a second order, and gives access when it arrives', async () => {
    const { orderId, url } = await p.checkOut('later');
    const pending = await p.verify(orderId);
    expect(pending.body).toMatchObject({
      success: true,
      message: 'Your payment is being processed',
      order: { paymentInfo: { paymentStatus: 'pending' } },
    });
    expect(await isPaymentPending(shop.ctx.db, p.buyer.id, p.courseId)).toBe(true);
    expect(await p.hasAccess()).toBe(false);
    expect(await p.place()).toMatchObject({
      status: 409,
      body: { message: 'Your payment is being processed' },
    });
    await shop.choose(url, 'settle');
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect(await p.hasAccess()).toBe(true);
    expect(await isPaymentPending(shop.ctx.db, p.buyer.id, p.courseId)).toBe(false);
  });

  test('a payment that fails later leaves no access, has a reason, and can be tried again', async () => {
    const { orderId, url } = await p.checkOut('later');
    await p.deliver();
    await shop.choose(url, 'fail');
    await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({
      status: 'failed',
      failureReason: 'declined',
      inFlight: false,
    });
    expect(await p.hasAccess()).toBe(false);
    expect(await p.verify(orderId)).toMatchObject({ status: 409, body: { reason: 'declined' } });
    const again = await p.place();
    expect(again.body.orderId).not.toBe(orderId);
  });

  test('a price change between order and payment does not change the order', async () => {
    const { orderId, url } = (await p.place()).body;
    await shop.ctx.db
      .updateTable('courses')
      .set({ discountCents: 1900 })
      .where('id', '=', p.courseId)
      .execute();
    await shop.choose(url, 'pay');
    expect((await p.verify(orderId)).body.order.paymentInfo).toMatchObject({
      paymentStatus: 'completed',
      amount: 49,
    });
  });
});

describe('cancelling, and order history', () => {
  const cancel = (id: string) =>
    request<{ message: string; order: { failureReason: string | null } }>(
      shop,
      `POST /payment/orders/${id}/cancel`,
      {
        as: p.buyer,
      },
    );

  test('a cancelled order is closed at the provider too; buying again starts a new one', async () => {
    const { orderId, url } = (await p.place()).body;
    const back = await shop.choose(url, 'cancel');
    expect(back.headers.get('location')).toBe(`http://localhost:3000/payment/cancel?orderId=${orderId}`);
    expect((await cancel(orderId)).body).toMatchObject({ order: { failureReason: 'cancelled' } });
    expect((await shop.choose(url, 'pay')).status).toBe(409);
    expect(await p.deliver()).toEqual([]);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
    expect((await p.place()).body.orderId).not.toBe(orderId);
  });

  test('cancelling an order paid at the last moment keeps the payment', async () => {
    const { orderId } = await p.checkOut('pay');
    expect(await cancel(orderId)).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'payment.not_cancelled',
        message: expect.stringContaining('already paid'),
      },
    });
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await p.hasAccess()).toBe(true);
  });

  test('the history lists the buyer’s orders by page, status and course, with links to receipts', async () => {
    const { orderId } = await p.checkOut('pay');
    await p.deliver();
    p.courseId = (await makeCourse(shop.ctx, { title: 'Gantt without tears', priceCents: 9000 })).id;
    await p.place();
    type History = {
      orders: { _id: string; receiptUrl: string | null; course: { title: string } }[];
      total: number;
    };
    const history = async (query = '') =>
      (await request<History>(shop, `GET /payment/history${query}`, { as: p.buyer })).body;
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
    const receiptResponse = await request(shop, `GET /payment/orders/${orderId}`, { as: p.buyer });
    expect(receiptResponse.body).toMatchObject({
      order: {
        user: { email: p.buyer.email },
        course: { instructor: { name: 'Grace Hopper' } },
        currency: 'USD',
      },
    });
  });

  test('the payment methods are the configured ones', async () => {
    expect((await request(shop, 'GET /payment/methods')).body).toEqual({
      methods: ['stripe', 'paypal', 'card', 'paystack', 'bank'],
      card: {
        provider: 'paypal',
        clientId: expect.any(String),
        scriptUrl: expect.stringMatching(/^http.*\/sdk\/js$/),
      },
    });
  });
});
