import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepGifts } from '../../../src/features/gifts/forget-gifts.server.ts';
import { isEnrolled } from '../../../src/features/learning/index.server.ts';
import { findDifferences } from '../../../src/features/ledger/index.server.ts';
import { applyFact } from '../../../src/features/payments/settlement/apply-fact.server.ts';
import { unseal } from '../../../src/platform/crypto/sealing.ts';
import { dayMs, type GiftPurchase, startGift } from '../../factories/buying/gift-purchase.ts';
import { openShop, type Shop } from '../../factories/buying/shop.ts';
import { makeCourse } from '../../factories/courses.ts';
import { makePerson } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';

/** Set `GIFT_ROUNDS` to run more. */
const rounds = Number(process.env.GIFT_ROUNDS ?? 3);

let shop: Shop;
let g: GiftPurchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  g = await startGift(shop);
});

const bought = async () => {
  const { giftId, orderId } = await g.buy();
  return { giftId, orderId, token: await g.tokenOf(giftId) };
};
const has = (person = g.recipient, courseId = g.course.id) => isEnrolled(shop.ctx.db, person.id, courseId);
const enrol = (courseId = g.course.id) =>
  shop.ctx.db.insertInto('enrolments').values({ userId: g.recipient.id, courseId, orderId: null }).execute();
const dispute = (orderId: string, state: 'open' | 'won' | 'lost') =>
  applyFact(shop.ctx, orderId, { kind: 'dispute', disputeId: 'dp_1', state }, 'test');
const subjects = async () => (await shop.runJobs()).map(({ to, subject }) => [to, subject]);
const statusOf = async (giftId: string) =>
  (await shop.ctx.db.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirstOrThrow())
    .status;

describe('claiming a gift', () => {
  test('the link shows who gives what and enrols the recipient, and the buyer is told', async () => {
    const { giftId, orderId, token } = await bought();
    expect(await g.open(token)).toMatchObject({
      state: 'open',
      gift: { from: 'Ada Lovelace', recipient: 'Priya', message: 'Well done!', course: { _id: g.course.id } },
      viewer: { isBuyer: false, claimed: null, ownsCourse: false },
    });
    const { status, body } = await g.claim(token);
    expect([status, body.course?._id]).toEqual([200, g.course.id]);
    expect(await has()).toBe(true);
    expect(await subjects()).toContainEqual([g.buyer.email, 'Priya has claimed your gift']);
    expect(await g.receipt(orderId)).toMatchObject({
      gift: { status: 'claimed' },
      lines: [{ refund: null }],
    });
    expect(await g.giftNow(giftId)).toMatchObject({ status: 'claimed', claimUrl: null });
  });

  test('a gift claimed with the printed card before its day is not emailed as well', async () => {
    const { giftId } = await g.buy({ deliverOn: g.day(2) });
    expect((await g.claim(await g.tokenOf(giftId))).status).toBe(200);
    shop.advance(3 * dayMs);
    expect((await subjects()).filter(([, subject]) => subject?.includes('has given'))).toEqual([]);
    shop.advance(-3 * dayMs);
  });

  test('two people, each in two tabs, claim a gift at the same time: exactly one of them gets the course', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { token } = await bought();
      const [first, second] = [await makePerson(shop.ctx), await makePerson(shop.ctx)];
      const responses = await Promise.all([first, second, first, second].map((one) => g.claim(token, one)));
      const enrolled = [await has(first), await has(second)];
      expect(enrolled.filter(Boolean)).toHaveLength(1);
      for (const [index, { status }] of responses.entries())
        expect(status).toBe(enrolled[index % 2] ? 200 : 409);
    }
  });

  test('the buyer cannot claim a gift, and the link of an unknown or unpaid gift does not work', async () => {
    const { token } = await bought();
    expect((await g.claim(token, g.buyer)).body.code).toBe('gift.own');
    expect((await g.giveBack(token, g.buyer)).body.code).toBe('gift.own');
    expect((await g.open(token, g.buyer)).viewer.isBuyer).toBe(true);
    expect((await g.claim('no-such-token')).status).toBe(404);
    const { body } = await g.prepare();
    const { tokenSealed } = await shop.ctx.db
      .selectFrom('gifts')
      .select('tokenSealed')
      .where('id', '=', body.gift._id)
      .executeTakeFirstOrThrow();
    expect((await g.claim(unseal(shop.ctx.keyFor('gift links'), tokenSealed))).status).toBe(404);
    expect(body.gift.claimUrl).toBeNull();
  });

  test('once it is claimed, others with the link learn nothing about it', async () => {
    const { token } = await bought();
    await g.claim(token);
    const stranger = await makePerson(shop.ctx);
    expect(await g.open(token, stranger)).toMatchObject({ state: 'claimed', gift: null });
    expect(await g.open(token, g.recipient)).toMatchObject({
      state: 'claimed',
      viewer: { claimed: g.course.id },
    });
  });
});

describe('a recipient who has the course already', () => {
  test('chooses another one by the same instructor, whose list price is no higher', async () => {
    const { token } = await bought();
    await enrol();
    const make = (priceCents: number, more = {}) =>
      makeCourse(shop.ctx, { instructorId: g.course.instructorId, priceCents, discountCents: null, ...more });
    const [same, cheaper, dearer, hidden, free] = [
      await make(9900),
      await make(4900),
      await make(9901),
      await make(4900, { isPublished: false }),
      await make(4900, { discountCents: 0 }),
    ];
    const foreign = await makeCourse(shop.ctx, { priceCents: 1000 });
    const { viewer } = await g.open(token, g.recipient);
    expect(viewer.ownsCourse).toBe(true);
    expect(viewer.choices.map(({ _id }) => _id)).toEqual([same.id, cheaper.id]);
    expect((await g.claim(token)).body.code).toBe('gift.course_owned');
    for (const { id } of [dearer, hidden, free, foreign])
      expect((await g.claim(token, g.recipient, { courseId: id })).body.code).toBe('gift.not_offered');
    expect((await g.claim(token, g.recipient, { courseId: cheaper.id })).status).toBe(200);
    expect(await has(g.recipient, cheaper.id)).toBe(true);
  });

  test('a recipient who does not have it cannot choose another one', async () => {
    const { token } = await bought();
    const { id } = await makeCourse(shop.ctx, { instructorId: g.course.instructorId, priceCents: 1000 });
    expect((await g.claim(token, g.recipient, { courseId: id })).body.code).toBe('gift.not_offered');
  });

  test('can have the buyer refunded, which ends the gift', async () => {
    const { giftId, orderId, token } = await bought();
    expect((await g.giveBack(token)).body.code).toBe('gift.not_owned');
    expect((await g.open(token, g.recipient)).viewer.canReturn).toBe(false);
    await enrol();
    expect((await g.open(token, g.recipient)).viewer.canReturn).toBe(true);
    expect((await g.giveBack(token)).status).toBe(200);
    await g.deliver();
    expect((await g.receipt(orderId)).paymentInfo.paymentStatus).toBe('refunded');
    expect(await statusOf(giftId)).toBe('refunded');
    expect((await g.giveBack(token)).status).toBe(409);
    expect(await has()).toBe(true);
  });
});

test('a gift that cost nothing cannot be refunded, so its recipient is not offered a refund', async () => {
  const { id: ownerId } = await makePerson(shop.ctx, { role: 'admin' });
  const code = `GIFT-${ownerId.slice(-8).toUpperCase()}`;
  await shop.ctx.db.insertInto('coupons').values({ code, ownerId, scope: 'all', percent: 100 }).execute();
  const { body } = await g.prepare();
  await g.place(body.gift._id, { coupon: code, paymentMethod: undefined });
  const token = await g.tokenOf(body.gift._id);
  await enrol();
  expect((await g.open(token, g.recipient)).viewer).toMatchObject({ ownsCourse: true, canReturn: false });
  expect((await g.giveBack(token)).status).toBe(409);
});

describe('refunding a gift', () => {
  test('the buyer can have a gift refunded until it is claimed, however late; the link then says so', async () => {
    const { giftId, orderId, token } = await bought();
    await shop.ctx.db
      .updateTable('orders')
      .set({ completedAt: new Date(shop.ctx.clock().getTime() - 200 * dayMs) })
      .where('id', '=', orderId)
      .execute();
    expect((await g.refund(orderId)).status).toBe(200);
    expect((await g.deliver()).map(({ text }) => text).join()).toContain('The gift can no longer be claimed');
    expect(await statusOf(giftId)).toBe('refunded');
    expect((await g.claim(token)).body.code).toBe('gift.refunded');
    expect((await g.open(token)).state).toBe('refunded');
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
  });

  test('the buyer cannot have it refunded once it is claimed', async () => {
    const { orderId, token } = await bought();
    await g.claim(token);
    expect((await g.refund(orderId)).body.code).toBe('refund.not_possible');
    expect(await has()).toBe(true);
  });

  test('a claim and a refund at the same time never both succeed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { orderId, token } = await bought();
      const [claimed, refunded] = await Promise.all([g.claim(token), g.refund(orderId)]);
      expect([claimed.status, refunded.status].toSorted()).toEqual([200, 409]);
      expect(await has()).toBe(claimed.status === 200);
      await shop.ctx.db.deleteFrom('enrolments').where('userId', '=', g.recipient.id).execute();
    }
  });

  test('a refund of a bank transfer waits for an administrator; until then the gift cannot be claimed', async () => {
    const { body } = await g.prepare();
    const { body: placed } = await g.place(body.gift._id, { paymentMethod: 'bank' });
    const admin = await makePerson(shop.ctx, { role: 'admin' });
    await request(shop, `POST /admin/orders/${placed.orderId}/confirm`, { as: admin, body: {} });
    const token = await g.tokenOf(body.gift._id);
    expect((await g.refund(placed.orderId)).body.order.lines[0]?.refund).toMatchObject({ state: 'waiting' });
    expect((await g.claim(token)).body.code).toBe('gift.blocked');
    expect((await g.open(token)).state).toBe('blocked');
  });

  test('a refund by the provider after the claim ends access, and the recipient is told', async () => {
    const { orderId, token } = await bought();
    await g.claim(token);
    await shop.runJobs();
    const order = await shop.ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await shop.refundAt('stripe', order);
    const emails = await g.deliver();
    expect(await has()).toBe(false);
    expect(emails.find(({ to }) => to === g.recipient.email)?.subject).toBe(
      'Your access to Risk registers that get read has ended',
    );
  });

  test('a disputed gift cannot be claimed; access through it is suspended until the dispute is won', async () => {
    const [waiting, claimed] = [await bought(), await bought()];
    await g.claim(claimed.token);
    for (const { orderId } of [waiting, claimed]) await dispute(orderId, 'open');
    expect((await g.claim(waiting.token, await makePerson(shop.ctx))).body.code).toBe('gift.blocked');
    expect(await has()).toBe(false);
    await dispute(claimed.orderId, 'won');
    expect(await has()).toBe(true);
    await dispute(waiting.orderId, 'lost');
    expect(await statusOf(waiting.giftId)).toBe('refunded');
  });
});

describe('what is known about a recipient', () => {
  const row = (giftId: string) =>
    shop.ctx.db.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirst();

  const sweepAfter = (days: number) =>
    sweepGifts({ db: shop.ctx.db, clock: () => new Date(Date.now() + days * dayMs) });

  test('is deleted 30 days after the claim; a gift that is not paid within 60 days is deleted altogether', async () => {
    const { giftId, token } = await bought();
    await g.claim(token);
    const { body } = await g.prepare();
    await sweepAfter(29);
    expect((await row(giftId))?.recipientEmail).toBe(g.recipient.email);
    await sweepAfter(31);
    expect(await row(giftId)).toMatchObject({ recipientEmail: null, message: '', recipientName: 'Priya' });
    await sweepAfter(59);
    expect(await row(body.gift._id)).toBeDefined();
    await sweepAfter(61);
    expect(await row(body.gift._id)).toBeUndefined();
  });

  test('is kept while the gift waits, and deleted two years after it was sent; the link still works', async () => {
    const { giftId, token } = await bought();
    await sweepAfter(700);
    expect((await row(giftId))?.recipientEmail).toBe(g.recipient.email);
    await sweepAfter(731);
    expect((await row(giftId))?.recipientEmail).toBeNull();
    expect((await g.claim(token)).status).toBe(200);
  });

  test('is deleted with their account; a paid gift remains when its buyer’s account is deleted', async () => {
    const admin = await makePerson(shop.ctx, { role: 'admin' });
    const [claimed, waiting] = [await bought(), await bought()];
    await g.claim(claimed.token);
    const { body } = await g.prepare();
    await request(shop, `DELETE /admin/users/${g.recipient.id}`, { as: admin });
    expect(await row(claimed.giftId)).toMatchObject({
      recipientName: 'Deleted user',
      recipientEmail: null,
      message: '',
    });
    expect((await request(shop, `DELETE /admin/users/${g.buyer.id}`, { as: admin })).status).toBe(200);
    expect(await row(body.gift._id)).toBeUndefined();
    const other = await makePerson(shop.ctx);
    expect((await g.open(waiting.token)).gift?.from).toBe('A former learner');
    expect((await g.claim(waiting.token, other)).status).toBe(200);
    expect(await has(other)).toBe(true);
  });
});
