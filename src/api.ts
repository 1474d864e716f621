import { accountsApi } from './features/accounts/index.server.ts';
import { catalogueApi } from './features/catalogue/index.server.ts';
import { mediaApi } from './features/media/index.server.ts';
import type { Context } from './platform/context.ts';
import { errorHandler, newApi, notFoundHandler } from './platform/http/api.ts';
import { takeKnown } from './platform/http/env.ts';

/** Answered by later features as they land. */
const catalogueQuestions = {
  isEnrolled: async () => false,
  isPaymentPending: async () => false,
  countLearners: async () => 0,
};

/** The table of contents of the API: every feature's endpoints, one line each. */
export function createApi(ctx: Context) {
  const api = newApi()
    .basePath('/api')
    .use(takeKnown)
    .route('/', accountsApi(ctx))
    .route('/', mediaApi(ctx))
    .route('/', catalogueApi(ctx, catalogueQuestions));
  api.onError(errorHandler(ctx.log));
  api.notFound(notFoundHandler);
  return api;
}

export type Api = ReturnType<typeof createApi>;
