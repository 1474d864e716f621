import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHistory } from '../../../test/factories/money/history.ts';
import { type HistoryRecord, historyMethods, type MoneyEvent } from '../../../test/factories/money/stage.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { findDifferences } from '../ledger/index.server.ts';

let product: TestProduct;
let admin: Person;

beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

/** The full count takes an hour or more: `HISTORIES=5000 npx vitest run histories`. */
const numRuns = Number(process.env.HISTORIES ?? 10);

const which = fc.nat({ max: 99 });
const permille = fc.integer({ min: 0, max: 1000 });
const event: fc.Arbitrary<MoneyEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('sale' as const),
      courses: fc.nat({ max: 2 }),
      cents: fc.integer({ min: 1, max: 40_000 }),
      discount: fc.constantFrom(0, 0, 10, 33, 99),
      own: fc.boolean(),
      isGift: fc.boolean(),
      method: fc.constantFrom(...historyMethods),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('claim' as const), gift: which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order: which,
      percent: fc.constantFrom(1, 25, 50, 99, 100),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fee' as const),
      order: which,
      cents: fc.integer({ min: 0, max: 2000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      order: which,
      state: fc.constantFrom('open', 'open', 'won', 'lost'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 20, 31) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('payout' as const),
      outcome: fc.constantFrom('paid', 'paid', 'failed', 'returned'),
    }),
  },
  fc.record({ kind: fc.constant('terms' as const), own: permille, platform: permille }),
  fc.record({ kind: fc.constant('shares' as const), who: which, own: permille, platform: permille }),
  fc.record({
    kind: fc.constant('correction' as const),
    who: which,
    cents: fc.integer({ min: -20_000, max: 20_000 }),
  }),
) as fc.Arbitrary<MoneyEvent>;

/** The providers' published prices: thousandths of the amount, and cents for each payment. */
const prices = { stripe: [29, 30], paypal: [34.9, 49], paystack: [39, 7], bank: [0, 0] } as const;

type Line = {
  order_id: string;
  instructor_id: string;
  method: keyof typeof prices;
  attribution: 'platform' | 'instructor';
  total: number;
  refunded: number;
  amount: number;
  paid_at: Date;
  disputed: boolean;
};

async function linesOf({ orders }: HistoryRecord): Promise<Line[]> {
  const { rows } = await product.ctx.pool.query(
    `select line.order_id, courses.instructor_id, orders.method, line.attribution, line.total_cents as total,
       line.refunded_cents as refunded, orders.amount_cents as amount, orders.completed_at as paid_at,
       jsonb_path_exists(orders.disputes, '$.* ? (@ == "open")') as disputed
     from order_lines line join orders on orders.id = line.order_id join courses on courses.id = line.course_id
     where line.order_id = any($1) order by line.order_id, line.position`,
    [orders],
  );
  return rows;
}

const floor = (a: number, b: number, c: number) => Number((BigInt(a) * BigInt(b)) / BigInt(c));

/** Each line's part of the order's fee, by largest remainder; the first line wins a tie. */
function feesOf(record: HistoryRecord, lines: Line[]): number[] {
  return lines.map((line) => {
    const same = lines.filter(({ order_id }) => order_id === line.order_id);
    const [permille, fixed] = prices[line.method];
    const estimate = Math.min(line.amount, Math.ceil((line.amount * permille) / 1000) + fixed);
    const fee = record.fees.get(line.order_id) ?? (line.amount === 0 ? 0 : estimate);
    const exact = same.map(({ total }) => floor(fee, total, Math.max(1, line.amount)));
    const left = fee - exact.reduce((sum, part) => sum + part, 0);
    const order = same
      .map(({ total }, index) => ({ index, rest: (fee * total) % Math.max(1, line.amount) }))
      .sort((a, b) => b.rest - a.rest || a.index - b.index);
    const position = same.indexOf(line);
    const isNext = order.slice(0, left).some(({ index }) => index === position);
    return (exact[position] ?? 0) + (isNext ? 1 : 0);
  });
}

/** The instructor's share at the moment of a sale, from what the history changed. */
function shareOf({ terms }: HistoryRecord, line: Line): number {
  const upTo = terms.filter(({ from }) => from <= line.paid_at);
  const latest =
    upTo.filter(({ who }) => who === line.instructor_id).at(-1) ??
    upTo.filter(({ who }) => who === null).at(-1);
  return (line.attribution === 'instructor' ? latest?.own : latest?.platform) ?? 0;
}

/**
 * The balances that all accounts must have, calculated from the orders, what was reported about them, and the payouts.
 */
async function expected(record: HistoryRecord) {
  const lines = await linesOf(record);
  const fees = feesOf(record, lines);
  const sums = { clearing: 0, fees: 0, revenue: 0, reserve: 0 };
  const owed = new Map(record.instructors.map(({ id }) => [id, record.corrected.get(id) ?? 0]));
  for (const [index, line] of lines.entries()) {
    const fee = fees[index] ?? 0;
    if (line.total === 0) continue;
    const net = line.total - fee;
    const earned = net > 0 ? floor(net, shareOf(record, line), 1000) : 0;
    const kept = line.refunded >= line.total ? 0 : earned - floor(earned, line.refunded, line.total);
    sums.clearing += line.refunded - line.total;
    sums.fees += fee;
    sums.revenue += line.total - line.refunded - fee - kept;
    if (line.disputed) sums.reserve += kept;
    else owed.set(line.instructor_id, (owed.get(line.instructor_id) ?? 0) + kept);
  }
  for (const cents of record.corrected.values()) sums.revenue -= cents;
  return { sums, owed };
}

async function actual({ orders, instructors }: HistoryRecord) {
  const ids = instructors.map(({ id }) => id);
  const { rows } = await product.ctx.pool.query(
    `select split_part(entry.account, ':', 2) as account, sum(entry.cents)::int as cents
     from ledger_entries entry join ledger_journals journal on journal.id = entry.journal_id
     where entry.account not like 'instructor:%' and (journal.order_id = any($1) or journal.id in (
       select journal_id from ledger_entries where account = any($2)))
     group by 1`,
    [orders, ids.map((id) => `instructor:${id}:available`)],
  );
  const sum = (name: string) => rows.find(({ account }) => account === name)?.cents ?? 0;
  const accounts = ids.flatMap((id) => parts.map((part) => `instructor:${id}:${part}`));
  const balances = await product.ctx.db
    .selectFrom('ledgerBalances')
    .select(['account', 'cents'])
    .where('account', 'in', accounts)
    .execute();
  const of = (id: string, part: string) =>
    balances.find(({ account }) => account === `instructor:${id}:${part}`)?.cents ?? 0;
  return {
    sums: { clearing: sum('clearing'), fees: sum('fees'), revenue: sum('revenue'), reserve: sum('disputes') },
    owed: new Map(ids.map((id) => [id, parts.reduce((total, part) => total + of(id, part), 0)])),
    paid: new Map(ids.map((id) => [id, of(id, 'paid')])),
    held: ids.map((id) => of(id, 'held')),
  };
}
const parts = ['held', 'available', 'drafted', 'sent', 'paid'];

async function paidTo(id: string): Promise<number> {
  const { rows } = await product.ctx.pool.query(
    `select coalesce(sum(cents), 0)::int as cents from payouts where user_id = $1 and state = 'paid'`,
    [id],
  );
  return rows[0].cents;
}

/** Every gift that was claimed: whether its recipient has the course, and whether they should. */
async function giftsOf({ gifts }: HistoryRecord) {
  const claimed = gifts.filter(({ claimedBy }) => claimedBy !== null);
  const { rows } = await product.ctx.pool.query(
    `select enrolment.ended_at is null as has, orders.status <> 'refunded' as due,
       enrolment.suspended_at is not null as waits, orders.flags && '{disputed}' and orders.status <> 'refunded' as disputed
     from orders join enrolments enrolment on enrolment.order_id = orders.id and enrolment.user_id = any($2)
     where orders.id = any($1)`,
    [claimed.map(({ orderId }) => orderId), claimed.map(({ claimedBy }) => claimedBy)],
  );
  return { claimed: claimed.length, rows };
}

/** Coupons of these orders that have not been used exactly once. */
async function wrongUses({ orders }: HistoryRecord) {
  const { rows } = await product.ctx.pool.query(
    `select coupons.id, coupons.uses, array_agg(coupon_uses.state) as states
     from coupons left join coupon_uses on coupon_uses.coupon_id = coupons.id
     where coupons.id in (select coupon_id from order_lines where order_id = any($1))
     group by coupons.id having coupons.uses <> 1 or array_agg(coupon_uses.state) <> '{used}'`,
    [orders],
  );
  return rows;
}

test('after any history the ledger equals an independent calculation from the orders', {
  timeout: 7_200_000,
}, async () => {
  const property = fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 14 }), async (events) => {
    const record = await runHistory({ ...product, admin }, events);
    const [due, have] = [await expected(record), await actual(record)];
    expect(have.sums).toEqual(due.sums);
    expect(have.owed).toEqual(due.owed);
    for (const { id } of record.instructors) expect(have.paid.get(id)).toBe(await paidTo(id));
    expect(Math.min(...have.held)).toBeGreaterThanOrEqual(0);
    const { claimed, rows } = await giftsOf(record);
    expect(rows).toHaveLength(claimed);
    expect(rows.filter(({ has, due }) => has !== due)).toEqual([]);
    expect(rows.filter(({ has, waits, disputed }) => has && waits !== disputed)).toEqual([]);
    expect(await wrongUses(record)).toEqual([]);
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
  const { rows } = await product.ctx.pool.query(
    'select coalesce(sum(cents), 0)::int as cents from ledger_entries',
  );
  expect(rows[0].cents).toBe(0);
  expect(await findDifferences(product.ctx.db)).toEqual([]);
});
