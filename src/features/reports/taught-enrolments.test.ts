import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGift } from '../../../test/factories/buying/gift-purchase.ts';
import { openShop, type Shop } from '../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import type { TaughtEnrolment } from './contract.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const listed = async (as: Person, payment = ''): Promise<TaughtEnrolment[]> => {
  const path = `GET /courses/enrolled-students?sort=course${payment && `&payment=${payment}`}` as const;
  return (await request<{ enrollments: TaughtEnrolment[] }>(shop, path, { as })).body.enrollments;
};
const shown = ({ courseTitle, paymentStatus, amountPaid, status }: TaughtEnrolment) =>
  [courseTitle, paymentStatus, amountPaid, status] as const;

test('a course of a bundle that was refunded by itself is not shown as paid', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const buyer = await makePerson(shop.ctx);
  const mine = { instructorId: instructor.id, priceCents: 5000, discountCents: null };
  const kept = await makeCourse(shop.ctx, { ...mine, title: 'Kept' });
  const returned = await makeCourse(shop.ctx, { ...mine, title: 'Returned' });
  const body = { title: 'Both', price: 50, courses: [kept.id, returned.id] };
  const made = await request<{ bundle: { _id: string } }>(shop, 'POST /bundles', { as: instructor, body });
  const { _id } = made.body.bundle;
  await request(shop, `PATCH /bundles/${_id}/status`, { as: instructor, body: { status: 'published' } });
  const { body: placed } = await request<{ orderId: string; url: string }>(
    shop,
    `POST /payment/bundles/${_id}/create-order`,
    { as: buyer, body: { paymentMethod: 'stripe' } },
  );
  await shop.choose(placed.url, 'pay');
  await shop.releaseWebhooks();
  await shop.runJobs();
  const refund = `POST /payment/orders/${placed.orderId}/lines/2/refund` as const;
  expect((await request(shop, refund, { as: buyer, body: { reason: 'Not for me.' } })).status).toBe(200);
  await shop.releaseWebhooks();
  await shop.runJobs();

  const [one, other] = [
    ['Kept', 'completed', 25, 'not-started'],
    ['Returned', 'refunded', 0, 'ended'],
  ];
  expect((await listed(instructor)).map(shown)).toEqual([one, other]);
  expect((await listed(instructor, 'completed')).map(shown)).toEqual([one]);
  expect((await listed(instructor, 'refunded')).map(shown)).toEqual([other]);
});

test('a gift is paid for, whichever course its recipient chose', async () => {
  const g = await startGift(shop);
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const { id: instructorId } = instructor;
  await shop.ctx.db.updateTable('courses').set({ instructorId }).where('id', '=', g.course.id).execute();
  const chosen = await makeCourse(shop.ctx, { instructorId, title: 'Chosen', priceCents: 4900 });
  const { giftId } = await g.buy();
  await shop.ctx.db
    .insertInto('enrolments')
    .values({ userId: g.recipient.id, courseId: g.course.id, orderId: null })
    .execute();
  const claimed = await g.claim(await g.tokenOf(giftId), g.recipient, { courseId: chosen.id });
  expect(claimed.status).toBe(200);
  expect((await listed(instructor, 'completed')).map(shown)).toEqual([
    ['Chosen', 'completed', 49, 'not-started'],
  ]);
});
