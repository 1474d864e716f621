import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrderDetail } from '../../src/features/payments/admin/contract.ts';
import { openShop, type Shop } from '../../test/factories/buying/shop.ts';
import { request } from '../../test/harness/request.ts';
import { DEMO_PASSWORD } from '../people.ts';
import { fillDemo } from '../seed.ts';
import { payDemoOrders } from './pay-orders.ts';

let shop: Shop;
let as: { cookie: string };

beforeAll(async () => {
  shop = await openShop();
  await fillDemo(shop.ctx);
  await payDemoOrders(shop.ctx, shop.sandboxUrl);
  const body = { email: 'admin@milepost.example', password: DEMO_PASSWORD };
  const { headers } = await request(shop, 'POST /login', { body });
  as = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
});
afterAll(() => shop.close());

type Listed = { orders: { _id: string }[] };
const first = async (query: string): Promise<AdminOrderDetail> => {
  const { body } = await request<Listed>(shop, `GET /admin/orders?${query}`, { as });
  const path = `GET /admin/orders/${body.orders[0]?._id}` as const;
  return (await request<{ order: AdminOrderDetail }>(shop, path, { as })).body.order;
};
const refund = (order: AdminOrderDetail, body: object) =>
  request<{ order: AdminOrderDetail }>(shop, `POST /admin/orders/${order._id}/refund`, { as, body });

test.each(['stripe', 'paypal', 'paystack'])(
  'an administrator refunds a payment by %s, first a part and then the rest',
  async (method) => {
    const order = await first(`method=${method}&status=completed`);
    expect(order).toMatchObject({ enrolled: true, decisions: { refund: { wholeOnly: false } } });
    const part = await refund(order, { amount: 5, reason: 'Agreed.' });
    expect(part.body.order).toMatchObject({ refundedAmount: 5, enrolled: true });
    const rest = await refund(order, { reason: 'Asked for by the learner.' });
    expect(rest.body.order).toMatchObject({
      enrolled: false,
      paymentInfo: { paymentStatus: 'refunded' },
      decisions: { refund: null },
    });
  },
);

test('the payment under review is held by the sandbox, and can be refunded', async () => {
  const order = await first('flag=review');
  expect(order.review?.received).toMatchObject({ amount: 45, currency: 'USD' });
  const { body } = await refund(order, { reason: 'Not the price of this course.' });
  expect(body.order.refunds).toMatchObject([{ amount: 45, status: 'done' }]);
});

test('the sandbox’s webhooks change nothing, and a second start pays nothing again', async () => {
  const events = async () => (await shop.ctx.db.selectFrom('orderEvents').select('id').execute()).length;
  const before = await events();
  await shop.releaseWebhooks();
  await shop.runJobs();
  expect(await events()).toBe(before);
  const payments = (await shop.stripeEvents()).length;
  await payDemoOrders(shop.ctx, shop.sandboxUrl);
  expect((await shop.stripeEvents()).length).toBe(payments);
});
