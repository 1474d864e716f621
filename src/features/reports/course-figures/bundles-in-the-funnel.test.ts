import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishBundle } from '../../../../test/factories/buying/bundle-purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { CourseFunnel } from '../contract.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('an order of a bundle is a checkout of each of its courses', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const mine = { instructorId: instructor.id, priceCents: 5000 };
  const courses = [
    await makeCourse(shop.ctx, { ...mine, title: 'First' }),
    await makeCourse(shop.ctx, { ...mine, title: 'Second' }),
  ].map(({ id }) => id);
  const bundle = await publishBundle(shop, instructor, { title: 'Both', price: 50, courses });
  const placed = await request(shop, `POST /payment/bundles/${bundle}/create-order`, {
    as: await makePerson(shop.ctx),
    body: { paymentMethod: 'stripe' },
  });
  expect(placed.status).toBe(200);
  const { body } = await request<{ courses: CourseFunnel[] }>(shop, 'GET /courses/instructor-funnel', {
    as: instructor,
  });
  expect(body.courses.map(({ title, checkouts }) => [title, checkouts])).toEqual([
    ['First', 1],
    ['Second', 1],
  ]);
});
