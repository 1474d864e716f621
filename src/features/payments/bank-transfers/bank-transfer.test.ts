import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BankPurchase,
  pdf,
  startBankPurchase,
} from '../../../../test/factories/buying/bank-purchase.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import { enrol } from '../../learning/index.server.ts';
import type { Receipt } from '../contract.ts';
import { reconcileOrders } from '../settlement/reconcile-orders.server.ts';

let product: TestProduct;
let p: BankPurchase;

beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  p = await startBankPurchase(product);
});

const stored = async (): Promise<string[]> => {
  const folders = [
    join(product.ctx.settings.dataDir, 'media', 'receipts'),
    join(product.ctx.settings.dataDir, 'incoming'),
  ];
  const lists = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return lists.flat();
};

describe('a bank transfer', () => {
  test('is offered with the configured accounts', async () => {
    const { body } = await request<{ accounts: { id: string; currency: string }[] }>(
      product,
      'GET /payment/bank-accounts',
      { as: p.buyer },
    );
    expect(body.accounts.map(({ currency }) => currency)).toEqual(['NGN', 'GBP/USD/EUR']);
    const { body: offered } = await request(product, 'GET /payment/methods');
    expect(offered).toEqual({ methods: ['bank'], card: null });
  });

  test('waits for its receipt without blocking another method', async () => {
    const { status, body } = await p.place();
    expect({ status, url: body.url }).toEqual({ status: 200, url: undefined });
    expect((await p.place()).body.orderId).toBe(body.orderId);
    expect(await p.isPending()).toBe(false);
    expect(await p.orderNow(body.orderId)).toMatchObject({
      status: 'pending',
      inFlight: false,
      amountCents: 4900,
    });
  });

  test('is under review once the receipt has arrived: both sides are notified, and nothing is bought twice', async () => {
    const admin = await makePerson(product.ctx, { role: 'admin' });
    const { orderId } = (await p.place()).body;
    const { status, body } = await p.confirm({ orderId });
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Payment receipt submitted for verification',
    });
    expect(await p.isPending()).toBe(true);
    expect(await p.hasAccess()).toBe(false);
    const emails = await product.runJobs();
    const subjectsTo = (address: string) =>
      emails.filter(({ to }) => to === address).map((mail) => mail.subject);
    expect(subjectsTo(p.buyer.email)).toEqual([
      'We’ve received your receipt for Risk registers that get read',
    ]);
    expect(subjectsTo(admin.email)).toEqual(['Bank transfer to review: Risk registers that get read']);
    expect((await p.place()).body).toMatchObject({
      code: 'payment.pending',
      message: 'Your payment is being processed',
    });
    expect(await p.transitions(orderId)).toEqual(['pending → pending']);
  });

  test('shows its receipt only to its buyer and administrators: a re-encoded image, or a PDF as a download', async () => {
    const { orderId } = (await p.place()).body;
    await p.confirm({ orderId });
    const receipt = await p.receiptOf(orderId);
    expect(receipt).toMatchObject({ name: 'receipt.pdf', isPicture: false, currency: 'NGN' });
    const file = await product.app.request(`http://localhost:3000${receipt.url}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const assetId = receipt.url.split('/').at(-2);
    expect((await product.app.request(`http://localhost:3000/media/public/${assetId}`)).status).toBe(404);
    const other = await makePerson(product.ctx);
    expect((await request(product, `GET /payment/orders/${orderId}`, { as: other })).status).toBe(404);
    product.advance(301_000);
    expect((await product.app.request(`http://localhost:3000${receipt.url}`)).status).toBe(403);

    const drawn = await startBankPurchase(product);
    const second = (await drawn.place()).body.orderId;
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    await drawn.confirm({ orderId: second, file: new File([Uint8Array.from(picture)], 'photo.jpg') });
    const shown = await drawn.receiptOf(second);
    const response = await product.app.request(`http://localhost:3000${shown.url}`);
    expect(shown.isPicture).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  test('of three simultaneous receipts, one is stored and the others are refused', async () => {
    const { orderId } = (await p.place()).body;
    const before = (await stored()).length;
    const responses = await Promise.all([
      p.confirm({ orderId }),
      p.confirm({ orderId }),
      p.confirm({ orderId }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('payment.receipt_exists');
    await product.runJobs();
    expect((await stored()).length - before).toBe(1);
  });

  test('a receipt for a course that the buyer already owns is refused, and the refusal says how to get the money back', async () => {
    const { orderId } = (await p.place()).body;
    const before = await stored();
    await p.addOrder({ method: 'stripe', status: 'completed', grantsAccess: true, completedAt: new Date() });
    expect(await p.confirm({ orderId })).toMatchObject({
      status: 409,
      body: {
        code: 'payment.already_enrolled',
        message:
          'You already own this course, so no transfer is needed. If you have sent one, we’ll return the money once we have your receipt.',
      },
    });
    expect(await stored()).toEqual(before);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: false });
  });

  test('an order shows when its buyer has since got the course without paying', async () => {
    const { orderId } = (await p.place()).body;
    await product.ctx.db.transaction().execute((trx) =>
      enrol(trx, {
        userId: p.buyer.id,
        courseId: p.courseId,
        orderId: null,
        now: product.ctx.clock(),
        appUrl: product.ctx.settings.appUrl,
      }),
    );
    const { body } = await request<{ order: Receipt }>(product, `GET /payment/orders/${orderId}`, {
      as: p.buyer,
    });
    expect(body.order.courseOwned).toBe(true);
    expect((await p.confirm({ orderId })).status).toBe(409);
  });

  test('a receipt for a wrong order or account, or a file that is not a receipt, is refused with an explanation', async () => {
    const { orderId } = (await p.place()).body;
    const stripeOrder = await p.addOrder({ method: 'stripe' });
    const paid = await p.addOrder({ method: 'bank', status: 'completed' });
    const over = await p.addOrder({ method: 'bank', status: 'failed', failureReason: 'expired' });
    const someoneElses = (await (await startBankPurchase(product)).place()).body.orderId;
    const before = await stored();
    const web = new File(['<html><script>alert(1)</script></html>'], 'receipt.pdf', {
      type: 'application/pdf',
    });
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'r.png', { type: 'image/png' });
    const gif = new File([Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')], 'r.gif');
    const large = new File([pdf(), new Uint8Array(5 * 1024 * 1024)], 'large.pdf');
    const refused = await Promise.all([
      p.confirm({ orderId: '' }),
      p.confirm({ orderId: someoneElses }),
      p.confirm({ orderId: stripeOrder }),
      p.confirm({ orderId: paid }),
      p.confirm({ orderId: over }),
      p.confirm({ orderId, bank: 'no-such' }),
      p.confirm({ orderId, file: web }),
      p.confirm({ orderId, file: svg }),
      p.confirm({ orderId, file: gif }),
      p.confirm({ orderId, file: large }),
      p.confirm({ orderId, file: new File([], 'empty.pdf') }),
      p.confirm({ orderId, file: null }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'Order not found'],
      [404, 'Order not found'],
      [409, 'This order is not paid by bank transfer.'],
      [409, 'This order has already been paid.'],
      [409, 'This order is no longer open. Please order again.'],
      [422, 'Please choose the account you paid into.'],
      [415, 'Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.'],
      [415, 'Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.'],
      [415, 'Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.'],
      [413, 'The receipt must be 5 MB or less.'],
      [400, 'This file is empty.'],
      [400, 'Please upload your payment receipt first'],
    ]);
    expect(await stored()).toEqual(before);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: false });
    expect((await p.confirm({ orderId })).status).toBe(200);
  });

  test('expires after two weeks without a receipt, but not while its receipt is under review', async () => {
    const waiting = (await p.place()).body.orderId;
    const reviewed = await startBankPurchase(product);
    const underReview = (await reviewed.place()).body.orderId;
    await reviewed.confirm({ orderId: underReview });
    product.advance(15 * 24 * 3600_000);
    await reconcileOrders(product.ctx);
    expect(await p.orderNow(waiting)).toMatchObject({ status: 'failed', failureReason: 'expired' });
    expect(await p.orderNow(underReview)).toMatchObject({ status: 'pending', inFlight: true });
  });

  test('stays open for an administrator’s decision if it expires while its receipt arrives', async () => {
    const { orderId } = (await p.place()).body;
    product.advance(15 * 24 * 3600_000);
    const held = await product.ctx.pool.connect();
    try {
      await held.query('begin');
      await held.query('select from orders where id = $1 for update', [orderId]);
      const reconciling = reconcileOrders(product.ctx);
      await expect.poll(() => waitingForLocks(product)).toBe(1);
      await held.query('update orders set in_flight = true where id = $1', [orderId]);
      await held.query('commit');
      await reconciling;
    } finally {
      held.release();
    }
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'pending', inFlight: true });
  });
});
