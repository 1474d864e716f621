import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GiftPurchase, startGift } from '../../factories/buying/gift-purchase.ts';
import { openShop, type Shop } from '../../factories/buying/shop.ts';
import { request } from '../../harness/request.ts';

let shop: Shop;
let g: GiftPurchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  g = await startGift(shop);
});

describe('refusing a gift', () => {
  test.each([
    ['to oneself', () => ({ recipientEmail: g.buyer.email.toUpperCase() }), 422, 'recipientEmail'],
    ['for yesterday', () => ({ deliverOn: g.day(-1) }), 422, 'deliverOn'],
    ['for more than a year ahead', () => ({ deliverOn: g.day(367) }), 422, 'deliverOn'],
    ['for a day that does not exist', () => ({ deliverOn: '2026-02-30' }), 400, 'deliverOn'],
    ['to an invalid email', () => ({ recipientEmail: 'priya at example' }), 400, 'recipientEmail'],
    ['to an email without a domain', () => ({ recipientEmail: 'priya@gmail' }), 400, 'recipientEmail'],
    ['to two emails', () => ({ recipientEmail: 'a@example.com,b@example.com' }), 400, 'recipientEmail'],
    [
      'to an email with a line break',
      () => ({ recipientEmail: 'a@example.com\nbcc: b@example.com' }),
      400,
      'recipientEmail',
    ],
    ['without a visible name', () => ({ recipientName: ' \u200b ' }), 400, 'recipientName'],
    ['with a message of 501 characters', () => ({ message: 'x'.repeat(501) }), 400, 'message'],
    ['with control characters in the message', () => ({ message: 'a\u0000b' }), 400, 'message'],
    ['in a time zone that does not exist', () => ({ timeZone: 'Mars/Olympus' }), 400, 'timeZone'],
  ])('a gift %s is refused', async (_why, body, status, field) => {
    const response = await g.prepare(body());
    expect(response.status).toBe(status);
    expect(Object.keys(response.body.fields ?? {})).toEqual([field]);
    const rows = await shop.ctx.db
      .selectFrom('gifts')
      .select('id')
      .where('userId', '=', g.buyer.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('a gift for exactly a year ahead is accepted', async () => {
    const year = Number(g.day(0).slice(0, 4)) + 1;
    expect((await g.prepare({ deliverOn: `${year}${g.day(0).slice(4)}` })).status).toBe(200);
  });

  test('a gift of an unpublished, archived, free or unknown course, or of the buyer’s own, is refused', async () => {
    const set = (values: object) =>
      shop.ctx.db.updateTable('courses').set(values).where('id', '=', g.course.id).execute();
    await set({ isPublished: false });
    expect((await g.prepare()).body.code).toBe('course.not_found');
    await set({ isPublished: true, status: 'archived' });
    expect((await g.prepare()).body.code).toBe('course.not_found');
    await set({ status: 'approved', priceCents: 0, discountCents: null });
    expect((await g.prepare()).body.code).toBe('gift.free_course');
    expect((await g.prepare({ courseId: 'no-such-course' })).status).toBe(404);
    await set({ priceCents: 9900, instructorId: g.buyer.id });
    expect((await g.prepare()).body.code).toBe('gift.own_course');
  });

  test('a gift cannot be paid once its course has left the catalogue', async () => {
    const { body } = await g.prepare();
    await shop.ctx.db
      .updateTable('courses')
      .set({ isPublished: false })
      .where('id', '=', g.course.id)
      .execute();
    expect((await g.place(body.gift._id)).body.code).toBe('course.not_found');
  });

  test('nobody but its buyer can open, resend or pay for a gift', async () => {
    const { body } = await g.prepare();
    const id = body.gift._id;
    expect((await request(shop, `GET /gifts/${id}`, { as: g.recipient })).status).toBe(404);
    const change = { as: g.recipient, body: { recipientName: 'Mine', recipientEmail: 'mine@example.com' } };
    expect((await request(shop, `PUT /gifts/${id}`, change)).status).toBe(404);
    expect((await request(shop, `POST /gifts/${id}/resend`, { as: g.recipient })).status).toBe(404);
    expect((await g.place(id, {}, g.recipient)).status).toBe(404);
  });
});
