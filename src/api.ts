import { accountsApi } from './features/accounts/index.server.ts';
import type { Context } from './platform/context.ts';
import { errorHandler, newApi, notFoundHandler } from './platform/http/api.ts';
import { takeKnown } from './platform/http/env.ts';

/** The table of contents of the API: every feature's endpoints, one line each. */
export function createApi(ctx: Context) {
  const api = newApi();
  api.onError(errorHandler(ctx.log));
  api.notFound(notFoundHandler);
  api.use(takeKnown);
  return api
    .basePath('/api')
    .route('/', accountsApi(ctx));
}

export type Api = ReturnType<typeof createApi>;
