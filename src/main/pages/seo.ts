import type { Hono } from 'hono';
import type { createApi } from '../../app/api.ts';
import { seoFiles } from '../../app/seo/seo-files.server.ts';
import { createClient } from '../../contract/api/client.ts';
import { bundleAddresses } from '../../features/bundles/index.server.ts';
import { countPublicCourses, publicAddresses } from '../../features/catalogue/index.server.ts';
import { loadFaces, runsOf } from '../../features/certificates/index.server.ts';
import type { Context } from '../../platform/context.ts';

const visitor = { viewer: null, sessionId: null, address: '', requestId: '' };

/** Supplies the data for the search-engine files; they show what a visitor without a session sees. */
export function seo(
  ctx: Context,
  app: { request: (path: string) => Response | Promise<Response> },
  api: ReturnType<typeof createApi>,
): Hono {
  const inProcess = async (input: RequestInfo | URL, init?: RequestInit) =>
    api.fetch(new Request(input, init), { info: { ...visitor, reader: ctx.reads.choose() } });
  return seoFiles({
    appUrl: ctx.settings.appUrl,
    api: createClient(ctx.settings.appUrl, { fetch: inProcess }),
    countCourses: () => countPublicCourses(ctx.reads.choose().db),
    courseAddresses: (range) => publicAddresses(ctx.reads.choose().db, range),
    bundleAddresses: () => bundleAddresses(ctx.reads.choose().db),
    picture: async (path) => {
      const response = await app.request(path);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    lettering: async (...texts) => ({ faces: await loadFaces(...texts), runsOf }),
    clock: ctx.clock,
  });
}
