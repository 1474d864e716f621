import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, shopSecrets } from '../../../../../test/factories/buying/shop.ts';
import { ProviderFailure } from '../gateway.ts';
import { factOf, stripeGateway } from './gateway.server.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const request = (orderId: string, attempt = 1) => ({
  orderId,
  attempt,
  courseTitle: 'Risk registers that get read',
  amountCents: 4900,
  currency: 'usd',
  buyerEmail: 'ada@example.com',
  appUrl: 'http://localhost:3000',
});
const gateway = () => stripeGateway({ ...shopSecrets, apiBase: shop.sandboxUrl, timeoutMs: 250 });

describe('the Stripe gateway', () => {
  test('opens one checkout for one attempt, even when the first response never came', async () => {
    await shop.misbehave('timeout');
    const first = await gateway().open(request('order-1'));
    expect(await gateway().open(request('order-1'))).toEqual(first);
    expect((await gateway().open(request('order-1', 2))).reference).not.toBe(first.reference);
  });

  test('says whether Stripe responded: if not, the same key can be used again', async () => {
    await shop.misbehave('timeout', 3);
    const silence = await gateway()
      .open(request('order-2'))
      .catch((error: unknown) => error);
    expect(silence).toBeInstanceOf(ProviderFailure);
    expect(silence).toMatchObject({ responded: false });
    await gateway().open(request('order-2'));
    const other = { ...request('order-2'), amountCents: 5000 };
    expect(
      await gateway()
        .open(other)
        .catch((error: unknown) => error),
    ).toMatchObject({ responded: true });
  });

  test('closes an open checkout, and leaves a paid one alone', async () => {
    const paid = await gateway().open(request('order-3'));
    await shop.choose(String(paid.url), 'pay');
    await gateway().close(paid.reference);
    const about = { orderId: 'order-3', reference: paid.reference, payment: null };
    expect(await gateway().ask(about)).toMatchObject({
      kind: 'captured',
      orderId: 'order-3',
      amountCents: 4900,
    });
    const open = await gateway().open(request('order-4'));
    await gateway().close(open.reference);
    await gateway().close(open.reference);
    const fact = await gateway().ask({ orderId: 'order-4', reference: open.reference, payment: null });
    expect(fact).toEqual({ kind: 'failed', reason: 'expired' });
  });

  test('refunds a payment once, however often it is requested', async () => {
    const { url, reference } = await gateway().open(request('order-5'));
    await shop.choose(String(url), 'pay');
    const about = { orderId: 'order-5', reference, payment: null };
    const fact = await gateway().ask(about);
    const paid = { ...about, payment: fact.kind === 'captured' ? fact.payment : null };
    const all = { key: 'order-5:all', amountCents: 4900, currency: 'usd', reason: 'secondPayment' as const };
    await Promise.all([gateway().refund(paid, all), gateway().refund(paid, all)]);
    await gateway().refund(paid, { ...all, key: 'order-5:all over again' });
    expect(await gateway().ask(paid)).toMatchObject({ kind: 'captured', refundedCents: 4900 });
  });

  test('refunds a part once per key, and never more than is left', async () => {
    const { url, reference } = await gateway().open(request('order-6'));
    await shop.choose(String(url), 'pay');
    const about = { orderId: 'order-6', reference, payment: null };
    const fact = await gateway().ask(about);
    const paid = { ...about, payment: fact.kind === 'captured' ? fact.payment : null };
    const part = (key: string, amountCents: number) =>
      gateway().refund(paid, { key, amountCents, currency: 'usd', reason: 'requested' });
    await part('order-6:first', 1000);
    await part('order-6:first', 1000);
    await part('order-6:second', 500);
    expect(await gateway().ask(paid)).toMatchObject({ refundedCents: 1500 });
    await expect(part('order-6:third', 4000)).rejects.toMatchObject({ responded: true, refused: true });
    expect(await gateway().ask(paid)).toMatchObject({ refundedCents: 1500 });
  });

  test('never treats a payment that is only authorised or in progress as received', () => {
    const session = (intent: string) =>
      ({ status: 'complete', payment_status: 'unpaid', payment_intent: { status: intent } }) as unknown;
    const kinds = ['processing', 'requires_capture', 'requires_payment_method', 'canceled'].map(
      (intent) => factOf(session(intent) as Stripe.Checkout.Session).kind,
    );
    expect(kinds).toEqual(['processing', 'processing', 'failed', 'failed']);
  });
});
