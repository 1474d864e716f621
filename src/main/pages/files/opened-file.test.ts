import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverBuild, viteWith } from '../../../../test/harness/server-build.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { createApp } from '../../app.ts';
import { readFailure } from './opened-file.ts';

/** A server build that renders any page as its status alone. */
const vite = viteWith(
  serverBuild({
    root: { id: 'root', path: '', module: { default: () => null } },
    any: { id: 'any', parentId: 'root', path: '*', module: { default: () => null } },
  }),
);

let product: TestProduct;
let get: (path: string, dest?: string) => Promise<{ status: number; headers: Headers; text: string }>;
beforeAll(async () => {
  product = await createTestProduct();
  const { app } = createApp(product.ctx, { pages: true, vite });
  get = async (path, dest) => {
    const headers: Record<string, string> = dest ? { 'sec-fetch-dest': dest } : {};
    const response = await app.request(`http://localhost:3000${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
});
afterAll(() => product.close());

const number = '01890000-0000-7000-8000-000000000000';
const refused: [string, number][] = [
  ['/api/admin/users.csv', 401],
  [`/api/certificates/download/${number}`, 401],
  [`/api/courses/${number}`, 404],
  ['/api/courses?page=nonsense', 400],
  ['/api/nothing', 404],
];

test.each(refused)('a browser that opens %s sees a page with status %i, not JSON', async (path, status) => {
  const opened = await get(path, 'document');
  expect([opened.status, opened.text]).toEqual([status, '<p>A page</p>']);
  expect(opened.headers.get('content-type')).toContain('text/html');
  expect(opened.headers.get('x-request-id')).toMatch(/./);
});

test.each(refused)('a program that requests %s gets %i as JSON', async (path, status) => {
  for (const dest of [undefined, 'empty', 'image', 'video']) {
    const response = await get(path, dest);
    expect(response.status).toBe(status);
    expect(JSON.parse(response.text)).toMatchObject({ success: false, message: expect.any(String) });
  }
});

test('a browser that opens an existing URL of the API sees its JSON', async () => {
  expect(JSON.parse((await get('/api/courses', 'document')).text)).toMatchObject({ courses: [] });
});

test('an opened URL that is briefly unavailable says when to try again', async () => {
  const failed = { success: false, code: 'service.unavailable', message: 'Milepost is briefly unavailable.' };
  const response = Response.json(failed, { status: 503, headers: { 'Retry-After': '5' } });
  expect(await readFailure(response)).toEqual({
    status: 503,
    message: 'Milepost is briefly unavailable.',
    headers: { 'Retry-After': '5' },
  });
});
