import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { isEnrolled } from '../../../learning/index.server.ts';

let shop: Shop;
let instructor: Person;
let buyer: Person;

beforeAll(async () => {
  shop = await openShop();
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
  buyer = await makePerson(shop.ctx);
});
afterAll(() => shop.close());

const course = async () =>
  (await makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 5000, discountCents: null })).id;

type Placed = { orderId: string; url: string };
const owns = (courseId: string) => isEnrolled(shop.ctx.db, buyer.id, courseId);

test('an unpaid order is not reused once the bundle contains a different course at the same price', async () => {
  const [first, second, third] = [await course(), await course(), await course()];
  const bundle = { title: 'The delivery route', price: 80 };
  const made = await request<{ bundle: { _id: string } }>(shop, 'POST /bundles', {
    as: instructor,
    body: { ...bundle, courses: [first, second] },
  });
  const { _id } = made.body.bundle;
  await request(shop, `PATCH /bundles/${_id}/status`, { as: instructor, body: { status: 'published' } });
  const buy = (courses: string[]) =>
    request<Placed>(shop, `POST /payment/bundles/${_id}/create-order`, {
      as: buyer,
      body: { paymentMethod: 'stripe', amount: 80, courses },
    });
  const { body: left } = await buy([first, second]);
  expect((await buy([second, first])).body.orderId).toBe(left.orderId);

  const body = { ...bundle, courses: [first, third] };
  expect((await request(shop, `PUT /bundles/${_id}`, { as: instructor, body })).status).toBe(200);
  expect(await buy([first, second])).toMatchObject({
    status: 409,
    body: { code: 'payment.courses_changed', amount: 80 },
  });
  const { body: placed } = await buy([first, third]);
  expect(placed.orderId).not.toBe(left.orderId);
  await shop.choose(placed.url, 'pay');
  await shop.releaseWebhooks();
  await shop.runJobs();
  expect([await owns(first), await owns(second), await owns(third)]).toEqual([true, false, true]);
});
