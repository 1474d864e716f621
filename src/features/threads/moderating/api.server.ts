import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { listThreadsToReview } from '../reading/list-threads.server.ts';
import * as routes from './endpoints.server.ts';
import { hide, release, unhide } from './hide.server.ts';
import { setAccepted, setClosed, setPinned } from './moderate.server.ts';

/** Pinned and closed questions, accepted answers, and what administrators hide and publish. */
export function moderationApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.pinRoute,
      respond(routes.pinRoute, async (c) => {
        const thread = await setPinned(ctx, viewerOf(c), c.req.valid('param').threadId, true);
        return done('The question is pinned.', { thread });
      }),
    )
    .openapi(
      routes.unpinRoute,
      respond(routes.unpinRoute, async (c) => {
        const thread = await setPinned(ctx, viewerOf(c), c.req.valid('param').threadId, false);
        return done('The question is no longer pinned.', { thread });
      }),
    )
    .openapi(
      routes.closeRoute,
      respond(routes.closeRoute, async (c) => {
        const thread = await setClosed(ctx, viewerOf(c), c.req.valid('param').threadId, true);
        return done('The question is closed.', { thread });
      }),
    )
    .openapi(
      routes.reopenRoute,
      respond(routes.reopenRoute, async (c) => {
        const thread = await setClosed(ctx, viewerOf(c), c.req.valid('param').threadId, false);
        return done('The question is open again.', { thread });
      }),
    )
    .openapi(
      routes.acceptRoute,
      respond(routes.acceptRoute, async (c) => {
        const thread = await setAccepted(ctx, viewerOf(c), c.req.valid('param'), true);
        return done('The answer is marked as the solution.', { thread });
      }),
    )
    .openapi(
      routes.unacceptRoute,
      respond(routes.unacceptRoute, async (c) => {
        const thread = await setAccepted(ctx, viewerOf(c), c.req.valid('param'), false);
        return done('The answer is no longer marked as the solution.', { thread });
      }),
    )
    .openapi(
      routes.hideRoute,
      respond(routes.hideRoute, async (c) => {
        await hide(ctx, viewerOf(c), c.req.valid('param'), c.req.valid('json').reason);
        return done('The question is hidden.');
      }),
    )
    .openapi(
      routes.hidePostRoute,
      respond(routes.hidePostRoute, async (c) => {
        await hide(ctx, viewerOf(c), c.req.valid('param'), c.req.valid('json').reason);
        return done('The answer is hidden.');
      }),
    )
    .openapi(
      routes.unhideRoute,
      respond(routes.unhideRoute, async (c) => {
        await unhide(ctx, viewerOf(c), c.req.valid('param'));
        return done('The question is visible again.');
      }),
    )
    .openapi(
      routes.unhidePostRoute,
      respond(routes.unhidePostRoute, async (c) => {
        await unhide(ctx, viewerOf(c), c.req.valid('param'));
        return done('The answer is visible again.');
      }),
    )
    .openapi(
      routes.releaseRoute,
      respond(routes.releaseRoute, async (c) => {
        await release(ctx, viewerOf(c), c.req.valid('param'), c.req.valid('query').editedAt);
        return done('The question has been published.');
      }),
    )
    .openapi(
      routes.releasePostRoute,
      respond(routes.releasePostRoute, async (c) => {
        await release(ctx, viewerOf(c), c.req.valid('param'), c.req.valid('query').editedAt);
        return done('The answer has been published.');
      }),
    )
    .openapi(
      routes.reviewRoute,
      respond(routes.reviewRoute, (c) => listThreadsToReview(ctx.db, viewerOf(c), c.req.valid('query'))),
    );
}
