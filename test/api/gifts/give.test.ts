import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Gift } from '../../../src/features/gifts/contract.ts';
import { sendDueGifts } from '../../../src/features/gifts/send-gift.server.ts';
import { isEnrolled } from '../../../src/features/learning/index.server.ts';
import { findDifferences } from '../../../src/features/ledger/index.server.ts';
import { keysFrom } from '../../../src/platform/crypto/keys.ts';
import { createLimiter, noLimits } from '../../../src/platform/http/security/limiter.ts';
import { dayMs, type GiftPurchase, startGift } from '../../factories/buying/gift-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../factories/buying/order-desk.ts';
import { openShop, type Shop } from '../../factories/buying/shop.ts';
import { makePerson } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';

let shop: Shop;
let desk: OrderDesk;
let g: GiftPurchase;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  g = await startGift(shop);
});

const arrived = 'Ada Lovelace has given you a course';
const toRecipient = (emails: { to: string; subject: string }[]) =>
  emails.filter(({ to }) => to === g.recipient.email).map(({ subject }) => subject);

describe('buying a course as a gift', () => {
  test('the recipient gets an email; the buyer gets a receipt that names the recipient, but no access', async () => {
    const { giftId, orderId, emails } = await g.buy();
    expect(await isEnrolled(shop.ctx.db, g.buyer.id, g.course.id)).toBe(false);
    expect(toRecipient(emails)).toEqual([arrived]);
    const gift = emails.find(({ to }) => to === g.recipient.email);
    expect(gift?.text).toContain('Well done!');
    expect(gift?.text).toContain(`/claim/${await g.tokenOf(giftId)}`);
    const receipt = emails.find(({ to }) => to === g.buyer.email);
    expect(receipt?.text).toContain('your gift for Priya.');
    expect(receipt?.text).not.toContain(g.recipient.email);
    expect(receipt?.text).not.toContain('enrolled');
    const order = await g.receipt(orderId);
    expect(order).toMatchObject({ gift: { recipient: 'Priya', status: 'sent' }, secondPayment: false });
    expect(JSON.stringify(order)).not.toContain(g.recipient.email);
    expect(order.lines).toMatchObject([
      { listPrice: 99, discount: 50, total: 49, refund: { state: 'now', until: null } },
    ]);
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
  });

  test.each(['paypal', 'paystack'] as const)('%s works as well', async (paymentMethod) => {
    const { giftId } = await g.buy({}, { paymentMethod });
    expect((await g.giftNow(giftId)).status).toBe('sent');
  });

  test('a bank transfer works once an administrator confirms it', async () => {
    const { body } = await g.prepare();
    const { body: placed } = await g.place(body.gift._id, { paymentMethod: 'bank' });
    expect((await desk.decide(placed.orderId, 'confirm')).status).toBe(200);
    expect((await g.giftNow(body.gift._id)).status).toBe('sent');
  });

  test('another open order for the same gift needs no payment, even after a refund', async () => {
    const { body } = await g.prepare();
    const { body: transfer } = await g.place(body.gift._id, { paymentMethod: 'bank' });
    expect(await g.receipt(transfer.orderId)).toMatchObject({ courseOwned: false });
    const { body: card } = await g.place(body.gift._id);
    await shop.choose(card.url ?? '', 'pay');
    await g.deliver();
    await desk.decide(card.orderId, 'refund', { reason: 'A mistake.' });
    expect(await g.receipt(transfer.orderId)).toMatchObject({ courseOwned: true });
  });

  test('the card fields on our own page work', async () => {
    const { body } = await g.prepare();
    const { body: placed } = await request<{ paypalOrderId: string }>(
      shop,
      'POST /payment/paypal/create-order',
      {
        as: g.buyer,
        body: { giftId: body.gift._id, amount: 49 },
      },
    );
    await fetch(`${shop.sandboxUrl}/sdk/orders/${placed.paypalOrderId}/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: '4242424242424242' }),
    });
    const captured = await request(shop, 'POST /payment/paypal/capture-payment', {
      as: g.buyer,
      body: { orderId: placed.paypalOrderId },
    });
    expect(captured.body.message).toBe(
      'Payment successful! We’ll send your gift now, or on the day you chose',
    );
  });

  test('a buyer can give a course they have, and buy one for themselves that they have given', async () => {
    await g.buy();
    const own = await request(shop, 'POST /payment/create-order', {
      as: g.buyer,
      body: { courseId: g.course.id, paymentMethod: 'stripe' },
    });
    expect(own.status).toBe(200);
    await shop.ctx.db
      .insertInto('enrolments')
      .values({ userId: g.buyer.id, courseId: g.course.id, orderId: null })
      .execute();
    const { giftId } = await g.buy();
    expect((await g.giftNow(giftId)).status).toBe('sent');
  });

  test('when it is paid with two methods, the second payment is refunded and the gift stays', async () => {
    const { body } = await g.prepare();
    const id = body.gift._id;
    const orders = [await g.place(id), await g.place(id, { paymentMethod: 'paystack' })];
    for (const { body: placed } of orders) await shop.choose(placed.url ?? '', 'pay');
    await g.deliver();
    await g.deliver();
    const receipts = await Promise.all(orders.map(({ body: placed }) => g.receipt(placed.orderId)));
    expect(receipts.map(({ paymentInfo }) => paymentInfo.paymentStatus).toSorted()).toEqual([
      'completed',
      'refunded',
    ]);
    expect((await g.giftNow(id)).status).toBe('sent');
    expect((await g.place(id)).body.code).toBe('gift.already_paid');
  });

  test('the instructor’s coupon earns them the higher share, and its use is counted once', async () => {
    const code = `GIFT-${g.course.id.slice(-8).toUpperCase()}`;
    await shop.ctx.db
      .insertInto('coupons')
      .values({
        code,
        ownerId: g.course.instructorId,
        scope: 'course',
        courseId: g.course.id,
        percent: 10,
        maxUses: 1,
      })
      .execute();
    const { orderId } = await g.buy({}, { coupon: code, amount: 44.1 });
    const line = await shop.ctx.db
      .selectFrom('orderLines')
      .innerJoin('coupons', 'coupons.id', 'orderLines.couponId')
      .select(['kind', 'attribution', 'totalCents', 'uses'])
      .where('orderId', '=', orderId)
      .executeTakeFirst();
    expect(line).toEqual({ kind: 'gift', attribution: 'instructor', totalCents: 4410, uses: 1 });
  });

  test('with a coupon for the whole price there is nothing to pay', async () => {
    const code = `FREE-${g.course.id.slice(-8).toUpperCase()}`;
    await shop.ctx.db
      .insertInto('coupons')
      .values({ code, ownerId: g.course.instructorId, scope: 'course', courseId: g.course.id, percent: 100 })
      .execute();
    const { body } = await g.prepare();
    const placed = await g.place(body.gift._id, { coupon: code, amount: 0 });
    expect(placed.body.url).toMatch(/\/payment\/success\//);
    expect(placed.body.message).toBe('We’ll send your gift now, or on the day you chose.');
    expect((await g.giftNow(body.gift._id)).status).toBe('sent');
  });
});

describe('the email with a gift', () => {
  test('is sent once, on its day at nine in the buyer’s time zone, however many jobs run', async () => {
    const { giftId, emails } = await g.buy({ deliverOn: g.day(3), timeZone: 'Asia/Tokyo' });
    expect(toRecipient(emails)).toEqual([]);
    const { sendAt } = await shop.ctx.db
      .selectFrom('gifts')
      .select('sendAt')
      .where('id', '=', giftId)
      .executeTakeFirstOrThrow();
    expect(sendAt.toISOString()).toBe(`${g.day(3)}T00:00:00.000Z`);
    await sendDueGifts(shop.ctx);
    expect(toRecipient(await shop.runJobs())).toEqual([]);
    shop.advance(3 * dayMs);
    await Promise.all(Array.from({ length: 4 }, () => sendDueGifts(shop.ctx)));
    await sendDueGifts(shop.ctx);
    expect(toRecipient(await shop.runJobs())).toEqual([arrived]);
  });

  test('is sent once, even if the first attempt fails halfway', async () => {
    const { giftId } = await g.buy({ deliverOn: g.day(1) });
    shop.advance(2 * dayMs);
    const keyFor = () => {
      throw new Error('killed');
    };
    await expect(sendDueGifts({ ...shop.ctx, keyFor })).rejects.toThrow('killed');
    expect((await g.giftNow(giftId)).status).toBe('scheduled');
    await sendDueGifts(shop.ctx);
    expect(toRecipient(await shop.runJobs())).toEqual([arrived]);
  });

  test('gets a new link if the application secret has changed before it is sent', async () => {
    const { giftId } = await g.buy({ deliverOn: g.day(1) });
    const before = await g.tokenOf(giftId);
    shop.advance(2 * dayMs);
    const { keyFor } = shop.ctx;
    shop.ctx.keyFor = keysFrom('another secret');
    onTestFinished(() => {
      shop.ctx.keyFor = keyFor;
    });
    const shown = () => request<{ gift: Gift }>(shop, `GET /gifts/${giftId}`, { as: g.buyer });
    expect((await shown()).body.gift.claimUrl).toBeNull();
    await sendDueGifts(shop.ctx);
    const email = (await shop.runJobs()).find(({ to }) => to === g.recipient.email);
    const { claimUrl } = (await shown()).body.gift;
    expect(claimUrl).not.toContain(before);
    expect(email?.text).toContain(claimUrl);
    expect((await g.claim(String(claimUrl).split('/claim/')[1] ?? '')).status).toBe(200);
  });

  test('goes to another person on another day if the buyer changes it in time, and again on request', async () => {
    const { giftId } = await g.buy({ deliverOn: g.day(5) });
    const change = (body: object) =>
      request<{ message: string; code?: string }>(shop, `PUT /gifts/${giftId}`, { as: g.buyer, body });
    const other = await makePerson(shop.ctx);
    const changed = { recipientName: 'Sam', recipientEmail: other.email, deliverOn: g.day(0) };
    const resend = () => request(shop, `POST /gifts/${giftId}/resend`, { as: g.buyer });
    expect((await resend()).status).toBe(409);
    expect((await change(changed)).status).toBe(200);
    expect((await shop.runJobs()).map(({ to, subject }) => [to, subject])).toEqual([[other.email, arrived]]);
    expect((await change(changed)).body.code).toBe('gift.already_sent');
    expect((await resend()).status).toBe(200);
    expect((await shop.runJobs()).map(({ to }) => to)).toEqual([other.email]);
    shop.ctx.limiter = createLimiter(shop.ctx.pool);
    try {
      // More requests than the product has connections to its database.
      const statuses = (await Promise.all(Array.from({ length: 12 }, resend))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 200, 200, ...Array<number>(9).fill(429)]);
    } finally {
      shop.ctx.limiter = noLimits;
    }
    await shop.runJobs();
  });

  test('is followed by one reminder after 30 days, unless the gift was claimed', async () => {
    const { giftId } = await g.buy();
    await g.buy();
    await g.claim(await g.tokenOf(giftId));
    await shop.runJobs();
    shop.advance(31 * dayMs);
    await Promise.all([sendDueGifts(shop.ctx), sendDueGifts(shop.ctx)]);
    await sendDueGifts(shop.ctx);
    const emails = await shop.runJobs();
    expect(toRecipient(emails)).toEqual(['Your gift from Ada Lovelace is waiting']);
  });

  test('waits while the payment is disputed', async () => {
    const { giftId, orderId } = await g.buy({ deliverOn: g.day(1) });
    const flag = (flags: string) =>
      shop.ctx.pool.query('update orders set flags = $2 where id = $1', [orderId, flags]);
    await flag('{disputed}');
    const today = { recipientName: 'Priya', recipientEmail: g.recipient.email, deliverOn: g.day(0) };
    const changed = await request<{ gift: { status: string } }>(shop, `PUT /gifts/${giftId}`, {
      as: g.buyer,
      body: today,
    });
    expect([changed.status, changed.body.gift.status]).toEqual([200, 'scheduled']);
    shop.advance(2 * dayMs);
    await sendDueGifts(shop.ctx);
    expect((await g.giftNow(giftId)).status).toBe('scheduled');
    await flag('{}');
    await sendDueGifts(shop.ctx);
    expect(toRecipient(await shop.runJobs())).toEqual([arrived]);
    await flag('{disputed}');
    const again = await request(shop, `POST /gifts/${giftId}/resend`, { as: g.buyer });
    expect([again.status, again.body.code]).toEqual([409, 'gift.blocked']);
    shop.advance(31 * dayMs);
    await sendDueGifts(shop.ctx);
    expect(toRecipient(await shop.runJobs())).toEqual([]);
  });
});
