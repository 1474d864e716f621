import { data, isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverBuild, viteWith } from '../../../../test/harness/server-build.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { ApiFailure } from '../../../contract/api/read.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { createApp } from '../../app.ts';

type Rendered = { staticHandlerContext: { errors: Record<string, unknown> | null } };

/** A build with one page, whose loader fails with the status in its URL. The response is the text of the error. */
const entry = {
  default: async (_request: Request, status: number, headers: Headers, rendered: Rendered) => {
    const [error] = Object.values(rendered.staticHandlerContext.errors ?? {});
    headers.set('content-type', 'text/html');
    return new Response(isRouteErrorResponse(error) ? error.data : 'no reason', { status, headers });
  },
  handleError: (error: unknown, { context }: LoaderFunctionArgs) => scopeOf({ context }).report(error),
};
const routes = {
  root: {
    id: 'root',
    path: '',
    module: {
      default: () => null,
      middleware: [
        ({ context }: LoaderFunctionArgs) => {
          const { refusal } = scopeOf({ context });
          if (refusal) throw data(refusal.message, { status: refusal.status });
        },
      ],
    },
  },
  page: {
    id: 'page',
    parentId: 'root',
    path: 'refused/:status',
    module: {
      default: () => null,
      loader: ({ params }: LoaderFunctionArgs) => {
        const failure = { success: false as const, code: 'test.refused', message: 'You can’t see this.' };
        throw new ApiFailure(Number(params['status']), failure);
      },
    },
  },
};
const vite = viteWith(serverBuild(routes, entry as never));

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

test.each([403, 409, 503])(
  'a page that the API refuses with %d has that status and says why',
  async (status) => {
    const { app } = createApp(product.ctx, { pages: true, vite });
    const page = await app.request(`http://localhost:3000/refused/${status}`);
    expect([page.status, await page.text()]).toEqual([status, 'You can’t see this.']);
    const whileNavigating = await app.request(`http://localhost:3000/refused/${status}.data`);
    expect(whileNavigating.status).toBe(status);
    expect(await whileNavigating.text()).toContain('You can’t see this.');
  },
);

test('a page that fails unexpectedly does not reveal the reason', async () => {
  const { app } = createApp(product.ctx, { pages: true, vite });
  const page = await app.request('http://localhost:3000/refused/500');
  expect(page.status).toBe(500);
  expect(await page.text()).not.toContain('You can’t see this.');
});
