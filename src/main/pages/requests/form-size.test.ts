import type { ActionFunctionArgs } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverBuild, viteWith } from '../../../../test/harness/server-build.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { scopeContext } from '../../../lib/page/scope.ts';
import { createApp } from '../../app.ts';

const page = { default: () => null, action: () => null };
/** Sends the form’s one field on as JSON, and returns the API’s response. */
async function sendOn({ request, context }: ActionFunctionArgs) {
  const password = String((await request.formData()).get('a'));
  return context.get(scopeContext).api.login.$post({ json: { email: 'ada@people.example', password } });
}
/** A build with a page that takes a file and a page that does not. */
const vite = viteWith(
  serverBuild({
    file: { id: 'file', path: 'file/:id', module: { ...page, handle: { takesFile: true } } },
    form: { id: 'form', path: 'form', module: page },
    json: { id: 'json', path: 'json', module: { action: sendOn } },
  }),
);

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const mebibytes = (count: number) => new Uint8Array(count * 1024 * 1024);
async function send(path: string, body: Uint8Array<ArrayBuffer>, isStated = true): Promise<number> {
  const { app } = createApp(product.ctx, { pages: true, vite });
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    ...(isStated && { 'content-length': String(body.length) }),
  };
  const sent = { method: 'POST', headers, body: new Blob([body]).stream(), duplex: 'half' } as RequestInit;
  return (await app.request(`http://localhost:3000${path}`, sent)).status;
}

test('a form over a mebibyte is refused', async () => {
  expect([await send('/form', mebibytes(2)), await send('/form.data', mebibytes(2))]).toEqual([413, 413]);
  expect(await send('/form', mebibytes(2), false)).toBe(413);
});

test('the size of a form is checked by the page itself if it takes a file', async () => {
  expect([await send('/file/1', mebibytes(2)), await send('/file/1.data', mebibytes(2))]).toEqual([200, 200]);
});

test('a form over a mebibyte is refused by a page that takes a file if its length is not stated', async () => {
  expect(await send('/file/1', mebibytes(2), false)).toBe(413);
});

test('a malformed form is refused before the page reads it, whatever its boundary is called', async () => {
  const { app } = createApp(product.ctx, { pages: true, vite });
  const boundaries = ['b', 'application/x-www-form-urlencoded'];
  for (const boundary of boundaries) {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '7' };
    const sent = { method: 'POST', headers, body: 'no form' };
    expect([boundary, (await app.request('http://localhost:3000/form', sent)).status]).toEqual([
      boundary,
      400,
    ]);
  }
});

test('the API checks the fields of a form that is longer as JSON, rather than its length', async () => {
  const { app } = createApp(product.ctx, { pages: true, vite });
  const response = await app.request('http://localhost:3000/json', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `a=${'x'.repeat(1024 * 1024 - 2)}`,
  });
  const fields = { password: expect.stringContaining('at most') };
  expect(await response.json()).toMatchObject({ code: 'request.invalid', fields });
});
