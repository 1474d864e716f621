import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BankPurchase, startBankPurchase } from '../../../../test/factories/buying/bank-purchase.ts';
import { type Purchase, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import { settleOrder } from '../settlement/settle-order.server.ts';

type Cancelled = { success: boolean; code?: string; message: string; order?: { failureReason: string } };

let shop: Shop;
beforeAll(async () => {
  // Short, because one test lasts until it ends.
  shop = await openShop({ timeoutMs: 3_000 });
});
afterAll(() => shop.close());

const cancel = ({ buyer }: Pick<Purchase, 'buyer'>, id: string) =>
  request<Cancelled>(shop, `POST /payment/orders/${id}/cancel`, { as: buyer });

describe.each(['stripe', 'paypal', 'paystack'] as const)('cancelling an order at %s', (method) => {
  let p: Purchase;
  beforeEach(async () => {
    p = await startPurchase(shop, method);
  });

  test('an order whose payment is being processed cannot be cancelled, and stays in flight', async () => {
    const { orderId } = await p.checkOut('later');
    await p.verify(orderId);
    expect((await p.orderNow(orderId)).inFlight).toBe(true);
    expect(await cancel(p, orderId)).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'payment.not_cancelled',
        message: 'Your payment is being processed, so this order cannot be cancelled.',
      },
    });
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: true });
  });

  test('a paid order cannot be cancelled', async () => {
    const { orderId } = await p.checkOut('pay');
    await p.verify(orderId);
    expect(await cancel(p, orderId)).toMatchObject({ status: 409, body: { success: false } });
    expect((await p.orderNow(orderId)).status).toBe('completed');
  });

  test('cancelling it again succeeds and changes nothing', async () => {
    const { orderId } = await p.checkOut();
    const response = { status: 200, body: { success: true, order: { failureReason: 'cancelled' } } };
    expect(await cancel(p, orderId)).toMatchObject(response);
    expect(await cancel(p, orderId)).toMatchObject(response);
    expect(await p.transitions(orderId)).toEqual(['pending → failed']);
  });
});

test('an order cancelled while its provider is slow to report the approval is not charged', async () => {
  const p = await startPurchase(shop, 'paypal');
  const { orderId } = await p.checkOut('pay');
  await shop.misbehave('timeout', 1, 'paypal');
  const settled = settleOrder(shop.ctx, orderId, 'test');
  await expect
    .poll(async () => (await fetch(`${shop.sandboxUrl}/faults`)).text(), { timeout: 5000 })
    .not.toContain('timeout');
  expect(await cancel(p, orderId)).toMatchObject({ status: 200 });
  await settled;
  expect((await p.orderNow(orderId)).status).toBe('failed');
}, 30_000);

test('a checkout that opens while its order is being cancelled is closed', async () => {
  const p = await startPurchase(shop);
  const { orderId } = await p.checkOut();
  const { db } = shop.ctx;
  const { providerReference } = await p.orderNow(orderId);
  const [last] = await shop.stripeEvents();
  await db.updateTable('orders').set({ providerReference: null }).where('id', '=', orderId).execute();
  const cancelling = await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ providerReference }).where('id', '=', orderId).execute();
    const response = cancel(p, orderId);
    await expect.poll(() => waitingForLocks(shop), { timeout: 10_000 }).toBe(1);
    return { response };
  });
  expect(await cancelling.response).toMatchObject({ status: 200 });
  expect((await p.orderNow(orderId)).status).toBe('failed');
  const [event] = await shop.stripeEvents();
  expect(event?.id).not.toBe(last?.id);
  expect(event?.type).toBe('checkout.session.expired');
});

test('if the provider cannot be reached, the order stays open and the buyer is asked to try again', async () => {
  const p = await startPurchase(shop);
  const { orderId } = await p.checkOut();
  await shop.misbehave('reset', 3);
  expect(await cancel(p, orderId)).toMatchObject({
    status: 502,
    body: { message: 'We couldn’t cancel the payment just now. Please try again in a moment.' },
  });
  expect((await p.orderNow(orderId)).status).toBe('pending');
});

describe('cancelling a bank transfer', () => {
  let p: BankPurchase;
  beforeEach(async () => {
    p = await startBankPurchase(shop);
  });

  test('succeeds without a receipt', async () => {
    const { orderId } = (await p.place()).body;
    expect(await cancel(p, orderId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'cancelled' });
  });

  test('is refused once it has been rejected, and the rejection remains its reason', async () => {
    const { orderId } = (await p.place()).body;
    const admin = await makePerson(shop.ctx, { role: 'admin' });
    const body = { reason: 'No transfer has arrived.' };
    const decision = await request(shop, `POST /admin/orders/${orderId}/reject`, { as: admin, body });
    expect(decision.status).toBe(200);
    expect(await cancel(p, orderId)).toMatchObject({
      status: 409,
      body: { success: false, message: 'We rejected this payment, so there is nothing to cancel.' },
    });
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'rejected' });
  });

  test('is refused once its receipt has arrived', async () => {
    const { orderId } = (await p.place()).body;
    await p.confirm({ orderId });
    expect(await cancel(p, orderId)).toMatchObject({ status: 409, body: { success: false } });
    expect(await p.isPending()).toBe(true);
  });
});

test('an order whose provider is no longer configured is not cancelled', async () => {
  const p = await startPurchase(shop);
  const { orderId } = await p.checkOut();
  const { providers } = shop.ctx.settings;
  Object.assign(shop.ctx.settings, { providers: {} });
  try {
    expect(await cancel(p, orderId)).toMatchObject({ status: 409, body: { code: 'payment.not_cancelled' } });
  } finally {
    Object.assign(shop.ctx.settings, { providers });
  }
  expect((await p.orderNow(orderId)).status).toBe('pending');
});
