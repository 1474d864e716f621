import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirects } from '../../src/contract/urls/redirects.ts';
import routes from '../../src/routes.ts';
import { request } from '../harness/request.ts';
import { createTestProduct, type TestProduct } from '../harness/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** Run `npx vitest run test/api/contract.test.ts -u` after changing the contract, and read the diff. */
test('the committed API contract equals the served one', async () => {
  const { body } = await request(product, 'GET /openapi.json');
  const document = `${JSON.stringify(body, null, 1)}\n`;
  await expect(document).toMatchFileSnapshot('../../docs/contract/openapi.json');
});

test('the committed list of pages and redirects equals the served one', async () => {
  const pages = pathsOf(routes as Route[]).filter((path) => path !== '/design');
  const document = [
    '# Pages',
    '',
    'Every path of the product that a browser opens, generated from `src/routes.ts`. The API is in `openapi.json`.',
    '',
    ...pages.filter((path) => !(path.slice(1) in redirects)).map((path) => `- \`${path}\``),
    '',
    '## Redirects',
    '',
    '| from | to (302) |',
    '|---|---|',
    ...Object.entries(redirects).map(([from, to]) => `| \`/${from}\` | \`${to}\` |`),
    '',
  ].join('\n');
  await expect(document).toMatchFileSnapshot('../../docs/contract/pages.md');
});

test('a URL that does not exist responds in the one failure shape', async () => {
  const response = await request(product, 'GET /nothing/here');
  expect(response).toMatchObject({ status: 404, body: { success: false, code: 'request.not_found' } });
});

type Route = { path?: string; index?: boolean; children?: Route[] };

function pathsOf(list: Route[], base = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path ? `${base}/${route.path}` : base;
    const here = route.index || route.path ? [path || '/'] : [];
    return [...here, ...pathsOf(route.children ?? [], path)];
  });
}
