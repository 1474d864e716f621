import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyBundle, publishBundle } from '../../../../../test/factories/buying/bundle-purchase.ts';
import { startGift } from '../../../../../test/factories/buying/gift-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import type { AdminOrder } from '../../admin/contract.ts';

let shop: Shop;
let desk: OrderDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());

async function buyTwoCourses(buyer: Person): Promise<{ orderId: string; courses: string[] }> {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const one = await makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 4900 });
  const other = await makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 9900 });
  const courses = [one.id, other.id];
  const bundle = await publishBundle(shop, instructor, {
    title: 'From risk to reserve',
    price: 50,
    courses,
  });
  return { orderId: await buyBundle(shop, buyer, bundle), courses };
}

const mark = (orderId: string, courseId: string, what: 'endedAt' | 'completedAt') =>
  shop.ctx.db
    .updateTable('enrolments')
    .set({ [what]: shop.ctx.clock() })
    .where('orderId', '=', orderId)
    .where('courseId', '=', courseId)
    .execute();
const listed = async (search: string): Promise<AdminOrder[]> => {
  const query = new URLSearchParams({ search });
  const { body } = await request<{ orders: AdminOrder[] }>(shop, `GET /admin/orders?${query}`, {
    as: desk.admin,
  });
  return body.orders;
};

test('a bundle gives access while one of its courses is open, with the average of their progress', async () => {
  const { orderId, courses } = await buyTwoCourses(await makePerson(shop.ctx));
  const [first = '', second = ''] = courses;
  await mark(orderId, second, 'completedAt');
  expect(await desk.see(orderId)).toMatchObject({
    enrolled: true,
    progress: { progress: 50, completed: false },
  });
  await mark(orderId, first, 'endedAt');
  expect(await desk.see(orderId)).toMatchObject({
    enrolled: true,
    progress: { progress: 100, completed: true },
  });
  await mark(orderId, second, 'endedAt');
  expect(await desk.see(orderId)).toMatchObject({ enrolled: false, enrolledAt: null, progress: null });
});

test('administrators find the order of a bundle by the bundle’s title', async () => {
  const { orderId } = await buyTwoCourses(await makePerson(shop.ctx));
  const [order] = (await listed('risk to RESERVE')).filter(({ _id }) => _id === orderId);
  expect(order).toMatchObject({ bundle: 'From risk to reserve', enrolled: true, progress: { progress: 0 } });
});

test('a gift gives access to the course that its recipient chose instead', async () => {
  const g = await startGift(shop);
  const { id: instructorId } = await makePerson(shop.ctx, { role: 'instructor' });
  await shop.ctx.db.updateTable('courses').set({ instructorId }).where('id', '=', g.course.id).execute();
  const chosen = await makeCourse(shop.ctx, { instructorId, priceCents: 4900 });
  const { giftId, orderId } = await g.buy();
  expect(await desk.see(orderId)).toMatchObject({
    giftFor: 'Priya',
    giftStatus: 'sent',
    enrolled: false,
    progress: null,
  });
  await shop.ctx.db
    .insertInto('enrolments')
    .values({ userId: g.recipient.id, courseId: g.course.id, orderId: null })
    .execute();
  const claimed = await g.claim(await g.tokenOf(giftId), g.recipient, { courseId: chosen.id });
  expect(claimed.status).toBe(200);
  expect(await desk.see(orderId)).toMatchObject({ enrolled: true, progress: { progress: 0 } });
});
