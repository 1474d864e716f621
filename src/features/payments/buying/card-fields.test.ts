import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Purchase,
  receiptsIn,
  refundSubject,
  startPurchase,
} from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop, 'card');
});

type Placed = { orderId: string; paypalOrderId: string; url?: string; message: string };
const order = (more: object = {}) =>
  request<Placed>(shop, 'POST /payment/paypal/create-order', {
    as: p.buyer,
    body: { courseId: p.courseId, amount: 49, ...more },
  });
type Captured = { message: string; reason?: string; order: { paymentInfo: { paymentStatus: string } } };
const capture = (orderId: string, as = p.buyer) =>
  request<Captured>(shop, 'POST /payment/paypal/capture-payment', { as, body: { orderId } });
/** Sends the requests that PayPal's card fields would send. */
const type = (paypalOrderId: string, number: string) =>
  fetch(`${shop.sandboxUrl}/sdk/orders/${paypalOrderId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number }),
  });
const [good, bad, slow] = ['4242424242424242', '4000000000000002', '4000000000000077'];
const tried = async (number: string): Promise<Placed> => {
  const { body } = await order();
  expect((await type(body.paypalOrderId, number)).status).toBe(200);
  return body;
};

describe('a card entered in the page', () => {
  test('an accepted card is charged once, however often it is captured, by PayPal’s id or ours', async () => {
    const { orderId, paypalOrderId, url } = await tried(good);
    expect(url).toBeUndefined();
    const responses = await Promise.all([paypalOrderId, orderId, paypalOrderId].map((id) => capture(id)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[0]?.body.message).toBe('Payment successful! Course access granted');
    expect(await p.hasAccess()).toBe(true);
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect(await p.transitions(orderId)).toEqual(['pending → completed']);
  });

  test('a declined card is reported, and another one can be tried', async () => {
    const { paypalOrderId } = await tried(bad);
    expect(await capture(paypalOrderId)).toMatchObject({ status: 409, body: { reason: 'declined' } });
    expect(await p.hasAccess()).toBe(false);
    const again = await tried(good);
    expect((await capture(again.paypalOrderId)).status).toBe(200);
    expect(await p.hasAccess()).toBe(true);
  });

  test('a delayed payment is pending until a webhook settles it', async () => {
    const { orderId, paypalOrderId } = await tried(slow);
    expect((await capture(paypalOrderId)).body.order.paymentInfo.paymentStatus).toBe('pending');
    expect((await order()).status).toBe(409);
    await shop.choose(`${shop.sandboxUrl}/checkoutnow?token=${paypalOrderId}`, 'settle');
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect((await p.orderNow(orderId)).status).toBe('completed');
  });

  test('a buyer who leaves before the capture is enrolled by the webhook alone, and can be refunded at PayPal', async () => {
    const { orderId } = await tried(good);
    expect(receiptsIn(await p.deliver())).toBe(1);
    await shop.refundAt('paypal', await p.orderNow(orderId));
    expect(await p.deliver()).toEqual([refundSubject]);
    expect(await p.hasAccess()).toBe(false);
  });

  test('a payment is captured for its own buyer only, and not before a card has been entered', async () => {
    const { paypalOrderId } = (await order()).body;
    expect(await capture(paypalOrderId)).toMatchObject({ status: 409, body: { reason: 'unpaid' } });
    await type(paypalOrderId, good);
    expect((await capture(paypalOrderId, await makePerson(shop.ctx))).status).toBe(404);
    expect((await capture('')).body.message).toContain('Order ID is missing');
    expect(await p.hasAccess()).toBe(false);
  });

  test('a payment of an amount other than the one the page showed is not started', async () => {
    expect((await order({ amount: 9 })).status).toBe(409);
    expect(await p.count('orders')).toBe(0);
  });
});

describe('errors at PayPal', () => {
  test('fail the request with 502 if PayPal creates no order for the card, or sends no approval URL', async () => {
    await shop.misbehave('error', 3, 'paypal');
    expect(await order()).toMatchObject({
      status: 502,
      body: { message: expect.stringContaining('Failed to create payment order') },
    });
    await shop.misbehave('incomplete', 1, 'paypal');
    const byPage = { paymentMethod: 'paypal' };
    expect(await p.place(byPage)).toMatchObject({
      status: 502,
      body: { message: 'No PayPal approval URL received' },
    });
    expect((await p.place(byPage)).body.url).toContain('/checkoutnow?token=');
  });

  test('PayPal’s script says whether cards are available, and the sandbox can simulate that they are not', async () => {
    const { card } = (
      await request<{ card: { clientId: string; scriptUrl: string } }>(shop, 'GET /payment/methods')
    ).body;
    const script = async () =>
      (await (await fetch(`${card.scriptUrl}?client-id=${card.clientId}`)).text()).trim();
    await shop.misbehave('ineligible', 1, 'paypal');
    expect(await script()).toMatch(/, false\);$/);
    expect(await script()).toMatch(/, true\);$/);
  });
});
