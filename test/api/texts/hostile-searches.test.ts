import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../factories/people.ts';
import { request } from '../../harness/request.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';

type Operation = { parameters?: { name: string; in: string }[] };
type Document = { paths: Record<string, Record<string, Operation>> };

let product: TestProduct;
let paths: Document['paths'];
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  admin = await makePerson(product.ctx, { role: 'admin' });
  paths = (await request<Document>(product, 'GET /openapi.json')).body.paths;
});
afterAll(() => product.close());

/** A browser encodes anything in a URL; lone surrogates cannot be encoded at all. */
const hostile: [string, string][] = [
  ['a NUL', 'a\u0000b'],
  ['line breaks', 'a\r\nSet-Cookie: b=c'],
  ['HTML', '<script>alert(1)</script>'],
  ['emoji', '👩🏽‍🚀'],
  ['right-to-left text', 'مخاطر المشاريع'],
  ['a change of direction', 'a\u202eb'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a parent path', '../../login-status'],
  ['a negative number', '-1'],
  ['a huge number', '9'.repeat(40)],
  ['half of an encoding', '%'],
];

test.each(hostile)('no URL fails on %s, in its path or in any query parameter', async (_what, text) => {
  const word = encodeURIComponent(text);
  const requests: string[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.endsWith('/logout')) continue;
    const filled = path.replace(/^\/api/, '').replaceAll(/\{\w+\}/g, word);
    const query = (get.parameters ?? []).filter((parameter) => parameter.in === 'query');
    requests.push(filled, ...query.map(({ name }) => `${filled}?${name}=${word}`));
  }
  expect(requests.length).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const address of requests) {
    const { status, body } = await request(product, `GET ${address as `/${string}`}`, { as: admin });
    if (status >= 500 || (status >= 400 && !body.message)) broken.push(`${status} ${address.slice(0, 80)}`);
  }
  expect(broken).toEqual([]);
});

test('an impossible search is refused with a field error', async () => {
  for (const list of ['/courses', '/admin/users'] as const) {
    const { status, body } = await request(product, `GET ${list}?search=a%00b`, { as: admin });
    expect([status, body.fields]).toEqual([
      400,
      { search: 'Please use plain text, without control characters.' },
    ]);
  }
});
