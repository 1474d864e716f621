import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Purchase,
  receiptsIn,
  refundSubject,
  startPurchase,
} from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Provider, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { request } from '../../../../test/harness/request.ts';
import { isPaymentPending } from '../index.server.ts';
import { reconcileOrders } from './reconcile-orders.server.ts';

let shop: Shop;
let p: Purchase;

beforeAll(async () => {
  // Short, because some faults last until it ends. With a thousand simultaneous webhooks, a provider needs longer.
  shop = await openShop({ timeoutMs: copies > 100 ? 10_000 : 300 });
});
afterAll(() => shop.close());

/** The name of each provider's most important webhook. */
const paidEvent: Record<Provider, string> = {
  stripe: 'checkout.session.completed',
  paypal: 'CHECKOUT.ORDER.APPROVED',
  paystack: 'charge.success',
};
const providers = Object.keys(paidEvent) as Provider[];

/** Under load, some requests are refused; the provider, or the buyer, sends them again. */
const comesAgain = process.env.DUPLICATES ? [0, 502, 503] : [];

/** `bench/README.md` says how to increase it. */
const copies = Number(process.env.DUPLICATES ?? 100);
const rounds = Array.from({ length: Number(process.env.ROUNDS ?? 1) }, (_, round) => round + 1);

/** The ways in which we learn of a payment. */
const messengers = {
  'return page': async (orderId: string) => {
    await p.verify(orderId);
    return p.work();
  },
  webhook: () => p.deliver(),
  'reconcile job': async () => {
    shop.advance(3 * 60_000);
    await reconcileOrders(shop.ctx);
    return p.work();
  },
};
type Messenger = keyof typeof messengers;
const ways = providers.flatMap((provider) =>
  (Object.keys(messengers) as Messenger[]).map((messenger) => [provider, messenger] as const),
);

describe.each(ways)('%s, reported by the %s alone', (provider, messenger) => {
  beforeEach(async () => {
    p = await startPurchase(shop, provider);
  });

  test('a payment gives access and one receipt, in one transition', async () => {
    const { orderId } = await p.checkOut('pay');
    const emails = await messengers[messenger](orderId);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'completed', method: provider });
    expect(await p.hasAccess()).toBe(true);
    expect(receiptsIn(emails)).toBe(1);
    expect(receiptsIn(await p.deliver())).toBe(0);
    expect(await p.transitions(orderId)).toEqual(['pending → completed']);
  });

  test('a payment on the same page after a decline gives access', async () => {
    const { orderId, url } = await p.checkOut('decline');
    await messengers[messenger](orderId);
    expect(await p.hasAccess()).toBe(false);
    await shop.choose(url, 'pay');
    await messengers[messenger](orderId);
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await p.hasAccess()).toBe(true);
  });

  test('a delayed payment is pending, and blocks a second purchase, until the money arrives', async () => {
    const { orderId, url } = await p.checkOut('later');
    if (messenger !== 'webhook' || provider === 'stripe') {
      await messengers[messenger](orderId);
      expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: true });
      expect(await isPaymentPending(shop.ctx.db, p.buyer.id, p.courseId)).toBe(true);
      expect((await p.place()).status).toBe(409);
    }
    await shop.choose(url, 'settle');
    await messengers[messenger](orderId);
    expect((await p.orderNow(orderId)).status).toBe('completed');
    expect(await p.hasAccess()).toBe(true);
  });

  test('a delayed payment that never arrives gives no access, and can be tried again', async () => {
    const { orderId, url } = await p.checkOut('later');
    await shop.choose(url, 'fail');
    await messengers[messenger](orderId);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'declined' });
    expect(await p.hasAccess()).toBe(false);
    expect((await p.place()).body.orderId).not.toBe(orderId);
  });

  test('a wrong amount gives no access, and is flagged for review', async () => {
    const { orderId, url } = (await p.place()).body;
    await shop.misbehave('wrong-amount', 1, provider);
    await shop.choose(url, 'pay');
    expect(receiptsIn(await messengers[messenger](orderId))).toBe(0);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', flags: ['review'] });
    expect(await p.hasAccess()).toBe(false);
    expect(await p.verify(orderId)).toMatchObject({ status: 409, body: { reason: 'review' } });
  });
});

describe.each(providers)('%s', (provider) => {
  beforeEach(async () => {
    p = await startPurchase(shop, provider);
  });
  const cancel = (id: string) =>
    request<{ order: { failureReason: string | null } }>(shop, `POST /payment/orders/${id}/cancel`, {
      as: p.buyer,
    });

  test('cancelling on its page leads back to ours, where the order is cancelled and the buyer can start again', async () => {
    const { orderId, url } = (await p.place()).body;
    const back = await shop.choose(url, 'cancel');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(`http://localhost:3000/payment/cancel?orderId=${orderId}`);
    expect((await cancel(orderId)).body.order.failureReason).toBe('cancelled');
    expect(await p.deliver()).toEqual([]);
    expect((await p.place()).body.orderId).not.toBe(orderId);
  });

  test.each(rounds)(
    `${copies} simultaneous copies of a webhook, alongside return pages, make one transition, one enrolment and one receipt (%i)`,
    async () => {
      const { orderId } = await p.checkOut('pay');
      const [statuses, ...returns] = await Promise.all([
        shop.resend(paidEvent[provider], copies, provider),
        ...[1, 2, 3].map(() => p.verify(orderId)),
      ]);
      const others = [...statuses, ...returns.map(({ status }) => status)].filter((status) => status !== 200);
      expect(others.filter((status) => !comesAgain.includes(status))).toEqual([]);
      expect(receiptsIn(await p.deliver())).toBe(1);
      expect(await p.transitions(orderId)).toEqual(['pending → completed']);
      expect(await p.count('enrolments')).toBe(1);
    },
    60_000,
  );

  test.each(['timeout', 'reset', 'error', 'late-error'] as const)(
    'while every call ends in “%s”, the buyer gets an error message, and can pay afterwards',
    async (kind) => {
      await shop.misbehave(kind, 20, provider);
      const refused = await p.place();
      expect(refused).toMatchObject({
        status: 502,
        body: { message: expect.stringContaining('Failed to initialize payment') },
      });
      await shop.behave();
      const { orderId, url } = (await p.place()).body;
      await shop.choose(url, 'pay');
      await shop.misbehave(kind, 20, provider);
      expect(await p.verify(orderId)).toMatchObject({
        status: 502,
        body: { message: expect.stringContaining('nothing is lost') },
      });
      expect((await p.orderNow(orderId)).status).toBe('pending');
      await shop.behave();
      expect((await p.verify(orderId)).status).toBe(200);
      expect(await p.hasAccess()).toBe(true);
    },
  );

  test('webhooks that arrive twice are processed once', async () => {
    await shop.misbehave('duplicate', 2, provider);
    const { orderId } = await p.checkOut('later', 'settle');
    expect(receiptsIn(await p.deliver())).toBe(1);
    expect(await p.transitions(orderId)).toContain('pending → completed');
    await shop.behave();
  });

  test('a refund at the provider ends access and notifies the buyer, whatever the webhooks’ order', async () => {
    await shop.misbehave('reorder', 1, provider);
    const { orderId } = await p.checkOut('pay');
    await p.verify(orderId);
    expect(await p.hasAccess()).toBe(true);
    await shop.refundAt(provider, await p.orderNow(orderId));
    const emails = await p.deliver();
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', refundedCents: 4900 });
    expect(await p.hasAccess()).toBe(false);
    expect(emails.filter((subject) => subject === refundSubject)).toHaveLength(1);
    expect(await p.verify(orderId)).toMatchObject({ status: 409, body: { reason: 'refunded' } });
  });

  test('a refund at the provider without a webhook ends access within days, once', async () => {
    const { orderId } = await p.checkOut('pay');
    await p.verify(orderId);
    await p.work();
    await shop.refundAt(provider, await p.orderNow(orderId));
    await reconcileOrders(shop.ctx);
    expect(await p.orderNow(orderId), 'too recent to be checked').toMatchObject({ status: 'completed' });
    shop.advance(8 * 24 * 3600_000);
    await reconcileOrders(shop.ctx);
    await reconcileOrders(shop.ctx);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', refundedCents: 4900 });
    expect(await p.hasAccess()).toBe(false);
    expect((await p.work()).filter((subject) => subject === refundSubject)).toHaveLength(1);
  });

  test('an abandoned checkout expires after a day', async () => {
    const { orderId } = await p.checkOut();
    shop.advance(25 * 3600_000);
    await reconcileOrders(shop.ctx);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'failed', failureReason: 'expired' });
  });

  test('placing an order twice at the same time gives one order and one checkout', async () => {
    const placed = await Promise.all([p.place(), p.place(), p.place()]);
    expect(new Set(placed.map(({ body }) => `${body.orderId} ${body.url}`)).size).toBe(1);
    expect(await p.count('orders')).toBe(1);
  });

  test("another order's reference on the return page is refused", async () => {
    const paid = await p.checkOut('pay');
    const { providerReference } = await p.orderNow(paid.orderId);
    p.courseId = (await makeCourse(shop.ctx, { priceCents: 90_000 })).id;
    const dear = (await p.place()).body;
    const back = await p.verify(dear.orderId, p.buyer, { reference: providerReference });
    expect(back).toMatchObject({ status: 409, body: { reason: 'other_order' } });
    expect(await p.hasAccess()).toBe(false);
  });
});

const pairs = providers.flatMap((one) =>
  providers.filter((two) => two !== one).map((two) => [one, two] as const),
);

test.each(pairs)(
  'paid by %s and by %s: the second payment is refunded or never captured, and access stays',
  async (one, two) => {
    p = await startPurchase(shop, one);
    const first = (await p.place()).body;
    const second = (await p.place({ paymentMethod: two })).body;
    await shop.choose(first.url, 'pay');
    await shop.choose(second.url, 'pay');
    await p.verify(first.orderId);
    await p.deliver();
    await p.deliver();
    expect((await p.orderNow(first.orderId)).status).toBe('completed');
    // PayPal is not even asked to capture what the buyer approved.
    const outcome = two === 'paypal' ? { status: 'failed', providerPayment: null } : { status: 'refunded' };
    expect(await p.orderNow(second.orderId)).toMatchObject(outcome);
    expect(await p.hasAccess()).toBe(true);
  },
);
