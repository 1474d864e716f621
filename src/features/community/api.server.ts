import { done } from '../../contract/api/responses.ts';
import { members } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import * as shapes from './contract.ts';
import { openCommunity } from './open-community.server.ts';

/** Every call may create an invitation, so each user is limited. */
const perPerson = { name: 'community', points: 30, seconds: 3600 };

const discordRoute = endpoint({
  operationId: 'getCommunityInvitation',
  method: 'get',
  path: '/courses/{id}/discord',
  tag: 'Community',
  allow: members,
  summary: 'The community invitation for a course you are enrolled in',
  params: shapes.CommunityParams,
  response: shapes.CommunityLink,
  failures: [404],
});

/** The community link for members. */
export function communityApi(ctx: Context) {
  return newApi().openapi(
    discordRoute,
    respond(discordRoute, async (c) => {
      const viewer = viewerOf(c);
      await ctx.limiter.count(perPerson, viewer._id);
      const url = await openCommunity(ctx, viewer, c.req.valid('param').id);
      return done('Your invitation is ready.', { url });
    }),
  );
}
