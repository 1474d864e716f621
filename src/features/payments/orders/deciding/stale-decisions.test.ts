import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BankPurchase, startBankPurchase } from '../../../../../test/factories/buying/bank-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';

let product: TestProduct;
let desk: OrderDesk;
let p: BankPurchase;
let orderId: string;

beforeAll(async () => {
  product = await createTestProduct();
  desk = await openOrderDesk(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  p = await startBankPurchase(product);
  orderId = (await p.place()).body.orderId;
  await p.confirm({ orderId });
});

const decide = (what: 'confirm' | 'reject' | 'refund', body?: object) => desk.decide(orderId, what, body);

test('an administrator cannot overturn a rejection that the page has not shown', async () => {
  await decide('reject', { reason: 'It has not arrived.' });
  const stale = await request<{ code: string }>(
    product,
    `POST /admin/orders/${orderId}/confirm?status=pending`,
    {
      as: desk.admin,
    },
  );
  expect(stale).toMatchObject({ status: 409, body: { code: 'payment.order_decided' } });
  const seen = await request(product, `POST /admin/orders/${orderId}/confirm?status=failed`, {
    as: desk.admin,
  });
  expect(seen.status).toBe(200);
});

test('an administrator cannot decide on a receipt that the page has not shown', async () => {
  const unseen = [
    await decide('reject', { reason: 'It has not arrived.', receiptWaiting: false }),
    await request<{ code: string; message: string }>(
      product,
      `POST /admin/orders/${orderId}/confirm?status=pending&receiptWaiting=false`,
      { as: desk.admin },
    ),
  ];
  for (const { status, body } of unseen)
    expect([status, body.message]).toEqual([
      409,
      'The buyer has uploaded a receipt since you opened this order. Please check it before you decide.',
    ]);
  expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: true });
  expect(await p.transitions(orderId)).toEqual(['pending → pending']);
  const seen = await decide('reject', { reason: 'It has not arrived.', receiptWaiting: true });
  expect(seen.status).toBe(200);
  const late = await request<{ code: string }>(
    product,
    `POST /admin/orders/${orderId}/confirm?receiptWaiting=true`,
    { as: desk.admin },
  );
  expect([late.status, late.body.code]).toEqual([409, 'payment.order_decided']);
});

test('an administrator cannot refund a transfer whose confirmation the page has not shown', async () => {
  await decide('confirm');
  const refund = { reason: 'It has not arrived.', refundedAmount: 0 };
  const stale = await decide('refund', { ...refund, status: 'pending' });
  expect([stale.status, stale.body.code]).toEqual([409, 'payment.order_changed']);
  expect((await decide('refund', { ...refund, status: 'completed' })).status).toBe(200);
});
