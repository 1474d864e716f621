import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const ask = async (path: string, method = 'GET') => {
  const { status, headers } = await product.app.request(`http://localhost:3000${path}`, { method });
  return [status, headers.get('location')];
};

test.each([
  ['/api/docs/', '/api/docs'],
  ['/about/', '/about'],
  ['/courses/risk-registers/?page=2', '/courses/risk-registers?page=2'],
  ['/about//', '/about'],
  ['/certificates/a%2Fb/', '/certificates/a%2Fb'],
])('%s leads to %s', async (path, target) => {
  expect(await ask(path)).toEqual([301, target]);
  expect(await ask(path, 'HEAD')).toEqual([301, target]);
});

test.each(['/', '//', '//evil.example/', '/\\evil.example/', '///evil.example//'])(
  '%s never leads to another site',
  async (path) => {
    expect((await ask(path))[1]).toBeNull();
  },
);

test('only reading a page is redirected: a submitted form is processed, and an API call gets its own response', async () => {
  expect((await ask('/about/', 'POST'))[1]).toBeNull();
  expect(await ask('/api/courses/')).toEqual([404, null]);
});
