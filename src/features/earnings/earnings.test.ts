import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../test/factories/buying/order-desk.ts';
import { type Purchase, startPurchase } from '../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { checkLedger } from '../ledger/index.server.ts';
import type { Earnings, JournalList, SaleList, TrialBalance } from './contract.ts';
import { earningsOf as earningsIn } from './earnings.server.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;
let instructor: Person;
let admin: Person;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
  admin = await makePerson(shop.ctx, { role: 'admin' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  instructor = await makePerson(shop.ctx, { role: 'instructor' });
  p = await startPurchase(shop);
  const { id } = await makeCourse(shop.ctx, {
    priceCents: 9900,
    discountCents: 4900,
    instructorId: instructor.id,
  });
  p.courseId = id;
});

const bought = async (): Promise<string> => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};
const salesOf = async (as: Person, query = '') =>
  (await request<SaleList>(shop, `GET /earnings/sales${query}`, { as })).body;
const earningsOf = async (as: Person) =>
  (await request<{ earnings: Earnings }>(shop, 'GET /earnings', { as })).body.earnings;

test('a sale appears with its share, the reason for it, the learner’s initials, and when it becomes available', async () => {
  const orderId = await bought();
  const { number, completedAt } = await p.orderNow(orderId);
  const { sales, total } = await salesOf(instructor);
  expect(total).toBe(1);
  expect(sales[0]).toMatchObject({
    orderNumber: number,
    total: 49,
    fee: 1.73,
    share: 50,
    attribution: 'platform',
    earned: 23.63,
    state: 'held',
    availableAt: new Date((completedAt?.getTime() ?? 0) + 30 * 24 * 3600_000).toISOString(),
  });
  expect(sales[0]?.learner).toMatch(/^(\p{Lu}\. ?)+$/u);
  const earnings = await earningsOf(instructor);
  expect(earnings).toMatchObject({ held: 23.63, available: 0, next: { amount: 23.63 } });
  expect(earnings.months.map(({ earned }) => earned)).toEqual([...Array(11).fill(0), 23.63]);
});

test('a refund shows in the balance, the month and the list', async () => {
  const orderId = await bought();
  await desk.decide(orderId, 'refund', { reason: 'Agreed with support.' });
  await p.deliver();
  const { months, ...earnings } = await earningsOf(instructor);
  expect(earnings).toMatchObject({ held: 0, available: 0, next: null });
  expect(months.map(({ earned }) => earned)).toEqual(Array(12).fill(0));
  const { sales } = await salesOf(instructor, '?state=refunded');
  expect(sales).toMatchObject([{ earned: 0, refunded: 49, state: 'refunded' }]);
  expect((await salesOf(instructor, '?state=held')).total).toBe(0);
});

test('another instructor sees nothing of a sale', async () => {
  await bought();
  const other = await makePerson(shop.ctx, { role: 'instructor' });
  expect((await salesOf(other)).total).toBe(0);
  expect(await earningsOf(other)).toMatchObject({ held: 0, available: 0 });
});

test('sales are found by order number and by course, and exported as CSV', async () => {
  const { number } = await p.orderNow(await bought());
  expect((await salesOf(instructor, `?search=${number.slice(4)}`)).total).toBe(1);
  expect((await salesOf(instructor, '?search=registers')).total).toBe(1);
  expect((await salesOf(instructor, '?search=%25')).total).toBe(0);
  const csv = await request<string>(shop, 'GET /earnings/sales.csv', { as: instructor });
  expect(String(csv.body)).toContain(number);
});

test('administrators see the journals of an order, a balance of zero and the last check', async () => {
  const { number } = await p.orderNow(await bought());
  await checkLedger(shop.ctx);
  const journals = await request<JournalList>(shop, `GET /admin/ledger/journals?search=${number}`, {
    as: admin,
  });
  expect(journals.body.journals).toHaveLength(1);
  const [journal] = journals.body.journals;
  expect(journal?.entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
  expect(journal?.entries).toContainEqual({
    account: 'instructor:held',
    instructor: instructor.name,
    amount: 23.63,
  });
  const { trialBalance } = (
    await request<{ trialBalance: TrialBalance }>(shop, 'GET /admin/ledger', { as: admin })
  ).body;
  expect(trialBalance).toMatchObject({ total: 0, checked: { differences: 0 } });
  expect(trialBalance.accounts.map(({ account }) => account)).toContain('instructors:held');
});

test('the next amount to become available covers a whole UTC day, whatever the time zone of the database', async () => {
  const first = await bought();
  const second = await startPurchase(shop);
  second.courseId = p.courseId;
  const { orderId } = await second.checkOut('pay');
  await second.deliver();
  const { db } = shop.ctx;
  for (const [id, hour] of [
    [first, 14],
    [orderId, 16],
  ] as const)
    await db
      .updateTable('ledgerSales')
      .set({ availableAt: new Date(`2030-05-04T${hour}:00:00Z`) })
      .where('orderId', '=', id)
      .execute();
  const { next } = await db.transaction().execute(async (trx) => {
    await sql`set local time zone 'Asia/Tokyo'`.execute(trx);
    return earningsIn({ ...shop.ctx, db: trx }, instructor.id);
  });
  expect(next).toEqual({ amount: 47.26, at: '2030-05-04T14:00:00.000Z' });
});
