import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentWith, serverBuild, viteWith } from '../../../../test/harness/server-build.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import * as auth from '../../../features/accounts/web/sign-in/auth.tsx';
import { createLimiter } from '../../../platform/http/security/limiter.ts';
import { createApp } from '../../app.ts';

/** The sign-in page as a server build: its real action, rendered as its status alone. */
const build = serverBuild(
  {
    root: { id: 'root', path: '', module: { default: () => null } },
    auth: { id: 'auth', parentId: 'root', path: 'auth', module: auth },
  },
  { default: documentWith((status) => `<p>${status}</p>`) },
);
const vite = viteWith(build);

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test('the form of a page says when to try again once its limit is used up', async () => {
  const ctx = { ...product.ctx, limiter: createLimiter(product.ctx.pool) };
  const { app } = createApp(ctx, { pages: true, vite });
  const signIn = () =>
    app.request('http://localhost:3000/auth', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams({ intent: 'sign-in', email: 'ada@people.example', password: 'not this one' }),
    });
  for (let attempt = 0; attempt < 10; attempt++) {
    const wrong = await signIn();
    expect([wrong.status, wrong.headers.get('retry-after')]).toEqual([401, null]);
  }
  const refused = await signIn();
  expect([refused.status, await refused.text()]).toEqual([429, '<p>429</p>']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});
