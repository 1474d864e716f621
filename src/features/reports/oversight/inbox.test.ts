import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBankPurchase } from '../../../../test/factories/buying/bank-purchase.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { audit } from '../../../platform/audit.ts';
import type { Inbox } from '../contract.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

const inbox = async () => {
  const { body } = await request<Inbox>(product, 'GET /admin/inbox', { as: admin });
  return Object.fromEntries(body.items.map(({ kind, count, since }) => [kind, { count, since }]));
};

test('nothing waits in a new marketplace', async () => {
  expect(await inbox()).toEqual({});
});

test('a course has been waiting since its publication was requested, even if it has changed since', async () => {
  const { db } = product.ctx;
  const course = await makeCourse(product.ctx, { status: 'pending' });
  await makeCourse(product.ctx, { status: 'approved' });
  await audit(db, null, 'course.publication_requested', { type: 'course', id: course.id });
  const asked = new Date('2026-01-02T03:04:05Z');
  await db.updateTable('auditLog').set({ at: asked }).where('subjectId', '=', course.id).execute();
  expect((await inbox()).courses).toEqual({ count: 1, since: asked.toISOString() });
});

test('a bank transfer waits from its receipt until an administrator confirms or rejects it', async () => {
  const purchase = await startBankPurchase(product);
  const { body: order } = await purchase.place();
  expect(await inbox()).not.toHaveProperty('receipts');
  await purchase.confirm({ orderId: order.orderId });
  expect((await inbox()).receipts?.count).toBe(1);
  const { status } = await request(product, `POST /admin/orders/${order.orderId}/reject`, {
    as: admin,
    body: { reason: 'The amount differs.' },
  });
  expect(status).toBe(200);
  expect(await inbox()).not.toHaveProperty('receipts');
});

test('certificates, orders under review and disputes are counted, with the oldest certificate’s date', async () => {
  const { db } = product.ctx;
  const { learner, course } = await makeEnrolment(product.ctx);
  const days = [new Date('2026-03-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')];
  for (const [index, requestedAt] of days.entries())
    await db
      .insertInto('certificates')
      .values({
        number: `MP-${index}`,
        userId: index === 0 ? learner.id : admin.id,
        courseId: course.id,
        learnerName: learner.name,
        courseTitle: course.title,
        completionPercentage: 100,
        requestedAt,
      })
      .execute();
  for (const flag of ['review', 'disputed'] as const)
    await db
      .insertInto('orders')
      .values({
        userId: learner.id,
        courseId: (await makeCourse(product.ctx)).id,
        method: 'stripe',
        status: 'completed',
        amountCents: 100,
        flags: [flag],
        disputes: flag === 'disputed' ? '{"d": true}' : '{}',
        completedAt: product.ctx.clock(),
      })
      .execute();
  const found = await inbox();
  expect(found.certificates).toEqual({ count: 2, since: days[1]?.toISOString() });
  expect([found.reviews?.count, found.disputes?.count]).toEqual([1, 1]);
});

test('payout runs, payout details, corrections and credit claims wait until an administrator decides', async () => {
  const { db } = product.ctx;
  const { course } = await makeEnrolment(product.ctx);
  const day = (n: number) => new Date(Date.UTC(2026, 3, n));
  const runs = { payouts: 1, cents: 5_000, approvalsNeeded: 1, kind: 'request' as const };
  await db
    .insertInto('payoutRuns')
    .values([
      { ...runs, createdAt: day(2) },
      { ...runs, createdAt: day(1) },
      { ...runs, createdAt: day(1), state: 'approved' },
    ])
    .execute();
  await db
    .insertInto('payoutProfiles')
    .values({
      userId: course.instructorId,
      method: 'bank',
      sealed: '',
      hint: '•••• 2740',
      state: 'to_check',
      changedAt: day(3),
      usableFrom: day(6),
    })
    .execute();
  await db
    .insertInto('ledgerCorrections')
    .values({
      cents: 1,
      memo: 'A refund outside.',
      entries: '[]',
      state: 'proposed',
      createdBy: admin.id,
      createdAt: day(4),
    })
    .execute();
  await db
    .insertInto('courseCredits')
    .values({
      courseId: course.id,
      family: 'pmi',
      amount: 100,
      areas: '{}',
      state: 'claimed',
      validFrom: '2026-01-01',
      claimedAt: day(5),
    })
    .execute();
  expect(await inbox()).toMatchObject({
    payouts: { count: 2, since: day(1).toISOString() },
    payoutDetails: { count: 1, since: day(3).toISOString() },
    corrections: { count: 1, since: day(4).toISOString() },
    credits: { count: 1, since: day(5).toISOString() },
  });
});
