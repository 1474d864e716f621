import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyBundle, publishBundle } from '../../../test/factories/buying/bundle-purchase.ts';
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

test('a course of a bundle that was refunded separately is not shown as paid', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const buyer = await makePerson(shop.ctx);
  const mine = { instructorId: instructor.id, priceCents: 5000, discountCents: null };
  const kept = await makeCourse(shop.ctx, { ...mine, title: 'Kept' });
  const returned = await makeCourse(shop.ctx, { ...mine, title: 'Returned' });
  const courses = [kept.id, returned.id];
  const bundle = await publishBundle(shop, instructor, { title: 'Both', price: 50, courses });
  const orderId = await buyBundle(shop, buyer, bundle);
  const refund = `POST /payment/orders/${orderId}/lines/2/refund` as const;
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
