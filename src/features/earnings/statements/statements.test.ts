import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../../test/factories/buying/order-desk.ts';
import { addAvailable, payoutDetails } from '../../../../test/factories/buying/payees.ts';
import { type Purchase, startPurchase } from '../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { noteFee } from '../../payments/index.server.ts';
import type { PayoutRun } from '../../payouts/contract.ts';
import type { Statement, StatementList } from '../contract.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;
let instructor: Person;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
  instructor = await makePerson(shop.ctx, { role: 'instructor', name: 'Amara Linden' });
});
afterAll(() => shop.close());

const bought = async (): Promise<string> => {
  p = await startPurchase(shop);
  const { id } = await makeCourse(shop.ctx, {
    priceCents: 9900,
    discountCents: 4900,
    instructorId: instructor.id,
  });
  p.courseId = id;
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};
const monthNow = () => shop.ctx.clock().toISOString().slice(0, 7);
const statement = async (month: string, as = instructor) =>
  request<{ statement: Statement }>(shop, `GET /earnings/statements/${month}`, { as });
const cents = (dollars: number) => Math.round(dollars * 100);

test('two months of sales, a refund, a correction and a payout add up to the cent', async () => {
  const first = monthNow();
  const refunded = await bought();
  await bought();
  await desk.decide(refunded, 'refund', { amount: 9, reason: 'Agreed with support.' });
  await p.deliver();
  shop.advance(32 * 24 * 3600_000);
  // Otherwise everyone's session would have expired by now.
  const now = shop.ctx.clock();
  const expiresAt = new Date(now.getTime() + 24 * 3600_000);
  await shop.ctx.db.updateTable('sessions').set({ lastSeenAt: now, createdAt: now, expiresAt }).execute();
  const second = monthNow();
  await addAvailable(shop.ctx, instructor.id, 10_000);
  await request(shop, 'PUT /earnings/payout-profile', { as: instructor, body: payoutDetails.paypal });
  await shop.ctx.db
    .updateTable('payoutProfiles')
    .set({ state: 'approved', usableFrom: shop.ctx.clock() })
    .execute();
  const { body } = await request<{ run: PayoutRun }>(shop, 'POST /admin/payout-runs', { as: desk.admin });
  await request(shop, `POST /admin/payout-runs/${body.run._id}/approve`, { as: desk.admin });
  await shop.runJobs();
  await p.deliver();

  const { statement: before } = (await statement(first)).body;
  const { statement: after } = (await statement(second)).body;
  expect(before.opening).toBe(0);
  expect(before.lines.map(({ kind }) => kind)).toEqual(['sale', 'sale', 'refund']);
  expect(before.lines[0]).toMatchObject({
    gross: 49,
    tax: 0,
    fee: 1.73,
    share: 50,
    amount: 23.63,
    learner: 'A. L.',
  });
  expect(before.lines[2]).toMatchObject({ gross: -9, tax: null, fee: null, share: null, amount: -4.34 });
  expect(after.opening).toBe(before.closing);
  expect(after.lines.map(({ kind }) => kind)).toEqual(['correction', 'payout_paid']);
  for (const { opening, closing, lines } of [before, after])
    expect(lines.reduce((sum, { amount }) => sum + cents(amount), cents(opening))).toBe(cents(closing));
  const balances = await shop.ctx.pool.query(
    `select sum(cents)::int as cents from ledger_balances where account like $1 and account not like '%:paid'`,
    [`instructor:${instructor.id}:%`],
  );
  expect(cents(after.closing)).toBe(balances.rows[0].cents);
});

test('a later correction of a fee is a separate line; the sale stays as it was booked', async () => {
  const orderId = await bought();
  for (const query of [
    'update orders set fee_cents = null where id = $1',
    'update ledger_sales set fee_is_final = false where order_id = $1',
  ])
    await shop.ctx.pool.query(query, [orderId]);
  const order = await p.orderNow(orderId);
  const { number } = order;
  const linesNow = async () =>
    (await statement(monthNow())).body.statement.lines.filter((line) => line.order === number);
  const sale = await linesNow();
  const paid = { orderId, amountCents: 4900, currency: 'usd', refundedCents: 0, payment: null };
  await shop.ctx.db
    .transaction()
    .execute((trx) => noteFee(shop.ctx, trx, order, { kind: 'captured', ...paid, feeCents: 250 }));
  expect(sale).toMatchObject([{ kind: 'sale', gross: 49, fee: 1.73, amount: 23.63 }]);
  expect(await linesNow()).toEqual([
    ...sale,
    expect.objectContaining({ kind: 'fee', gross: null, fee: 0.77, share: null, amount: -0.38 }),
  ]);
});

test('the list of months agrees with the statements', async () => {
  const { body } = await request<StatementList>(shop, 'GET /earnings/statements', { as: instructor });
  expect(body.statements.length).toBeGreaterThanOrEqual(2);
  for (const { _id, opening, earned, paid, closing } of body.statements) {
    const { statement: one } = (await statement(_id)).body;
    expect([one.opening, one.closing]).toEqual([opening, closing]);
    expect(cents(opening) + cents(earned) - cents(paid)).toBe(cents(closing));
  }
});

test('the CSV sums to its last row', async () => {
  const { body } = await request<string>(shop, `GET /earnings/statements/${monthNow()}/statement.csv`, {
    as: instructor,
  });
  const rows = body.trim().split('\r\n').slice(1);
  const amounts = rows.map((row) => cents(Number(row.split(',').at(-1))));
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
});

test('the PDF is a tagged document', async () => {
  const { body, headers } = await request<string>(
    shop,
    `GET /earnings/statements/${monthNow()}/statement.pdf`,
    { as: instructor },
  );
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(body.slice(0, 5)).toBe('%PDF-');
  expect(body).toContain('/StructTreeRoot');
});

test('there is no statement for a month before the first entry, a future month or another instructor', async () => {
  expect((await statement('2020-01')).status).toBe(404);
  expect((await statement('2099-01')).status).toBe(404);
  expect((await statement('2026-13')).status).toBe(400);
  const other = await makePerson(shop.ctx, { role: 'instructor' });
  expect((await statement(monthNow(), other)).status).toBe(404);
});
