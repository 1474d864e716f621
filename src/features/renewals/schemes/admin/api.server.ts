import { done } from '../../../../contract/api/responses.ts';
import type { Context } from '../../../../platform/context.ts';
import { newApi } from '../../../../platform/http/api.ts';
import { respond } from '../../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../../platform/http/permission.ts';
import { confirmScheme, makeVersion } from './change-scheme.server.ts';
import * as routes from './endpoints.server.ts';
import { listSchemes, schemeHistory } from './list-schemes.server.ts';

/** Administrators keep the rules of renewal schemes up to date. */
export function schemesApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) => listSchemes(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      routes.historyRoute,
      respond(routes.historyRoute, (c) => schemeHistory(ctx.db, c.req.valid('param').key)),
    )
    .openapi(
      routes.confirmRoute,
      respond(routes.confirmRoute, async (c) => {
        await confirmScheme(ctx, viewerOf(c)._id, c.req.valid('param').key, c.req.valid('json'));
        return done('The rules have been confirmed.');
      }),
    )
    .openapi(
      routes.newVersionRoute,
      respond(routes.newVersionRoute, async (c) => {
        const body = c.req.valid('json');
        const version = await makeVersion(ctx, viewerOf(c)._id, c.req.valid('param').key, body);
        return done(`Version ${version} is in force for new cycles. Holders can switch to it.`, { version });
      }),
    );
}
