import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Holding } from '../contract.ts';
import type { Report } from '../evidence/shapes.ts';
import { cycleFrom } from '../rules/cycle.ts';

let product: TestProduct;
let learner: Person;
beforeAll(async () => {
  product = await createTestProduct();
  learner = await makePerson(product.ctx);
});
afterAll(() => product.close());

const daysAgo = (days: number) =>
  new Date(product.ctx.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10);

const holdings = async () =>
  (await request<{ holdings: Holding[] }>(product, 'GET /renewals/holdings', { as: learner })).body.holdings;

const next = (id: string, as = learner) =>
  request<{ holding: { _id: string } }>(product, `POST /renewals/holdings/${id}/next-cycle`, { as });

async function add(holding: string, days: number, hours: number): Promise<string> {
  const { body } = await request<{ entry: { _id: string } }>(product, 'POST /renewals/entries', {
    as: learner,
    body: {
      title: `Event ${days} days ago`,
      provider: 'PMO Days',
      startsOn: daysAgo(days),
      endsOn: daysAgo(days),
      hours,
      allocations: [{ holding, group: 'education', areas: { 'power-skills': hours } }],
    },
  });
  return body.entry._id;
}

test('an ended cycle is followed by the next one, which counts what carries over', async () => {
  const { body } = await request<{ holding: { _id: string } }>(product, 'POST /renewals/holdings', {
    as: learner,
    body: { scheme: 'pmi-sp', earnedOn: daysAgo(400), number: '42' },
  });
  const id = body.holding._id;
  expect((await next(id)).status).toBe(409);
  const ended = cycleFrom(daysAgo(3 * 365 + 11), 36);
  await product.ctx.db
    .updateTable('holdings')
    .set({ ...ended, earnedOn: ended.startsOn })
    .where('id', '=', id)
    .execute();
  const switched = { as: learner, body: { version: 1 } };
  expect((await request(product, `PUT /renewals/holdings/${id}/scheme-version`, switched)).status).toBe(409);
  await add(id, 300, 20);
  const late = await add(id, 30, 14);
  expect((await next(id, await makePerson(product.ctx))).status).toBe(404);
  const started = await Promise.all([next(id), next(id)]);
  expect(started.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [before, after] = await holdings();
  expect(before).toMatchObject({ counted: 34, carried: 4, hasNext: true });
  expect(after).toMatchObject({ number: '42', counted: 4, carriedIn: 4, carried: 0, hasNext: false });
  const report = await request<Report>(product, `GET /renewals/holdings/${after?._id}/report`, {
    as: learner,
  });
  expect(report.body).toMatchObject({ holding: { counted: 4, carriedIn: 4 }, activities: [] });
  expect(after?.areas.find(({ key }) => key === 'power-skills')?.counted).toBe(4);
  expect(after && Date.parse(after.startsOn) - Date.parse(ended.endsOn)).toBe(86_400_000);
  await request(product, `DELETE /renewals/entries/${late}`, { as: learner });
  expect((await holdings())[1]).toMatchObject({ counted: 0, carriedIn: 0 });
});

test('a learner has at most 20 certifications, ended cycles included', async () => {
  const busy = await makePerson(product.ctx);
  const { rows } = await product.ctx.pool.query<{ id: string }>(
    `insert into holdings (user_id, scheme_key, scheme_version, earned_on, starts_on, ends_on, time_zone)
     select $1, 'pmp', 1, '2000-01-01', date '2000-01-01' + n, date '2003-01-01' + n, 'UTC'
     from generate_series(1, 20) as n returning id`,
    [busy.id],
  );
  const tooMany = { status: 409, body: { code: 'renewals.too_many_holdings' } };
  const another = { as: busy, body: { scheme: 'csm', earnedOn: daysAgo(10) } };
  expect(await request(product, 'POST /renewals/holdings', another)).toMatchObject(tooMany);
  expect(await next(rows[0]?.id ?? '', busy)).toMatchObject(tooMany);
});
