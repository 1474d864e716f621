import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addAvailable,
  balancesOf,
  makePayee,
  payoutDetails,
} from '../../../../test/factories/buying/payees.ts';
import {
  type Acted,
  openPayoutDesk,
  type PayoutDesk,
} from '../../../../test/factories/buying/payout-desk.ts';
import { openShop, type Shop } from '../../../../test/factories/buying/shop.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { findDifferences } from '../../ledger/index.server.ts';
import type { AdminPayoutList, RunList } from '../contract.ts';
import { startMonthlyRun } from './start-run.server.ts';

let shop: Shop;
let admin: Person;
let desk: PayoutDesk;

beforeAll(async () => {
  shop = await openShop();
  desk = await openPayoutDesk(shop);
  ({ admin } = desk);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx.pool.query(
    `update payout_profiles set state = 'refused'; update payout_runs set state = 'discarded' where state = 'drafted'`,
  );
});

describe('a run', () => {
  test('is started only once when several administrators start it at the same time', async () => {
    const payee = await makePayee(shop);
    const others = await Promise.all([1, 2, 3].map(() => makePerson(shop.ctx, { role: 'admin' })));
    const answers = await Promise.all([admin, ...others].map((as) => desk.start(as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await desk.ownPayouts(payee)).total).toBe(1);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ drafted: 10_000 });
  });

  test('is approved only once when two administrators approve it at the same time', async () => {
    await makePayee(shop);
    const other = await makePerson(shop.ctx, { role: 'admin' });
    const { body } = await desk.start();
    const answers = await Promise.all([
      desk.act(body.run._id, 'approve'),
      desk.act(body.run._id, 'approve', other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('needs a second administrator above the limit', async () => {
    const payee = await makePayee(shop, { cents: 500_001 });
    const other = await makePerson(shop.ctx, { role: 'admin' });
    const { body } = await desk.start();
    expect(body.run.approvalsNeeded).toBe(2);
    const { run } = (await desk.act(body.run._id, 'approve')).body;
    expect([run.state, run.approvedBy.length]).toEqual(['drafted', 1]);
    expect((await desk.act(body.run._id, 'approve')).status).toBe(409);
    await shop.runJobs();
    expect(await desk.stateOf(payee)).toBe('drafted');
    expect((await desk.act(body.run._id, 'approve', other)).body.run.state).toBe('approved');
  });

  test('leaves out anyone who has too little, a negative balance, or details that are new or unchecked', async () => {
    const little = await makePayee(shop, { cents: 4_999 });
    const negative = await makePayee(shop, { cents: -10_000 });
    const fresh = await makePayee(shop);
    const unchecked = await makePayee(shop);
    const enough = await makePayee(shop, { cents: 5_000 });
    await shop.ctx.db
      .updateTable('payoutProfiles')
      .set({ usableFrom: new Date(shop.ctx.clock().getTime() + 1000) })
      .where('userId', '=', fresh.id)
      .execute();
    await shop.ctx.db
      .updateTable('payoutProfiles')
      .set({ state: 'to_check' })
      .where('userId', '=', unchecked.id)
      .execute();
    const { body } = await desk.start();
    expect(body.run).toMatchObject({ payouts: 1, amount: 50 });
    for (const person of [little, negative, fresh, unchecked])
      expect((await desk.ownPayouts(person)).total).toBe(0);
    expect((await desk.ownPayouts(enough)).total).toBe(1);
  });

  test('leaves out an empty balance even if there is no minimum', async () => {
    await shop.ctx.pool.query('update share_terms set minimum_cents = 0');
    try {
      const [some, none] = [await makePayee(shop, { cents: 1 }), await makePayee(shop, { cents: 1 })];
      await addAvailable(shop.ctx, none.id, -1);
      expect((await desk.start()).body.run).toMatchObject({ payouts: 1, amount: 0.01 });
      expect(await balancesOf(shop.ctx, some.id)).toEqual({ drafted: 1 });
      const asked = await request(shop, 'POST /earnings/payouts', { as: none, body: {} });
      expect([asked.status, asked.body]).toMatchObject([422, { code: 'payouts.below_minimum' }]);
    } finally {
      await shop.ctx.pool.query('update share_terms set minimum_cents = 5000');
    }
  });

  test('makes the money available again when it is discarded', async () => {
    const payee = await makePayee(shop);
    const { body } = await desk.start();
    await desk.act(body.run._id, 'discard');
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
    expect((await desk.act(body.run._id, 'approve')).status).toBe(409);
    expect((await desk.start()).body.run.payouts).toBe(1);
  });

  test('is not started with nobody to pay', async () => {
    const { status } = await desk.start();
    expect(status).toBe(409);
    const { body } = await request<RunList>(shop, 'GET /admin/payout-runs?state=drafted', { as: admin });
    expect(body.total).toBe(0);
  });

  test('is drafted once a month, on or after the payout day, and administrators are told', async () => {
    const payee = await makePayee(shop);
    await shop.runJobs();
    const on = (day: number) => ({ ...shop.ctx, clock: () => new Date(Date.UTC(2031, 2, day, 5)) });
    await startMonthlyRun(on(14));
    expect((await desk.ownPayouts(payee)).total).toBe(0);
    await Promise.all([startMonthlyRun(on(15)), startMonthlyRun(on(15)), startMonthlyRun(on(16))]);
    expect((await desk.ownPayouts(payee)).total).toBe(1);
    const emails = await shop.runJobs();
    expect(emails.filter(({ to }) => to === admin.email).map(({ subject }) => subject)).toEqual([
      'Payout run to approve: $100.00',
    ]);
  });
});

test('details that change after a payout was drafted stop it: it is not sent to the old account', async () => {
  const payee = await makePayee(shop, { way: 'paypal' });
  const { body } = await desk.start();
  await request(shop, 'PUT /earnings/payout-profile', {
    as: payee,
    body: { ...payoutDetails.paypal, email: 'other@payee.example' },
  });
  await desk.act(body.run._id, 'approve');
  await desk.work();
  expect(await desk.stateOf(payee)).toBe('cancelled');
  expect(await desk.sentTo('paypal', payee)).toEqual([]);
  expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
});

describe('bank transfers', () => {
  const timesExported = async (run: string) =>
    (
      await shop.ctx.db
        .selectFrom('auditLog')
        .select('id')
        .where('action', '=', 'payouts.bank_exported')
        .where('subjectId', '=', run)
        .execute()
    ).length;
  const settle = (id: string | undefined, body: object) =>
    request<Acted>(shop, `POST /admin/payouts/${id}/outcome`, { as: admin, body });

  test('are exported, marked as sent, and settled one by one', async () => {
    const [first, second] = [await makePayee(shop, { way: 'bank' }), await makePayee(shop, { way: 'bank' })];
    const run = await desk.approved();
    await shop.runJobs();
    expect(await desk.stateOf(first)).toBe('approved');
    expect((await desk.act(run, 'discard')).status).toBe(409);
    const list = `/admin/payout-runs/${run}/bank.csv` as const;
    const headers = { cookie: admin.cookie };
    const asked = await shop.app.request(`http://localhost:3000/api${list}`, { method: 'HEAD', headers });
    expect(asked.status).toBe(200);
    const csv = await request<string>(shop, `GET ${list}`, { as: admin });
    expect(await timesExported(run), 'recorded once').toBe(1);
    expect(csv.body).toContain('GB29NWBK60161331926819');
    expect(csv.body).toContain('100.00');
    const { body } = await request<AdminPayoutList>(shop, `GET /admin/payouts?run=${run}`, { as: admin });
    const idOf = (person: Person) => body.payouts.find(({ instructor }) => instructor._id === person.id)?._id;
    const early = await settle(idOf(first), { outcome: 'paid' });
    expect(early.body.message).toContain('has not been sent yet');
    await desk.act(run, 'bank-sent');
    expect(await balancesOf(shop.ctx, first.id)).toEqual({ sent: 10_000 });
    await settle(idOf(first), { outcome: 'paid' });
    expect((await settle(idOf(second), { outcome: 'failed' })).body.fields?.reason).toBeTruthy();
    await settle(idOf(second), { outcome: 'failed', reason: 'The account is closed.' });
    expect(await balancesOf(shop.ctx, first.id)).toEqual({ paid: 10_000 });
    expect(await balancesOf(shop.ctx, second.id)).toEqual({ available: 10_000 });
    expect((await settle(idOf(second), { outcome: 'paid' })).status).toBe(409);
  });

  test('are the only payouts settled by hand', async () => {
    const payee = await makePayee(shop, { way: 'paypal' });
    await desk.outcome('paypal', 'later');
    await desk.approved();
    await desk.work();
    const [payout] = (await desk.ownPayouts(payee)).payouts;
    expect((await settle(payout?._id, { outcome: 'paid' })).status).toBe(409);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ sent: 10_000 });
  });
});

describe('a request for a payout', () => {
  const ask = (as: Person, body: object = {}) => request<Acted>(shop, 'POST /earnings/payouts', { as, body });

  test('drafts the amount, and an administrator approves it', async () => {
    const payee = await makePayee(shop, { cents: 20_000 });
    expect((await ask(payee, { amount: 60 })).status).toBe(200);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 14_000, drafted: 6_000 });
    const { body } = await request<AdminPayoutList>(shop, `GET /admin/payouts?search=${payee.name}`, {
      as: admin,
    });
    const run = body.payouts.find(({ instructor }) => instructor._id === payee.id)?.runId ?? '';
    const emails = await desk.work();
    expect(emails.filter(({ to }) => to === admin.email).map(({ subject }) => subject)).toContain(
      'Payout run to approve: $60.00',
    );
    await desk.act(run, 'approve');
    await desk.work();
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 14_000, paid: 6_000 });
  });

  test.each([
    ['more than is available', { amount: 100.01 }, 422],
    ['less than the minimum', { amount: 49.99 }, 422],
    ['a negative amount', { amount: -60 }, 400],
    ['nothing', { amount: 0 }, 400],
    ['a fraction of a cent', { amount: 60.001 }, 400],
  ])('is refused for %s, and changes nothing', async (_what, body, status) => {
    const payee = await makePayee(shop);
    const answer = await ask(payee, body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, ['amount']]);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
  });

  test('drafts one payout when it is made several times simultaneously', async () => {
    const payee = await makePayee(shop);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(payee, { amount: 50 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(refused).toEqual(Array(3).fill('You already have a payout in preparation.'));
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 5_000, drafted: 5_000 });
  });

  test('cannot be made for someone else, and nobody else can see or settle the payout', async () => {
    const [payee, other] = [await makePayee(shop), await makePayee(shop)];
    expect((await ask(other, { amount: 60, userId: payee.id })).status).toBe(400);
    expect((await ask(other, { amount: 60 })).status).toBe(200);
    expect(await balancesOf(shop.ctx, payee.id)).toEqual({ available: 10_000 });
    expect(await balancesOf(shop.ctx, other.id)).toEqual({ available: 4_000, drafted: 6_000 });
    expect((await desk.ownPayouts(payee)).total).toBe(0);
    const [payout] = (await desk.ownPayouts(other)).payouts;
    const settling = { as: payee, body: { outcome: 'paid' } };
    expect((await request(shop, `POST /admin/payouts/${payout?._id}/outcome`, settling)).status).toBe(403);
    expect(await balancesOf(shop.ctx, other.id)).toEqual({ available: 4_000, drafted: 6_000 });
  });

  test('is refused with a negative balance: what was never earned is not paid', async () => {
    const payee = await makePayee(shop);
    await addAvailable(shop.ctx, payee.id, -30_000);
    expect((await ask(payee)).status).toBe(422);
    expect((await desk.start()).status).toBe(409);
  });
});

test('the ledger adds up after all runs above', async () => {
  expect(await findDifferences(shop.ctx.db)).toEqual([]);
});
