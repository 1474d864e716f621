import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { dayMs } from '../../../contract/text/time/zoned-time.ts';
import { remind } from './reminder-emails.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The first day of a cycle of three years that ends in four weeks. */
function firstDay(): number {
  const next = new Date(product.ctx.clock().getTime() + 28 * dayMs);
  return Date.UTC(next.getUTCFullYear() - 3, next.getUTCMonth(), next.getUTCDate());
}

test('a reminder does not ask for credits that a past year lacked', async () => {
  const learner = await makePerson(product.ctx);
  const first = firstDay();
  const { body } = await request<{ holding: { _id: string } }>(product, 'POST /renewals/holdings', {
    as: learner,
    body: { scheme: 'prince2', earnedOn: iso(first) },
  });
  const allocations = [{ holding: body.holding._id, group: 'learning' }];
  const learn = async (day: number, hours: number) => {
    const on = iso(first + day * dayMs);
    const about = { title: `A talk on ${on}`, provider: 'PMO Days', reflection: 'What I learnt.' };
    const entry = { ...about, startsOn: on, endsOn: on, hours, allocations };
    expect((await request(product, 'POST /renewals/entries', { as: learner, body: entry })).status).toBe(200);
  };
  for (const [day, hours] of [
    [100, 12],
    [400, 15],
    [401, 5],
    [800, 15],
    [801, 5],
  ] as const)
    await learn(day, hours);
  await remind(product.ctx, learner.id);
  const [email] = (await product.runJobs()).filter(({ to }) => to === learner.email);
  expect(email?.text).toContain('Nothing more is needed. An earlier year was 8 points short.');
  expect(email?.text).not.toContain('to go');
});
