import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { streamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import { claimCredits, showCourseCredits, withdrawClaim } from './claim-credits.server.ts';
import { decideClaim } from './decide-claim.server.ts';
import * as routes from './endpoints.server.ts';
import { listClaims } from './list-claims.server.ts';

const perInstructor = { name: 'credit-proofs', points: 60, seconds: 3600 };

/** Credits that courses give: instructors claim them, administrators verify or refuse the claims. */
export function courseCreditsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.courseRoute,
      respond(routes.courseRoute, (c) => showCourseCredits(ctx, viewerOf(c), c.req.valid('param').id)),
    )
    .openapi(
      routes.claimRoute,
      respond(routes.claimRoute, async (c) => {
        const viewer = viewerOf(c);
        await ctx.limiter.count(perInstructor, viewer._id);
        const id = await claimCredits(ctx, viewer, c.req.valid('param').id, streamedRequest(c));
        return done('Your claim has been sent for review.', { claim: { _id: id } });
      }),
    )
    .openapi(
      routes.withdrawRoute,
      respond(routes.withdrawRoute, async (c) => {
        const { id, creditId } = c.req.valid('param');
        await withdrawClaim(ctx, viewerOf(c), id, creditId);
        return done('The credits have been withdrawn.');
      }),
    )
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) => listClaims(ctx, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      routes.verifyRoute,
      respond(routes.verifyRoute, async (c) => {
        await decideClaim(ctx, viewerOf(c)._id, c.req.valid('param').id, { action: 'verify' });
        return done('The credits have been verified. We’ve emailed the instructor.');
      }),
    )
    .openapi(
      routes.refuseRoute,
      respond(routes.refuseRoute, async (c) => {
        const { reason } = c.req.valid('json');
        await decideClaim(ctx, viewerOf(c)._id, c.req.valid('param').id, { action: 'refuse', reason });
        return done('The claim has been refused. We’ve emailed the instructor your reason.');
      }),
    );
}
