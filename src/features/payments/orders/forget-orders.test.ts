import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Purchase, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import type { OrderRow } from './orders.server.ts';

let shop: Shop;
let instructor: Person;
let p: Purchase;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
  p = await startPurchase(shop, 'paystack');
  p.courseId = (await makeCourse(shop.ctx, { instructorId: instructor.id })).id;
});

const remove = () => request<{ code: string }>(shop, `DELETE /courses/${p.courseId}`, { as: instructor });
const kept = { status: 409, body: { code: 'course.has_records' } };

async function decline() {
  const placed = await p.checkOut('decline');
  await p.deliver();
  await p.verify(placed.orderId);
  expect(await p.orderNow(placed.orderId)).toMatchObject({ status: 'failed' });
  return placed;
}

const change = (id: string, values: Partial<OrderRow>) =>
  shop.ctx.db
    .updateTable('orders')
    .set(values as object)
    .where('id', '=', id)
    .execute();

test('a course stays while the buyer can retry a declined payment for it on the provider’s page', async () => {
  const { orderId, url } = await decline();
  expect(await remove()).toMatchObject(kept);
  await shop.choose(url, 'pay');
  await p.deliver();
  expect((await p.orderNow(orderId)).status).toBe('completed');
  expect(await p.hasAccess()).toBe(true);
});

test('two days later it can be deleted with the order, which nobody has paid', async () => {
  await decline();
  shop.advance(48 * 3600_000);
  expect((await remove()).status).toBe(200);
  expect(await p.count('orders')).toBe(0);
});

test('an order without a checkout does not keep its course, but one whose payment awaits a decision does', async () => {
  const { orderId } = await decline();
  await change(orderId, { providerReference: null, flags: ['review'] });
  expect(await remove()).toMatchObject(kept);
  await change(orderId, { flags: [] });
  expect((await remove()).status).toBe(200);
});
