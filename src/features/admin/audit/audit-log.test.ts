import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBankPurchase } from '../../../../test/factories/buying/bank-purchase.ts';
import { addPayout } from '../../../../test/factories/buying/payout-run.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { audit } from '../../../platform/audit.ts';
import type { PayoutRun } from '../../payouts/contract.ts';
import { runName } from '../../payouts/index.server.ts';
import type { AuditEntry } from '../contract.ts';

type Log = { entries: AuditEntry[]; total: number };

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin', name: 'Ann Admin' });
});
afterAll(() => product.close());

const log = async (query: string) =>
  (await request<Log>(product, `GET /admin/audit-log?${query}`, { as: admin })).body;

test('shows who did what, with the subject’s current name', async () => {
  const person = await makePerson(product.ctx, { name: 'Before the Wedding' });
  await request(product, `PUT /admin/users/${person.id}/role`, { as: admin, body: { role: 'instructor' } });
  await product.ctx.db
    .updateTable('users')
    .set({ name: 'After the Wedding' })
    .where('id', '=', person.id)
    .execute();
  const { entries, total } = await log(`search=${person.id}`);
  expect(total).toBe(1);
  expect(entries[0]).toMatchObject({
    actor: { _id: admin.id, name: 'Ann Admin', email: admin.email },
    action: 'user.role_changed',
    subject: { type: 'user', _id: person.id, name: 'After the Wedding' },
    details: { from: 'user', to: 'instructor' },
  });
});

test('can be searched by person, action and details, and narrowed to a kind of subject', async () => {
  const word = randomUUID();
  const actor = await makePerson(product.ctx, { role: 'admin', name: `Actor ${word}` });
  const course = await makeCourse(product.ctx);
  const about = { type: 'course', id: course.id } as const;
  await audit(product.ctx.db, actor.id, 'course.approved', about, { reason: `because ${word}` });
  await audit(product.ctx.db, actor.id, 'user.activated', { type: 'user', id: actor.id });
  await audit(product.ctx.db, null, 'order.review', { type: 'order', id: randomUUID() }, { word });
  const actions = async (query: string) => (await log(query)).entries.map((entry) => entry.action);
  expect(await actions(`search=${word}&sort=created`)).toEqual([
    'course.approved',
    'user.activated',
    'order.review',
  ]);
  expect(await actions(`search=${word}&subject=course`)).toEqual(['course.approved']);
  expect((await log(`search=${word}&subject=order`)).entries[0]).toMatchObject({ actor: null });
  expect(await actions(`search=because+${word}`)).toEqual(['course.approved']);
});

test('can be searched by the displayed names of subjects and actions too', async () => {
  const word = randomUUID();
  const person = await makePerson(product.ctx, { name: `Subject ${word}` });
  const course = await makeCourse(product.ctx, { title: `Course ${word}` });
  const { db } = product.ctx;
  await audit(db, admin.id, 'user.role_changed', { type: 'user', id: person.id });
  await audit(db, admin.id, 'course.approved', { type: 'course', id: course.id });
  await audit(db, null, 'order.confirm', { type: 'order', id: randomUUID() }, { word });
  const actions = async (search: string) =>
    (await log(`sort=created&search=${encodeURIComponent(search)}`)).entries.map((entry) => entry.action);
  expect(await actions(word)).toEqual(['user.role_changed', 'course.approved', 'order.confirm']);
  expect(await actions(`subject ${word}`)).toEqual(['user.role_changed']);
  expect(await actions('role changed')).toContain('user.role_changed');
  expect(await actions('confirmed')).toContain('order.confirm');
  expect(await actions('confirmed')).not.toContain('course.approved');
});

test('every entry about a deleted course still shows its title and can be found by it', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { title: 'Gone but Named' });
  const about = { type: 'course', id: course.id } as const;
  await audit(product.ctx.db, author.id, 'course.updated', about, { version: 2 });
  await product.ctx.db.deleteFrom('courses').where('id', '=', course.id).execute();
  await audit(product.ctx.db, admin.id, 'course.deleted', about, { title: 'Gone but Named' });
  for (const search of [course.id, 'Gone+but+Named']) {
    const { entries } = await log(`search=${search}`);
    expect(entries.map(({ subject }) => subject.name)).toEqual(['Gone but Named', 'Gone but Named']);
  }
});

test('entries about a coupon, a correction, a payout and its run say which one', async () => {
  const { db } = product.ctx;
  const payee = await makePerson(product.ctx, { role: 'instructor', name: 'Petra Payee' });
  const runId = await addPayout(product.ctx, payee.id);
  const { id } = await db
    .selectFrom('payouts')
    .select('id')
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow();
  const [coupon, correction] = [randomUUID(), randomUUID()];
  await audit(db, admin.id, 'coupon.switched_off', { type: 'coupon', id: coupon }, { code: 'SPRING-25' });
  const about = { type: 'correction', id: correction } as const;
  await audit(db, admin.id, 'ledger.correction_proposed', about, { memo: 'A fee charged twice' });
  await audit(db, admin.id, 'ledger.correction_booked', about, { journalId: '1' });
  await audit(db, admin.id, 'payouts.failed', { type: 'payout', id }, { reason: 'Account closed' });
  await audit(db, admin.id, 'payouts.run_approved', { type: 'payoutRun', id: runId });
  const names = async (search: string) =>
    (await log(`search=${encodeURIComponent(search)}`)).entries.map(({ subject }) => subject.name);
  expect(await names(coupon)).toEqual(['SPRING-25']);
  expect(await names(correction)).toEqual(['A fee charged twice', 'A fee charged twice']);
  expect(await names(id)).toEqual(['Petra Payee']);
  expect(await names(runId)).toEqual(['Requested payout, Petra Payee']);
  expect(await names('Petra Payee')).toEqual(['Requested payout, Petra Payee', 'Petra Payee']);
  expect(await names('A fee charged twice')).toHaveLength(2);
});

test('an entry about a payout run has the name that the run has on its page', async () => {
  const { db, clock } = product.ctx;
  const payee = await makePerson(product.ctx, { role: 'instructor', name: 'Petra Payee' });
  const run = { payouts: 0, cents: 0, approvalsNeeded: 1, createdAt: clock() };
  const runs = await db
    .insertInto('payoutRuns')
    .values([
      { kind: 'monthly', period: '2026-09', ...run },
      { kind: 'extra', state: 'discarded', ...run },
      { kind: 'request', createdBy: payee.id, ...run },
    ])
    .returning('id')
    .execute();
  const names: (string | null | undefined)[] = [];
  const onPages: string[] = [];
  for (const { id } of runs) {
    await audit(db, null, 'payouts.run_drafted', { type: 'payoutRun', id });
    names.push((await log(`search=${id}&subject=payoutRun`)).entries[0]?.subject.name);
    const page = await request<{ run: PayoutRun }>(product, `GET /admin/payout-runs/${id}`, { as: admin });
    onPages.push(runName(page.body.run));
  }
  expect(names).toEqual(['Run for September 2026', 'Extra run', 'Requested payout, Petra Payee']);
  expect(onPages).toEqual(names);
});

test('an entry about terms names their version, and one about a review its course and author', async () => {
  const { db } = product.ctx;
  const payee = await makePerson(product.ctx, { role: 'instructor', name: 'Petra Payee' });
  const course = await makeCourse(product.ctx, { title: 'Reviewed course' });
  const [terms, review] = [String(product.ctx.clock().getTime()), randomUUID()];
  await audit(db, admin.id, 'terms.cancelled', { type: 'shareTerms', id: terms });
  const removed = { courseId: course.id, userId: payee.id, reason: 'Advertising.' };
  await audit(db, admin.id, 'review.remove', { type: 'review', id: review }, removed);
  const entryOf = async (search: string) => (await log(`search=${search}`)).entries[0];
  expect((await entryOf(terms))?.subject.name).toBe(`Version ${terms}`);
  const entry = await entryOf(review);
  expect(entry?.subject.name).toBe('Reviewed course');
  expect(entry?.details).toMatchObject({ person: 'Petra Payee', reason: 'Advertising.' });
});

test('an entry about an order has its number, and can be found by it or a part of it', async () => {
  const purchase = await startBankPurchase(product);
  const { orderId } = (await purchase.place()).body;
  const { number } = await purchase.orderNow(orderId);
  await audit(product.ctx.db, admin.id, 'order.reject', { type: 'order', id: orderId }, { reason: 'Late.' });
  for (const search of [number, number.slice(4), number.slice(9).toLowerCase(), orderId]) {
    const { entries } = await log(`search=${search}`);
    expect(entries.map(({ subject }) => subject)).toEqual([{ type: 'order', _id: orderId, name: number }]);
  }
});

test('the CSV contains the filtered entries', async () => {
  const word = randomUUID();
  await audit(product.ctx.db, null, 'order.review', { type: 'order', id: randomUUID() }, { word });
  const { body } = await request<string>(product, `GET /admin/audit-log.csv?search=${word}`, { as: admin });
  const lines = body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/,Milepost,,order\.review,order,/);
});
