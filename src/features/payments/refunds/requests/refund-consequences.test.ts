import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyBundle, publishBundle } from '../../../../../test/factories/buying/bundle-purchase.ts';
import { startGift } from '../../../../../test/factories/buying/gift-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { isEnrolled } from '../../../learning/index.server.ts';
import { applyFact } from '../../settlement/apply-fact.server.ts';
import type { RefundRequest } from './contract.ts';

let shop: Shop;
let desk: OrderDesk;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());

const waitingOf = async (email: string): Promise<RefundRequest> => {
  const { body } = await request<{ requests: RefundRequest[] }>(
    shop,
    `GET /admin/refund-requests?status=waiting&search=${encodeURIComponent(email)}`,
    { as: desk.admin },
  );
  const [found] = body.requests;
  if (!found) throw new Error('No request is waiting.');
  return found;
};
const decide = (id: string, what: 'approve' | 'refuse', body: object = {}) =>
  request(shop, `POST /admin/refund-requests/${id}/${what}`, { as: desk.admin, body });
const emailedTo = async (email: string) =>
  (await shop.runJobs()).filter(({ to }) => to === email).map(({ text }) => text?.replace(/\s+/g, ' '));

test('a request about a gift says what happens to the gift, not to access to a course', async () => {
  const g = await startGift(shop, 'bank');
  const { body: saved } = await g.prepare({ deliverOn: g.day(5) });
  const { orderId } = (await g.place(saved.gift._id)).body;
  await desk.decide(orderId, 'confirm');
  await shop.runJobs();
  expect((await g.refund(orderId)).status).toBe(200);
  expect(await emailedTo(g.buyer.email)).toEqual([
    expect.stringContaining('The gift can’t be claimed until then.'),
  ]);
  const { _id, order } = await waitingOf(g.buyer.email);
  expect(order.isGift).toBe(true);
  await decide(_id, 'refuse', { reason: 'The period is over.' });
  expect(await emailedTo(g.buyer.email)).toEqual([
    expect.stringContaining('The gift can be claimed as before.'),
  ]);
});

test('a recipient who returns a gift is not promised a refund that an administrator has yet to decide on', async () => {
  const g = await startGift(shop, 'bank');
  const { body: saved } = await g.prepare();
  const { orderId } = (await g.place(saved.gift._id)).body;
  await desk.decide(orderId, 'confirm');
  await shop.runJobs();
  await shop.ctx.db
    .insertInto('enrolments')
    .values({ userId: g.recipient.id, courseId: g.course.id, orderId: null })
    .execute();
  const { status, body } = await g.giveBack(await g.tokenOf(saved.gift._id));
  expect([status, body.message]).toEqual([200, 'Thank you. We’ll decide on the refund and email the buyer.']);
  expect((await waitingOf(g.buyer.email)).order.isGift).toBe(true);
  const [text] = await emailedTo(g.buyer.email);
  expect(text).toContain('already has this course.');
  expect(text).not.toContain('You asked');
});

test('the email about a part of a gift’s payment says that the rest is not refunded', async () => {
  const g = await startGift(shop, 'bank');
  const { body: saved } = await g.prepare({ deliverOn: g.day(5) });
  const { orderId } = (await g.place(saved.gift._id)).body;
  await desk.decide(orderId, 'confirm');
  await shop.runJobs();
  await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed.' });
  const [text] = await emailedTo(g.buyer.email);
  expect(text).toContain('$9.00 of the ');
  expect(text).toContain('has not been refunded');
  expect(text).toContain('The gift itself isn’t affected.');
  expect(text).not.toContain('in full');
});

test('a refund of a bundle’s course that the provider has accepted cannot be requested again before the order shows it', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const buyer = await makePerson(shop.ctx);
  const made = [1, 2].map(() => makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 6000 }));
  const courses = (await Promise.all(made)).map(({ id }) => id);
  const bundle = await publishBundle(shop, instructor, { title: 'The delivery route', price: 80, courses });
  const orderId = await buyBundle(shop, buyer, bundle);
  const { db } = shop.ctx;
  const about = { orderId, reason: 'I know this part.' };
  const amount = { amountCents: 4000, orderCents: 4000, refundedBefore: 0, currency: 'usd' };
  const { id: refundId } = await db
    .insertInto('refunds')
    .values({ ...about, ...amount, requestedBy: buyer.id, linePosition: 1, status: 'sent' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = shop.ctx.clock();
  await db
    .insertInto('refundRequests')
    .values({
      ...about,
      position: 1,
      userId: buyer.id,
      askedCents: 4000,
      status: 'approved',
      createdAt: now,
      decidedAt: now,
      refundId,
    })
    .execute();
  const ask = (position: number) =>
    request(shop, `POST /payment/orders/${orderId}/lines/${position}/refund`, {
      as: buyer,
      body: { reason: about.reason },
    });
  expect(await ask(1)).toMatchObject({ status: 409, body: { code: 'refund.sent' } });
  expect((await ask(2)).status, 'the other course').toBe(200);
});

test('two refunds of a bundle’s courses that the provider reports together are both completed, and the email names both', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const buyer = await makePerson(shop.ctx);
  const made = ['First', 'Second', 'Third'].map((title) =>
    makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 6000, title: `${title} stage` }),
  );
  const courses = (await Promise.all(made)).map(({ id }) => id);
  const bundle = await publishBundle(shop, instructor, { title: 'The delivery route', price: 120, courses });
  const orderId = await buyBundle(shop, buyer, bundle);
  await shop.runJobs();
  const { db } = shop.ctx;
  const amount = { orderId, amountCents: 4000, orderCents: 4000, currency: 'usd', requestedBy: buyer.id };
  for (const linePosition of [1, 2]) {
    const refundedBefore = (linePosition - 1) * 4000;
    const row = { ...amount, refundedBefore, reason: 'I know this part.', linePosition };
    await db
      .insertInto('refunds')
      .values({ ...row, status: 'sent' })
      .execute();
  }
  const shown = { amountCents: 12_000, currency: 'usd', refundedCents: 8000, payment: null };
  await applyFact(shop.ctx, orderId, { kind: 'captured', orderId, ...shown }, 'test');
  const refunds = await db.selectFrom('refunds').select('status').where('orderId', '=', orderId).execute();
  expect(refunds.map(({ status }) => status)).toEqual(['done', 'done']);
  const kept = await Promise.all(courses.map((id) => isEnrolled(db, buyer.id, id)));
  expect(kept).toEqual([false, false, true]);
  const [text] = await emailedTo(buyer.email);
  expect(text).toContain('$80.00 of the $120.00');
  expect(text).toContain('Refunded courses: First stage and Second stage');
  expect(text).toContain('Reason: “I know this part.”');
  expect(text).toContain('Your access to these courses has ended');
  expect(text, 'one of them may have been refunded earlier').not.toContain('You keep');
});

test('a buyer of a bundle keeps a course they already owned when it is refunded, and the email says so', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const buyer = await makePerson(shop.ctx);
  const [owned, other] = [
    await makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 6000 }),
    await makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 4000 }),
  ];
  const { body: made } = await request<{ bundle: { _id: string } }>(shop, 'POST /bundles', {
    as: instructor,
    body: { title: 'The delivery route', price: 80, courses: [owned.id, other.id] },
  });
  const bundle = made.bundle._id;
  await request(shop, `PATCH /bundles/${bundle}/status`, { as: instructor, body: { status: 'published' } });
  const { body: placed } = await request<{ orderId: string }>(
    shop,
    `POST /payment/bundles/${bundle}/create-order`,
    { as: buyer, body: { paymentMethod: 'bank' } },
  );
  await shop.ctx.db
    .insertInto('enrolments')
    .values({ userId: buyer.id, courseId: owned.id, orderId: null })
    .execute();
  await desk.decide(placed.orderId, 'confirm');
  await shop.runJobs();
  const { _id, order } = await waitingOf(buyer.email);
  expect(order.isGift).toBe(false);
  expect((await decide(_id, 'approve')).status).toBe(200);
  const [text] = await emailedTo(buyer.email);
  expect(text).toContain('You already had this course from another order, so you keep access to it.');
  expect(text).toContain('$48.00 of the $80.00 you paid');
  expect(text).not.toContain('has ended');
  expect(await isEnrolled(shop.ctx.db, buyer.id, owned.id)).toBe(true);

  await desk.decide(placed.orderId, 'refund', { amount: 2, reason: 'Agreed.' });
  const [part] = await emailedTo(buyer.email);
  expect(part).toContain('This doesn’t change your access to the courses in this bundle.');
  expect(part, 'one of them may have been refunded earlier').not.toContain('still have access');
  await desk.decide(placed.orderId, 'refund', { reason: 'Agreed.' });
  expect((await emailedTo(buyer.email))[0]).toContain('Your access to the courses in this bundle has ended');
});
