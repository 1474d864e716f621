import { type ActionFunctionArgs, redirect } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverBuild, viteWith } from '../../../../test/harness/server-build.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { createApp } from '../../app.ts';

const back = ({ params }: ActionFunctionArgs) => redirect(`/gift/${params.id}`);
const module = { default: () => null, loader: back, action: back };
const vite = viteWith(serverBuild({ gift: { id: 'gift', path: 'gift/:id', module } }));

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test.each([
  ['a control character', '%00'],
  ['a line break', '%0d%0aset-cookie:a=b'],
  ['a space', 'a%20b'],
  ['an accent', 'caf%C3%A9'],
  ['a currency sign', '%E2%82%AC'],
  ['what cannot be decoded', '%E0%A4'],
])('a page whose path has %s can redirect to it', async (_what, id) => {
  const { app } = createApp(product.ctx, { pages: true, vite });
  for (const method of ['GET', 'POST']) {
    const response = await app.request(`http://localhost:3000/gift/${id}`, { method });
    expect([method, response.status, response.headers.get('location')]).toEqual([method, 302, `/gift/${id}`]);
  }
});

test('the id in a path is otherwise decoded', async () => {
  const { app } = createApp(product.ctx, { pages: true, vite });
  const { headers } = await app.request('http://localhost:3000/gift/a%2Db');
  expect(headers.get('location')).toBe('/gift/a-b');
});
