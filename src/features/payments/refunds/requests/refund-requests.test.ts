import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import {
  type Purchase,
  refundSubject,
  startPurchase,
} from '../../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makePerson } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../../test/harness/waiting-for-locks.ts';
import type { Receipt } from '../../contract.ts';
import { applyFact } from '../../settlement/apply-fact.server.ts';
import { finishRefund } from '../send-refund.server.ts';
import type { RefundRequest } from './contract.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.behave();
  p = await startPurchase(shop);
});

const reason = 'It covers what I know already.';
const bought = async (): Promise<string> => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};
type Asked = { message: string; code?: string; order: Receipt };
const ask = (orderId: string, body: object = { reason }, as = p.buyer, position = 1) =>
  request<Asked>(shop, `POST /payment/orders/${orderId}/lines/${position}/refund`, { as, body });
const refundOf = async (orderId: string) =>
  (await request<Asked>(shop, `GET /payment/orders/${orderId}`, { as: p.buyer })).body.order.lines[0]?.refund;
const paidDaysAgo = (orderId: string, days: number) =>
  shop.ctx.db
    .updateTable('orders')
    .set({ completedAt: new Date(shop.ctx.clock().getTime() - days * 86_400_000) })
    .where('id', '=', orderId)
    .execute();
const waiting = async (): Promise<RefundRequest> => {
  const { body } = await request<{ requests: RefundRequest[] }>(
    shop,
    `GET /admin/refund-requests?status=waiting&search=${encodeURIComponent(p.buyer.email)}`,
    { as: desk.admin },
  );
  const [found] = body.requests;
  if (!found) throw new Error('No request is waiting.');
  return found;
};
const decide = (id: string, what: 'approve' | 'refuse', body: object = {}) =>
  request<{ message: string; code?: string }>(shop, `POST /admin/refund-requests/${id}/${what}`, {
    as: desk.admin,
    body,
  });
const inboxOf = async () => {
  const { body } = await request<{ items: { kind: string; count: number }[] }>(shop, 'GET /admin/inbox', {
    as: desk.admin,
  });
  return body.items.find(({ kind }) => kind === 'refunds')?.count ?? 0;
};

describe('a learner refunds a course within the terms', () => {
  test('the course is refunded immediately: access ends, the ledger is reversed, and one email is sent', async () => {
    const orderId = await bought();
    expect(await refundOf(orderId)).toMatchObject({ state: 'now', amount: 49, progress: 0 });
    const { status, body } = await ask(orderId);
    expect([status, body.message]).toEqual([200, 'Your payment has been refunded.']);
    expect(body.order).toMatchObject({ refundedAmount: 49, paymentInfo: { paymentStatus: 'refunded' } });
    expect(await p.deliver()).toEqual([refundSubject]);
    expect(await p.hasAccess()).toBe(false);
    const { rows } = await shop.ctx.pool.query(
      `select sum(cents)::int as left from ledger_entries where account like 'instructor:%' and journal_id in
        (select id from ledger_journals where order_id = $1)`,
      [orderId],
    );
    expect(rows).toEqual([{ left: 0 }]);
    const detail = await desk.see(orderId);
    expect(detail.refunds).toMatchObject([{ amount: 49, reason, by: p.buyer.name, status: 'done' }]);
  });

  test('the course is refunded once, even when three requests arrive at the same time', async () => {
    const orderId = await bought();
    const responses = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect(await p.deliver()).toEqual([refundSubject]);
    expect((await p.orderNow(orderId)).refundedCents).toBe(4900);
  });

  test('a refund whose terms end while it is being requested is not made automatically', async () => {
    const orderId = await bought();
    const { db } = shop.ctx;
    const asking = await db.transaction().execute(async (trx) => {
      const completedAt = new Date(shop.ctx.clock().getTime() - 15 * 86_400_000);
      await trx.updateTable('orders').set({ completedAt }).where('id', '=', orderId).execute();
      const response = ask(orderId);
      await expect.poll(() => waitingForLocks(shop), { timeout: 10_000 }).toBe(1);
      return { response };
    });
    expect(await asking.response).toMatchObject({ status: 409, body: { code: 'refund.changed' } });
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'completed', refundedCents: 0 });
    expect(await refundOf(orderId)).toMatchObject({ state: 'ask', cause: 'late' });
  });

  test('a learner can only ask for a second refund of the same course', async () => {
    await ask(await bought());
    await p.deliver();
    const again = await bought();
    expect(await refundOf(again)).toMatchObject({ state: 'ask', cause: 'again' });
  });

  test('while the provider does not respond, the refund is in progress and cannot be requested again', async () => {
    const orderId = await bought();
    await shop.misbehave('reset', 3);
    const { status, body } = await ask(orderId);
    expect([status, body.order.lines[0]?.refund?.state]).toEqual([200, 'sent']);
    expect(body.message).toContain('on its way');
    expect((await ask(orderId)).status).toBe(409);
  });

  test('if the provider refuses, the request is left to the administrators', async () => {
    const orderId = await bought();
    const { db } = shop.ctx;
    await db.updateTable('orders').set({ providerPayment: 'pi_none' }).where('id', '=', orderId).execute();
    const { status, body } = await ask(orderId);
    expect([status, body.order.lines[0]?.refund]).toEqual([
      200,
      expect.objectContaining({ state: 'waiting', cause: 'provider' }),
    ]);
    expect(await p.hasAccess()).toBe(true);
    expect((await waiting()).cause).toBe('provider');
  });

  test('if the provider refuses later, the learner and administrators are emailed, and the order is reviewed', async () => {
    const orderId = await bought();
    await shop.misbehave('reset', 3);
    expect((await ask(orderId)).body.order.lines[0]?.refund?.state).toBe('sent');
    const { db } = shop.ctx;
    await db.updateTable('orders').set({ providerPayment: 'pi_none' }).where('id', '=', orderId).execute();
    const { id: refundId } = await db
      .selectFrom('refunds')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await finishRefund(shop.ctx, { refundId });
    const emailed = (await shop.runJobs()).map(({ to }) => to);
    expect(emailed).toEqual(expect.arrayContaining([p.buyer.email, desk.admin.email]));
    expect(emailed.filter((to) => to === p.buyer.email)).toHaveLength(1);
    expect((await waiting()).cause).toBe('provider');
    expect((await p.orderNow(orderId)).flags).toEqual(['review']);
    await finishRefund(shop.ctx, { refundId });
    expect(await shop.runJobs()).toEqual([]);
  });

  test('a refund that fails after the provider had accepted it waits for an administrator, and the learner is told', async () => {
    const orderId = await bought();
    expect((await ask(orderId)).status).toBe(200);
    await shop.runJobs();
    const { db } = shop.ctx;
    // The state before the provider's records show the refund.
    await db.updateTable('refunds').set({ status: 'sent' }).where('orderId', '=', orderId).execute();
    await db
      .updateTable('orders')
      .set({ status: 'completed', refundedCents: 0 })
      .where('id', '=', orderId)
      .execute();
    await db.updateTable('orderLines').set({ refundedCents: 0 }).where('orderId', '=', orderId).execute();
    expect((await refundOf(orderId))?.state).toBe('sent');
    await applyFact(shop.ctx, orderId, { kind: 'refundFailed' }, 'test');
    expect((await refundOf(orderId))?.state).toBe('waiting');
    const subjects = (await shop.runJobs()).filter(({ to }) => to === p.buyer.email);
    expect(subjects.map(({ subject }) => subject)).toEqual([expect.stringContaining('hasn’t gone through')]);
  });

  test.each([
    ['no reason', {}],
    ['an empty reason', { reason: '  ' }],
    ['a reason of more than 1,000 characters', { reason: 'x'.repeat(1001) }],
  ])('a request with %s is refused', async (_what, body) => {
    const orderId = await bought();
    expect((await ask(orderId, body)).status).toBe(400);
    expect((await p.orderNow(orderId)).status).toBe('completed');
  });

  test('a request for another person’s order, or for a line that does not exist, is refused', async () => {
    const orderId = await bought();
    expect((await ask(orderId, { reason }, await makePerson(shop.ctx))).status).toBe(404);
    expect((await ask(orderId, { reason }, p.buyer, 2)).body.code).toBe('refund.not_possible');
  });
});

describe('a refund outside the terms', () => {
  test('a request after the period waits, with emails to the learner and the administrators, once', async () => {
    const orderId = await bought();
    await paidDaysAgo(orderId, 15);
    expect(await refundOf(orderId)).toMatchObject({ state: 'ask', cause: 'late' });
    const before = await inboxOf();
    const both = await Promise.all([ask(orderId), ask(orderId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await inboxOf()).toBe(before + 1);
    const emails = await shop.runJobs();
    const about = emails.map(({ to, subject }) => [to, subject]);
    expect(about).toContainEqual([
      p.buyer.email,
      'We’ve received your refund request for Risk registers that get read',
    ]);
    expect(about).toContainEqual([
      desk.admin.email,
      'Refund request to review: Risk registers that get read',
    ]);
    expect((await ask(orderId)).body.code).toBe('refund.already_asked');
  });

  test('two administrators who approve a request at the same time refund it once', async () => {
    const orderId = await bought();
    await paidDaysAgo(orderId, 15);
    await ask(orderId);
    const { _id } = await waiting();
    const both = await Promise.all([decide(_id, 'approve'), decide(_id, 'approve')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await p.deliver()).toContain(refundSubject);
    expect(await p.orderNow(orderId)).toMatchObject({ status: 'refunded', refundedCents: 4900 });
    expect((await decide(_id, 'refuse', { reason: 'Too late.' })).body.code).toBe('refund.decided');
  });

  test('a learner whose request is refused reads why, keeps the course and cannot ask again', async () => {
    const orderId = await bought();
    await paidDaysAgo(orderId, 15);
    await ask(orderId);
    const { _id } = await waiting();
    expect((await decide(_id, 'refuse', { reason: ' ' })).status).toBe(400);
    expect((await decide(_id, 'refuse', { reason: 'You completed the course.' })).status).toBe(200);
    expect(await p.deliver()).toContain('Your refund request for Risk registers that get read');
    expect(await refundOf(orderId)).toMatchObject({ state: 'refused', answer: 'You completed the course.' });
    expect(await p.hasAccess()).toBe(true);
    expect((await ask(orderId)).body.code).toBe('refund.refused');
  });

  test('a request closes when the order is refunded in another way', async () => {
    const orderId = await bought();
    await paidDaysAgo(orderId, 15);
    await ask(orderId);
    const { _id } = await waiting();
    await desk.decide(orderId, 'refund', { reason: 'Agreed by phone.' });
    await p.deliver();
    expect((await decide(_id, 'approve')).body.code).toBe('refund.decided');
  });
});

test('a learner who has reached the progress limit in the terms can only ask for a refund', async () => {
  const orderId = await bought();
  const { db } = shop.ctx;
  const { id: enrolmentId } = await db
    .selectFrom('enrolments')
    .select('id')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const lectures = await db.selectFrom('lectures').select('id').where('courseId', '=', p.courseId).execute();
  const done = { watchedPercent: 100, positionSeconds: 60, completedAt: shop.ctx.clock() };
  await db
    .insertInto('lectureProgress')
    .values(lectures.map(({ id }) => ({ enrolmentId, lectureId: id, ...done })))
    .execute();
  expect(await refundOf(orderId)).toMatchObject({ state: 'ask', cause: 'progress', progress: 100 });
});

test('anyone can read the terms of refunds', async () => {
  const { body } = await request(shop, 'GET /payment/refund-terms');
  expect(body).toEqual({ terms: { days: 14, percent: 30 } });
});
