import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

let product: TestProduct;
let paths: [string, string[]][] = [];
beforeAll(async () => {
  product = await createTestProduct();
  const { body } = await request<{ paths: Record<string, object> }>(product, 'GET /openapi.json');
  paths = Object.entries(body.paths).map(([path, methods]) => [
    path.replaceAll(/\{\w+\}/g, 'x'),
    Object.keys(methods).map((method) => method.toUpperCase()),
  ]);
});
afterAll(() => product.close());

/** Email programs may open these links, which redirect to a page that asks first. The document leaves them out. */
const isOpenedByEmailPrograms = (method: string, path: string) =>
  method === 'GET' && /\/one-click\/x$/.test(path);
const tried = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

test('an unsupported method is 405 with Allow, on every path of the API', async () => {
  expect(paths.length).toBeGreaterThan(50);
  for (const [path, offered] of paths) {
    for (const method of tried.filter((one) => !offered.includes(one))) {
      const response = await product.app.request(`http://localhost:3000${path}`, { method });
      if (isOpenedByEmailPrograms(method, path)) {
        expect(response.status, path).toBe(302);
        continue;
      }
      // `/courses/categories` also matches `/courses/{id}`, whose methods are therefore not refused with 405 here.
      if (response.status !== 405 && isOfferedByAnother(path, method)) continue;
      expect(response.status, `${method} ${path}`).toBe(405);
      const allow = response.headers.get('allow')?.split(', ') ?? [];
      expect(allow, `${method} ${path}`).toEqual(expect.arrayContaining(offered));
      expect(allow).not.toContain(method);
      expect(await response.json()).toMatchObject({ success: false, code: 'request.method' });
    }
  }
});

const isOfferedByAnother = (path: string, method: string): boolean =>
  paths.some(
    ([other, methods]) =>
      methods.includes(method) &&
      new RegExp(`^${other.replaceAll(/\/x(?=\/|$)/g, '/[^/]+')}$`).test(path) &&
      other !== path,
  );

test('a path that does not exist is 404 for every method', async () => {
  for (const method of tried)
    expect((await product.app.request('http://localhost:3000/api/nothing', { method })).status, method).toBe(
      404,
    );
});
