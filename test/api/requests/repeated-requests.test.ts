import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptSubject, startPurchase } from '../../factories/buying/purchase.ts';
import { openShop, type Shop } from '../../factories/buying/shop.ts';
import { testPassword } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';

/** POST requests that the load balancer sends again when a process dies before it responds. */
const repeated = [
  '/api/login',
  '/api/newsletter/subscribe',
  '/api/payment/bundles/{id}/create-order',
  '/api/payment/create-order',
  '/api/payment/gifts/{id}/create-order',
  '/api/payment/verify-payment',
  '/api/payment/{provider}/capture-payment',
  '/api/payment/{provider}/create-order',
];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('deploy/haproxy.cfg repeats these POST requests and no others', async () => {
  const lines = readFileSync('deploy/haproxy.cfg', 'utf8').split('\n');
  const listed = (rule: string) =>
    lines.flatMap((line) => line.trim().match(new RegExp(`^acl repeatable ${rule} (.+)$`))?.[1] ?? []);
  const paths = listed('path').flatMap((line) => line.split(' '));
  const patterns = listed('path_reg').map((pattern) => new RegExp(pattern));
  const { body } = await request<{ paths: Record<string, { post?: object }> }>(shop, 'GET /openapi.json');
  const posts = Object.keys(body.paths).filter((path) => body.paths[path]?.post);
  const isRepeated = (path: string) => paths.includes(path) || patterns.some((pattern) => pattern.test(path));
  expect(posts.filter(isRepeated).toSorted()).toEqual(repeated);
});

test('signing in, subscribing, ordering and verifying have the same result when they are repeated', async () => {
  const purchase = await startPurchase(shop);
  const { email } = purchase.buyer;
  const login = () => request(shop, 'POST /login', { body: { email, password: testPassword } });
  const subscribe = () => request(shop, 'POST /newsletter/subscribe', { body: { email } });
  for (const send of [login, subscribe, purchase.place]) {
    const [first, second] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
  }
  const { orderId } = await purchase.checkOut('pay');
  const [first, second] = [await purchase.verify(orderId), await purchase.verify(orderId)];
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(await purchase.count('orders')).toBe(1);
  expect(await purchase.count('enrolments')).toBe(1);
  expect((await purchase.work()).toSorted()).toEqual([
    'Welcome to the Milepost newsletter',
    'You are enrolled: Risk registers that get read',
    receiptSubject,
  ]);
});
