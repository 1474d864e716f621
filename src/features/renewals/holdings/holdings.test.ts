import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { education, renewing } from '../../../../test/factories/renewals.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
let learner: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  learner = await makePerson(product.ctx);
});

const { add, almostCompleted, entries, held, hold, holdings, today, yearsAgo } = renewing(() => product);

describe('a certification', () => {
  test('is added with the cycle that contains today', async () => {
    expect((await hold(learner, 'pmp', { earnedOn: yearsAgo(4), number: '123' })).status).toBe(200);
    const [pmp] = await holdings(learner);
    expect(pmp).toMatchObject({ number: '123', earnedOn: yearsAgo(4), startsOn: yearsAgo(1), counted: 0 });
    expect(pmp?.scheme).toMatchObject({ name: 'PMP', unit: 'PDU', total: 60, checkedOn: null });
    expect(pmp?.missing).toBe(60);
    expect(pmp && pmp.endsOn > today()).toBe(true);
  });

  test('is refused if it is already held in this cycle, unknown, or earned in the future', async () => {
    await hold(learner, 'csm');
    expect((await hold(learner, 'csm')).status).toBe(409);
    expect((await hold(learner, 'no-such')).body.fields).toHaveProperty('scheme');
    expect((await hold(learner, 'pmp', { earnedOn: '2999-01-01' })).body.fields).toHaveProperty('earnedOn');
    expect((await hold(learner, 'pmp', { timeZone: 'Mars/Olympus' })).status).toBe(400);
    expect(await holdings(learner)).toHaveLength(1);
  });

  test('leaves its activities behind when it is removed, which only its holder can do', async () => {
    const pmp = await held(learner, 'pmp');
    await add(learner, { allocations: education(pmp, { 'power-skills': 3 }) });
    const other = await makePerson(product.ctx);
    const remove = (as: Person) => request(product, `DELETE /renewals/holdings/${pmp}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(learner)).status).toBe(200);
    expect(await holdings(learner)).toEqual([]);
    expect(await entries(learner)).toMatchObject([{ allocations: [] }]);
  });
});

test('deleting a person deletes their certifications and activities', async () => {
  const pmp = await held(learner, 'pmp');
  await add(learner, { allocations: education(pmp, { 'power-skills': 3 }) });
  const { complete } = await almostCompleted(learner);
  await complete();
  const admin = await makePerson(product.ctx, { role: 'admin' });
  expect((await request(product, `DELETE /admin/users/${learner.id}`, { as: admin })).status).toBe(200);
  for (const table of ['holdings', 'creditEntries', 'creditAllocations'] as const)
    expect(
      await product.ctx.db.selectFrom(table).selectAll().where('userId', '=', learner.id).execute(),
    ).toEqual([]);
});
