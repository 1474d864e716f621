import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { streamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import { cycleCalendar } from './calendar.server.ts';
import * as routes from './endpoints.server.ts';
import { addEvidence, listEvidence, removeEvidence } from './evidence-files.server.ts';
import { evidencePack } from './evidence-pack.server.ts';
import { readReport } from './report.server.ts';

const files = { name: 'credit-evidence', points: 100, seconds: 3600 };
const packs = { name: 'evidence-packs', points: 30, seconds: 3600 };

/** What learners need for a renewal: the report, evidence files, the pack and the calendar. */
export function evidenceApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.reportRoute,
      respond(routes.reportRoute, async (c) => {
        const { report } = await readReport(ctx, viewerOf(c)._id, c.req.valid('param').id);
        return report;
      }),
    )
    .openapi(
      routes.packRoute,
      respond(routes.packRoute, async (c) => {
        const viewer = viewerOf(c);
        const { method } = c.req;
        if (method === 'GET') await ctx.limiter.count(packs, viewer._id);
        return evidencePack(ctx, viewer, c.req.valid('param').id, method);
      }),
    )
    .openapi(
      routes.calendarRoute,
      respond(routes.calendarRoute, (c) => cycleCalendar(ctx, viewerOf(c)._id, c.req.valid('param').id)),
    )
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, async (c) => ({
        evidence: await listEvidence(ctx, viewerOf(c)._id, c.req.valid('param').id),
      })),
    )
    .openapi(
      routes.addRoute,
      respond(routes.addRoute, async (c) => {
        const { _id: userId } = viewerOf(c);
        await ctx.limiter.count(files, userId);
        const id = await addEvidence(ctx, userId, c.req.valid('param').id, streamedRequest(c));
        return done('The file has been added.', { evidence: { _id: id } });
      }),
    )
    .openapi(
      routes.removeRoute,
      respond(routes.removeRoute, async (c) => {
        const { id, evidenceId } = c.req.valid('param');
        await removeEvidence(ctx, viewerOf(c)._id, id, evidenceId);
        return done('The file has been removed.');
      }),
    );
}
