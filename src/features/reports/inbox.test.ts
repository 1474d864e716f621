import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBankPurchase } from '../../../test/factories/buying/bank-purchase.ts';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { audit } from '../../platform/audit.ts';
import type { Inbox } from './contract.ts';

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

test('a bank transfer waits from its receipt until it is decided', async () => {
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
