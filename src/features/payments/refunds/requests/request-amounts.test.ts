import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBankPurchase } from '../../../../../test/factories/buying/bank-purchase.ts';
import { buyBundle, publishBundle } from '../../../../../test/factories/buying/bundle-purchase.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import type { RefundRequest } from './contract.ts';

let shop: Shop;
let desk: OrderDesk;
beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
});
afterAll(() => shop.close());

const ask = (as: Person, orderId: string, position = 1) =>
  request(shop, `POST /payment/orders/${orderId}/lines/${position}/refund`, {
    as,
    body: { reason: 'I know this part.' },
  });
const requestsOf = async ({ email }: Person): Promise<RefundRequest[]> => {
  const path = `GET /admin/refund-requests?search=${encodeURIComponent(email)}` as const;
  const { body } = await request<{ requests: RefundRequest[] }>(shop, path, { as: desk.admin });
  return body.requests.toSorted((one, other) => one.title.localeCompare(other.title));
};
const decide = (id: string | undefined, what: string, body: object) =>
  request(shop, `POST /admin/refund-requests/${id}/${what}`, { as: desk.admin, body });

test('a request for one of a bundle’s courses keeps its amount after the decision, and after other refunds', async () => {
  const instructor = await makePerson(shop.ctx, { role: 'instructor' });
  const buyer = await makePerson(shop.ctx);
  const titles = ['First stage', 'Second stage', 'Third stage'];
  const made = titles.map((title) =>
    makeCourse(shop.ctx, { instructorId: instructor.id, priceCents: 6000, title }),
  );
  const courses = (await Promise.all(made)).map(({ id }) => id);
  const bundle = await publishBundle(shop, instructor, { title: 'The route', price: 120, courses });
  const orderId = await buyBundle(shop, buyer, bundle);
  const longAgo = new Date(shop.ctx.clock().getTime() - 30 * 86_400_000);
  await shop.ctx.db.updateTable('orders').set({ completedAt: longAgo }).where('id', '=', orderId).execute();
  for (const position of [1, 2, 3]) await ask(buyer, orderId, position);
  const asList = async () =>
    (await requestsOf(buyer)).map(({ status, amount, refundAmount }) => [status, amount, refundAmount]);
  const [first, second] = await requestsOf(buyer);
  expect((await decide(first?._id, 'approve', {})).status).toBe(200);
  await shop.releaseWebhooks();
  await shop.runJobs();
  expect((await decide(second?._id, 'refuse', { reason: 'Too late.' })).status).toBe(200);
  const decided = [
    ['approved', 40, 40],
    ['refused', 40, 0],
  ];
  expect(await asList()).toEqual([...decided, ['waiting', 40, 40]]);

  await desk.decide(orderId, 'refund', { reason: 'Agreed by phone.' });
  await shop.releaseWebhooks();
  await shop.runJobs();
  expect(await asList(), 'the third was not refunded by its request').toEqual([
    ...decided,
    ['approved', 40, 0],
  ]);
  const { body } = await request<{ request: RefundRequest }>(
    shop,
    `GET /admin/refund-requests/${first?._id}`,
    { as: desk.admin },
  );
  expect(body.request.amount).toBe(40);
});

test('a partial refund changes what is left to refund, but not what was asked for', async () => {
  const { buyer, place } = await startBankPurchase(shop);
  const orderId = (await place()).body.orderId;
  await desk.decide(orderId, 'confirm');
  await ask(buyer, orderId);
  const [{ _id: id } = { _id: '' }] = await requestsOf(buyer);
  const amounts = async () =>
    (await requestsOf(buyer)).map(({ status, amount, refundAmount }) => [status, amount, refundAmount]);
  const refundTen = () => desk.decide(orderId, 'refund', { amount: 10, reason: 'Agreed by phone.' });
  await refundTen();
  expect(await amounts()).toEqual([['waiting', 49, 39]]);
  expect((await decide(id, 'refuse', { reason: 'Too late.' })).status).toBe(200);
  await refundTen();
  expect(await amounts()).toEqual([['refused', 49, 0]]);

  const undecided = { status: 'waiting', decidedAt: null, answer: null } as const;
  await shop.ctx.db.updateTable('refundRequests').set(undecided).where('id', '=', id).execute();
  expect((await decide(id, 'approve', {})).status).toBe(200);
  expect(await amounts()).toEqual([['approved', 49, 29]]);
});
