import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balancesOf, makePayee } from '../../../../test/factories/buying/payees.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { findDifferences } from '../../ledger/index.server.ts';
import type { JournalList, TrialBalance } from '../contract.ts';
import type { CorrectionList } from './contract.ts';

let product: TestProduct;
let admin: Person;
let other: Person;
let instructor: Person;

beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin', name: 'Adele Admin' });
  other = await makePerson(product.ctx, { role: 'admin', name: 'Otto Other' });
  instructor = await makePerson(product.ctx, { role: 'instructor', name: 'Ines Instructor' });
});
afterAll(() => product.close());

type Acted = { message: string; fields?: Record<string, string> };
const owed = (amount: number, more: object = {}) => ({
  memo: 'A fee that was charged twice.',
  entries: [
    { account: 'platform:revenue', amount: -amount },
    { account: 'instructor:available', instructor: instructor.email, amount },
  ],
  ...more,
});
const correct = (body: object, as = admin) =>
  request<Acted>(product, 'POST /admin/ledger/corrections', { as, body });
const newest = async () =>
  (await request<CorrectionList>(product, 'GET /admin/ledger/corrections', { as: admin })).body
    .corrections[0];
const act = async (what: 'approve' | 'discard', as: Person) =>
  request<Acted>(product, `POST /admin/ledger/corrections/${(await newest())?._id}/${what}`, { as });
const available = async () => (await balancesOf(product.ctx, instructor.id)).available ?? 0;

test('a correction up to the limit is booked immediately, audited, and on the statement with its reason', async () => {
  expect((await correct(owed(12.5))).status).toBe(200);
  expect(await available()).toBe(1250);
  expect(await newest()).toMatchObject({ state: 'booked', amount: 12.5, createdBy: { name: 'Adele Admin' } });
  const month = product.ctx.clock().toISOString().slice(0, 7);
  const { body } = await request<{ statement: { lines: { memo: string; amount: number }[] } }>(
    product,
    `GET /earnings/statements/${month}`,
    { as: instructor },
  );
  expect(body.statement.lines).toMatchObject([{ memo: 'A fee that was charged twice.', amount: 12.5 }]);
  const actions = await product.ctx.db
    .selectFrom('auditLog')
    .select('action')
    .where('actorId', '=', admin.id)
    .where('subjectType', '=', 'correction')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'ledger.correction_proposed',
    'ledger.correction_booked',
  ]);
});

test('a correction above the limit is approved once, by a second administrator', async () => {
  const before = await available();
  expect((await correct(owed(5000.01))).body.message).toMatch(/second administrator/);
  expect(await available()).toBe(before);
  expect((await act('approve', admin)).status).toBe(409);
  const answers = await Promise.all([act('approve', other), act('approve', other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await available()).toBe(before + 500_001);
  expect(await newest()).toMatchObject({ state: 'booked', decidedBy: 'Otto Other' });
});

test('a waiting correction can be discarded, and can then no longer be approved', async () => {
  const before = await available();
  await correct(owed(6000));
  expect((await act('discard', admin)).status).toBe(200);
  expect((await act('approve', other)).status).toBe(409);
  expect(await available()).toBe(before);
});

test.each([
  [
    'amounts that do not sum to zero',
    {
      entries: [
        { account: 'platform:revenue', amount: -10 },
        { account: 'platform:fees', amount: 9.99 },
      ],
    },
    'entries',
    'The amounts must sum to zero.',
  ],
  [
    'one entry',
    { entries: [{ account: 'platform:revenue', amount: 10 }] },
    'entries',
    'A correction has at least two entries.',
  ],
  ['no reason', { memo: ' ' }, 'memo', 'Please say why.'],
  [
    'an amount finer than a cent',
    {
      entries: [
        { account: 'platform:revenue', amount: -0.001 },
        { account: 'platform:fees', amount: 0.001 },
      ],
    },
    'entries.0.amount',
    'Please enter an amount in dollars and cents.',
  ],
  [
    'an amount of zero',
    {
      entries: [
        { account: 'platform:revenue', amount: 0 },
        { account: 'platform:fees', amount: 0 },
      ],
    },
    'entries.0.amount',
    'Please enter an amount other than zero.',
  ],
  [
    'an account that follows sales',
    {
      entries: [
        { account: 'instructor:held', amount: -10 },
        { account: 'platform:fees', amount: 10 },
      ],
    },
    'entries.0.account',
    'Please choose an account.',
  ],
  [
    'the same account twice',
    {
      entries: [
        { account: 'platform:fees', amount: -10 },
        { account: 'platform:fees', amount: 10 },
      ],
    },
    'entries.1.account',
    'Please choose two different accounts.',
  ],
  [
    'an unknown instructor',
    {
      entries: [
        { account: 'platform:fees', amount: -10 },
        { account: 'instructor:available', instructor: 'nobody@example.com', amount: 10 },
      ],
    },
    'entries.1.instructor',
    'No instructor has this email. Please check it.',
  ],
  [
    'an instructor’s account without an instructor',
    {
      entries: [
        { account: 'platform:fees', amount: -10 },
        { account: 'instructor:available', amount: 10 },
      ],
    },
    'entries.1.instructor',
    'Please enter the instructor’s email.',
  ],
])('a correction with %s is refused', async (_what, body, field, sentence) => {
  const { status, body: refusal } = await correct(owed(10, body));
  expect([400, 422]).toContain(status);
  expect(refusal.fields?.[field]).toBe(sentence);
});

test('journals are found by account, by instructor and by payout, and the ledger still adds up', async () => {
  const payee = await makePayee(product, { way: 'bank', name: 'Paula Payee' });
  await request(product, 'POST /admin/payout-runs', { as: admin });
  const payout = await product.ctx.db
    .selectFrom('payouts')
    .select('id')
    .where('userId', '=', payee.id)
    .executeTakeFirstOrThrow();
  const find = async (query: string) =>
    (await request<JournalList>(product, `GET /admin/ledger/journals?${query}`, { as: admin })).body;
  expect((await find(`search=${payout.id}`)).journals).toMatchObject([
    { kind: 'payout_draft', payout: { _id: payout.id } },
  ]);
  expect((await find('search=paula')).journals.map(({ kind }) => kind)).toEqual([
    'payout_draft',
    'correction',
  ]);
  const drafted = await find('account=instructors:drafted');
  expect(drafted.total).toBe(1);
  expect(
    drafted.journals.every(({ entries }) => entries.some(({ account }) => account === 'instructor:drafted')),
  ).toBe(true);
  expect((await find('account=platform:revenue&kind=payout_draft')).total).toBe(0);
  const { trialBalance } = (
    await request<{ trialBalance: TrialBalance }>(product, 'GET /admin/ledger', { as: admin })
  ).body;
  expect(trialBalance.total).toBe(0);
  expect(await findDifferences(product.ctx.db)).toEqual([]);
});

test('a former instructor is found in the ledger, and their balance can still be corrected', async () => {
  const former = await makePayee(product, { way: 'bank', name: 'Fiona Former' });
  await product.ctx.db.updateTable('users').set({ role: 'user' }).where('id', '=', former.id).execute();
  const entries = [
    { account: 'platform:revenue', amount: -5 },
    { account: 'instructor:available', instructor: former.email, amount: 5 },
  ];
  expect((await correct({ ...owed(5), entries })).status).toBe(200);
  const { body } = await request<JournalList>(product, 'GET /admin/ledger/journals?search=fiona', {
    as: admin,
  });
  expect(body.journals.map(({ kind }) => kind)).toEqual(['correction', 'correction']);
});

test('a correction that is sent again because the response was lost is booked once', async () => {
  const before = await available();
  const id = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => correct(owed(3, { id }))));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ body }) => body.message)).size).toBe(1);
  expect(await available()).toBe(before + 300);
  expect((await correct(owed(-3))).status).toBe(200);
});

test('a correction that is changed and sent again is refused, because the first one may have been booked', async () => {
  const before = await available();
  const id = randomUUID();
  await correct(owed(3, { id }));
  expect((await correct(owed(4, { id }))).body).toMatchObject({ code: 'ledger.correction_exists' });
  expect((await correct(owed(3, { id, memo: 'Another reason.' }))).status).toBe(409);
  expect(await available()).toBe(before + 300);
  expect((await correct(owed(-3))).status).toBe(200);
});
