import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../contract/api/client.ts';
import * as bundle from '../../features/bundles/web/bundle.tsx';
import * as find from '../../features/transcripts/web/find.tsx';
import { scopeContext } from '../../lib/page/scope.ts';

// The routes' own argument types differ only in their parameters.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Page = { loader: (args: any) => Promise<unknown> };
const pages: [string, Page][] = [
  ['a bundle', bundle],
  ['the search within a course', find],
];

test.each(pages)('the page of %s is 404 for an id that the API refuses', async (_name, page) => {
  const body = { success: false, code: 'request.invalid', message: 'Please check this.' };
  const api = createClient('http://localhost:3000', {
    fetch: async () => Response.json(body, { status: 400 }),
  });
  const context = new RouterContextProvider();
  context.set(scopeContext, { api, viewer: null, appUrl: 'http://localhost:3000' } as never);
  const request = new Request('http://localhost:3000/');
  const loaded = await page
    .loader({ request, params: { id: '\0', slug: '\0' }, context })
    .catch((thrown: unknown) => thrown);
  const status = loaded instanceof Response ? loaded.status : (loaded as { init: ResponseInit }).init.status;
  expect(status).toBe(404);
});
