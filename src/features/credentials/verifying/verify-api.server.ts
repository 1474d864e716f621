import { anyone } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import * as shapes from '../contract.ts';
import { verifyBadge } from './verify-badge.server.ts';

/** Checking a proof takes some CPU time. A whole class may check its badges at the same time. */
const checksPerNetwork = { name: 'verify-badge', points: 600, seconds: 600 };
/** Checks that compare an email, which could be guessed. */
const emailsPerNetwork = { name: 'verify-badge-email', points: 60, seconds: 600 };

const verifyRoute = endpoint({
  operationId: 'verifyBadge',
  method: 'post',
  path: '/credentials/verify',
  tag: 'Credentials',
  allow: anyone,
  summary: 'Verify a badge: its JSON, its JWT, its image or its certificate number',
  body: shapes.VerifyBody,
  // Enough for a badge of a megabyte in base64.
  maxBody: { mebibytes: 2 },
  response: shapes.VerifiedResponse,
  failures: [404, 409, 422],
});

/** Verifies badges that Milepost has issued. */
export function verifyBadgesApi(ctx: Context) {
  return newApi().openapi(
    verifyRoute,
    respond(verifyRoute, async (c) => {
      const body = c.req.valid('json');
      await ctx.limiter.count(body.email ? emailsPerNetwork : checksPerNetwork, c.get('address'));
      return { badge: await verifyBadge(ctx, body) };
    }),
  );
}
