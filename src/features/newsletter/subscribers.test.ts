import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import type { SubscriberList } from './contract.ts';

let product: TestProduct;
let admin: Person;
const word = randomUUID();
const address = (name: string) => `${name}-${word}@people.example`;

beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
  for (const name of ['stays', 'bored', 'angry']) {
    await request(product, 'POST /newsletter/subscribe', { body: { email: address(name) } });
  }
  const leave = (name: string, reason: string, feedback?: string) =>
    request(product, 'POST /newsletter/unsubscribe', { body: { email: address(name), reason, feedback } });
  await leave('bored', 'content-not-relevant');
  await leave('angry', 'other', '=1+1, and too much green');
});
afterAll(() => product.close());

const list = async (query = '') =>
  (await request<SubscriberList>(product, `GET /admin/newsletter/subscribers?${query}`, { as: admin })).body;

test('administrators see subscribers, former subscribers and their reasons', async () => {
  const { subscribers, total, counts } = await list('sort=email');
  expect(total).toBe(3);
  expect(subscribers).toMatchObject([
    {
      email: address('angry'),
      status: 'unsubscribed',
      reason: 'other',
      feedback: '=1+1, and too much green',
    },
    { email: address('bored'), status: 'unsubscribed', reason: 'content-not-relevant', feedback: null },
    { email: address('stays'), status: 'subscribed', unsubscribedAt: null },
  ]);
  expect(counts).toMatchObject({ subscribed: 1, unsubscribed: 2 });
  expect(counts.reasons).toContainEqual({ reason: 'other', count: 1 });
});

test.each([
  ['search=TOO+MUCH+GREEN', ['angry']],
  ['search=stays', ['stays']],
  ['status=subscribed', ['stays']],
  ['reason=content-not-relevant', ['bored']],
  ['sort=-unsubscribed&limit=1', ['angry']],
])('%s finds %j', async (query, names) => {
  expect((await list(query)).subscribers.map((row) => row.email)).toEqual(names.map(address));
});

test('feedback that looks like a formula stays text in the CSV', async () => {
  const path = 'GET /admin/newsletter/subscribers.csv?status=unsubscribed&sort=email';
  const lines = (await request<string>(product, path, { as: admin })).body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=1+1, and too much green"`);
});
