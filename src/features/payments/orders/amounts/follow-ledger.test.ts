import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { recordedLog, withBrokenRows } from '../../../../../test/factories/broken-row.ts';
import { type LedgerFacts, ledgerFacts } from '../../../../../test/factories/buying/ledger-facts.ts';
import { type OrderDesk, openOrderDesk } from '../../../../../test/factories/buying/order-desk.ts';
import { type Purchase, startPurchase } from '../../../../../test/factories/buying/purchase.ts';
import { openShop, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { makeCourse } from '../../../../../test/factories/courses.ts';
import { sell } from '../../../../../test/factories/money/sales.ts';
import type { HistoryRecord } from '../../../../../test/factories/money/stage.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { waitingForLocks } from '../../../../../test/harness/waiting-for-locks.ts';
import { checkLedger, findDifferences, releaseEarnings } from '../../../ledger/index.server.ts';
import { applyFact } from '../../settlement/apply-fact.server.ts';
import { catchUpLedger } from './follow-ledger.server.ts';

let shop: Shop;
let desk: OrderDesk;
let p: Purchase;
let ledger: LedgerFacts;

beforeAll(async () => {
  shop = await openShop();
  desk = await openOrderDesk(shop);
  ledger = ledgerFacts(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  p = await startPurchase(shop);
});

const daysMs = (days: number) => days * 24 * 3600_000;
const bought = async (): Promise<string> => {
  const { orderId } = await p.checkOut('pay');
  await p.deliver();
  return orderId;
};

/**
 * 49 dollars less the fee of 2.9% and 30 cents (172.1 cents, rounded up) is 4,727 cents; half of that, rounded down, is
 * the instructor's.
 */
const sold = { clearing: -4900, fees: 173, held: 2363, revenue: 2364 };

describe('the ledger follows an order', () => {
  test('a sale is split when it is paid: fee, the instructor’s share, and the rest for the platform', async () => {
    const orderId = await bought();
    expect(await ledger.accountsOf(orderId)).toEqual(sold);
    expect(await ledger.journalsOf(orderId)).toEqual(['sale']);
  });

  test('replaying its webhook a hundred times writes one journal', async () => {
    const orderId = await bought();
    await shop.resend('checkout.session.completed', 100);
    await shop.runJobs();
    expect(await ledger.journalsOf(orderId)).toEqual(['sale']);
  });

  test('a partial refund and then the rest each take back their proportion of the sale, once', async () => {
    const orderId = await bought();
    await desk.decide(orderId, 'refund', { amount: 9, reason: 'Agreed with support.' });
    await p.deliver();
    const back = Math.floor((2363 * 900) / 4900);
    expect(await ledger.accountsOf(orderId)).toEqual({
      clearing: -4000,
      fees: 173,
      held: 2363 - back,
      revenue: 2364 - (900 - back),
    });
    await desk.decide(orderId, 'refund', { reason: 'Not what was expected.' });
    await p.deliver();
    await p.deliver();
    expect(await ledger.accountsOf(orderId)).toEqual({ clearing: 0, fees: 173, held: 0, revenue: -173 });
    expect(await ledger.journalsOf(orderId)).toEqual(['sale', 'refund', 'refund']);
  });

  test('a sale through the instructor’s own coupon earns the higher share', async () => {
    const { db } = shop.ctx;
    const { instructorId } = await db
      .selectFrom('courses')
      .select('instructorId')
      .where('id', '=', p.courseId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('coupons')
      .values({
        code: `OWN-${p.courseId.slice(-8).toUpperCase()}`,
        ownerId: instructorId,
        percent: 10,
        scope: 'all',
      })
      .execute();
    const { body } = await p.place({ coupon: `OWN-${p.courseId.slice(-8)}` });
    await shop.choose(body.url, 'pay');
    await p.deliver();
    const net = 4410 - 158;
    expect(await ledger.accountsOf(body.orderId)).toMatchObject({ fees: 158, held: Math.floor(net * 0.97) });
  });

  test('a dispute moves the instructor’s part to the reserve, and one that is won moves it back', async () => {
    const orderId = await bought();
    const decide = (state: 'open' | 'won') =>
      applyFact(shop.ctx, orderId, { kind: 'dispute', disputeId: 'dp_1', state }, 'webhook');
    await decide('open');
    expect(await ledger.accountsOf(orderId)).toEqual({ ...sold, held: 0, disputes: 2363 });
    await decide('won');
    expect(await ledger.accountsOf(orderId)).toEqual({ ...sold, disputes: 0 });
  });

  test('held earnings become available after the hold, not before, and once', async () => {
    const orderId = await bought();
    await releaseEarnings(shop.ctx);
    expect(await ledger.accountsOf(orderId)).toEqual(sold);
    const later = { ...shop.ctx, clock: () => new Date(shop.ctx.clock().getTime() + daysMs(30) + 1000) };
    await Promise.all([releaseEarnings(later), releaseEarnings(later), releaseEarnings(later)]);
    expect(await ledger.accountsOf(orderId)).toEqual({ ...sold, held: 0, available: 2363 });
    await desk.decide(orderId, 'refund', { reason: 'Agreed with support.' });
    await p.deliver();
    expect(await ledger.accountsOf(orderId)).toMatchObject({ held: 0, available: 0, clearing: 0 });
  });

  test('a sale that cannot be released does not hold up the others', async () => {
    const bad = await bought();
    p = await startPurchase(shop);
    const good = await bought();
    const { log, records } = recordedLog();
    const clock = () => new Date(shop.ctx.clock().getTime() + daysMs(30) + 1000);
    const broken = { table: 'ledger_sales', when: `new.order_id = '${bad}'` };
    await withBrokenRows(shop.ctx.db, broken, () => releaseEarnings({ ...shop.ctx, clock, log }));
    expect(records).toMatchObject([
      { msg: 'could not release the earnings of a sale', item: { orderId: bad } },
    ]);
    expect(await ledger.accountsOf(bad)).toEqual(sold);
    expect(await ledger.accountsOf(good)).toEqual({ ...sold, held: 0, available: 2363 });
  });

  test('a free enrolment is not a sale', async () => {
    await shop.ctx.db.updateTable('courses').set({ discountCents: 0 }).where('id', '=', p.courseId).execute();
    const { body } = await p.place();
    expect(body.enrolled).toBe(true);
    expect(await ledger.query('select 1 from ledger_sales where course_id = $1', [p.courseId])).toEqual([]);
  });

  test('orders from before the ledger are added later, once', async () => {
    const orderId = await bought();
    const setTriggers = (action: 'disable' | 'enable') =>
      shop.ctx.pool.query(
        ['ledger_entries', 'ledger_journals']
          .map((table) => `alter table ${table} ${action} trigger user`)
          .join(';'),
      );
    await setTriggers('disable');
    await ledger.query('delete from ledger_balances where account like $1', ['instructor:%']);
    await ledger.query('delete from ledger_sales', []);
    await ledger.query('delete from ledger_entries', []);
    await ledger.query('delete from ledger_journals', []);
    await setTriggers('enable');
    await Promise.all([catchUpLedger(shop.ctx), catchUpLedger(shop.ctx)]);
    expect(await ledger.accountsOf(orderId)).toEqual(sold);
    expect(await ledger.journalsOf(orderId)).toEqual(['sale']);
    expect(await findDifferences(shop.ctx.db)).toEqual([]);
  });
});

describe('the database', () => {
  test('refuses to change or delete what is in the ledger', async () => {
    await bought();
    for (const table of ['ledger_journals', 'ledger_entries']) {
      await expect(ledger.query(`delete from ${table}`, [])).rejects.toThrow('the ledger never changes');
      await expect(ledger.query(`update ${table} set at = now()`, [])).rejects.toThrow(
        'the ledger never changes',
      );
    }
  });

  test('refuses a journal that does not sum to zero, or has fewer than two entries', async () => {
    const add = (...cents: number[]) =>
      shop.ctx.pool.query(`
        with journal as (insert into ledger_journals (kind, at) values ('correction', now()) returning id)
        insert into ledger_entries (journal_id, account, cents, at)
        select id, 'platform:revenue', cents, now() from journal, unnest(array[${cents.join()}]) cents`);
    await expect(add(100, -99)).rejects.toThrow('does not sum to zero');
    await expect(add(100)).rejects.toThrow('fewer than two entries');
    await add(100, -100);
  });
});

const bundle = {
  kind: 'sale',
  courses: 1,
  cents: 5000,
  discount: 0,
  own: false,
  isGift: false,
  method: 'stripe',
} as const;

test('a bundle locks the balances of its instructors in one order, whatever the order of its courses', async () => {
  const { ctx } = shop;
  const people = await Promise.all([0, 1].map(() => makePerson(ctx, { role: 'instructor' })));
  const [first, second] = people.sort((a, b) => (a.id < b.id ? -1 : 1)) as [Person, Person];
  const record: HistoryRecord = {
    instructors: people,
    orders: [],
    gifts: [],
    fees: new Map(),
    terms: [],
    corrected: new Map(),
  };
  const courseOf = async ({ id }: { id: string }) => (await makeCourse(ctx, { instructorId: id })).id;
  const courses = [await courseOf(second), await courseOf(first)];
  await sell(ctx, record, courses, bundle);

  const other = await ctx.pool.connect();
  onTestFinished(() => other.release(true));
  const lock = ({ id }: { id: string }) =>
    other.query('select 1 from ledger_balances where account = $1 for update nowait', [
      `instructor:${id}:held`,
    ]);
  await other.query('begin');
  await lock(first);
  const sale = sell(ctx, record, courses, bundle);
  await expect.poll(() => waitingForLocks(shop)).toBe(1);
  expect((await lock(second)).rowCount).toBe(1);
  await other.query('commit');
  await sale;
  expect(await findDifferences(ctx.db)).toEqual([]);
});

test('the nightly check finds no difference after the sales above, and reports a balance changed by hand', async () => {
  const orderId = await bought();
  expect(await findDifferences(shop.ctx.db)).toEqual([]);
  await ledger.query(
    `update ledger_balances set cents = cents + 1 where account =
      (select 'instructor:' || instructor_id || ':held' from ledger_sales where order_id = $1)`,
    [orderId],
  );
  await checkLedger(shop.ctx);
  const [check] = await ledger.query<{ differences: { what: string }[] }>(
    'select differences from ledger_checks order by id desc limit 1',
    [],
  );
  expect(check?.differences.map(({ what }) => what).sort()).toEqual(['balance', 'held']);
});

test('learners cannot see the ledger through their order', async () => {
  const orderId = await bought();
  const { body } = await request<{ order: object }>(shop, `GET /payment/orders/${orderId}`, { as: p.buyer });
  expect(JSON.stringify(body)).not.toMatch(/earned|permille|held/);
});
