import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import * as routes from './endpoints.server.ts';
import { setVote } from './vote.server.ts';

/** Votes for questions that other learners have too. */
export function votingApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.voteRoute,
      respond(routes.voteRoute, async (c) => {
        const thread = await setVote(ctx, viewerOf(c), c.req.valid('param').threadId, true);
        return done('Your vote has been counted.', { thread });
      }),
    )
    .openapi(
      routes.unvoteRoute,
      respond(routes.unvoteRoute, async (c) => {
        const thread = await setVote(ctx, viewerOf(c), c.req.valid('param').threadId, false);
        return done('Your vote has been withdrawn.', { thread });
      }),
    );
}
