import { done } from '../../contract/api/responses.ts';
import { maxRows } from '../../contract/constants.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { entriesCsv, findEntry, listEntries } from './activities/entries/list-entries.server.ts';
import { addEntry, changeEntry, removeEntry } from './activities/entries/save-entry.server.ts';
import { findGap } from './activities/missing-credits/find-gap.server.ts';
import { presentHolding, readActivities } from './activities/read-activities.server.ts';
import * as routes from './endpoints.server.ts';
import { addHolding, removeHolding } from './holdings/add-holding.server.ts';
import { startNextCycle } from './holdings/next-cycle.server.ts';
import { switchVersion } from './holdings/switch-version.server.ts';
import { currentSchemes, presentScheme } from './schemes/schemes.server.ts';

const all = <T>(rows: T[]) => ({ total: rows.length, page: 1, limit: maxRows });

/** A learner's certifications and the activities that renew them. */
export function renewalsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.schemesRoute,
      respond(routes.schemesRoute, async () => {
        const schemes = (await currentSchemes(ctx.db)).map(presentScheme);
        return { schemes, ...all(schemes) };
      }),
    )
    .openapi(
      routes.holdingsRoute,
      respond(routes.holdingsRoute, async (c) => {
        const { certifications } = await readActivities(ctx.db, viewerOf(c)._id);
        const holdings = certifications.map((certification) => presentHolding(certification, ctx.clock()));
        return { holdings, ...all(holdings) };
      }),
    )
    .openapi(
      routes.addHoldingRoute,
      respond(routes.addHoldingRoute, async (c) => {
        const id = await addHolding(ctx, viewerOf(c)._id, c.req.valid('json'));
        return done('Your certification has been added.', { holding: { _id: id } });
      }),
    )
    .openapi(
      routes.removeHoldingRoute,
      respond(routes.removeHoldingRoute, async (c) => {
        await removeHolding(ctx, viewerOf(c)._id, c.req.valid('param').id);
        return done('Your certification has been removed.');
      }),
    )
    .openapi(
      routes.nextCycleRoute,
      respond(routes.nextCycleRoute, async (c) => {
        const id = await startNextCycle(ctx, viewerOf(c)._id, c.req.valid('param').id);
        return done('The next cycle has started.', { holding: { _id: id } });
      }),
    )
    .openapi(
      routes.switchRoute,
      respond(routes.switchRoute, async (c) => {
        const { version } = c.req.valid('json');
        await switchVersion(ctx, viewerOf(c)._id, c.req.valid('param').id, version);
        return done('Your certification now follows the current rules.');
      }),
    )
    .openapi(
      routes.gapRoute,
      respond(routes.gapRoute, (c) => findGap(ctx, viewerOf(c)._id, c.req.valid('param').id)),
    )
    .openapi(
      routes.entriesRoute,
      respond(routes.entriesRoute, (c) => listEntries(ctx.db, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      routes.entriesCsvRoute,
      respond(routes.entriesCsvRoute, (c) =>
        entriesCsv(ctx.db, viewerOf(c)._id, c.req.valid('query').search),
      ),
    )
    .openapi(
      routes.entryRoute,
      respond(routes.entryRoute, async (c) => ({
        entry: await findEntry(ctx.db, viewerOf(c)._id, c.req.valid('param').id),
      })),
    )
    .openapi(
      routes.addEntryRoute,
      respond(routes.addEntryRoute, async (c) => {
        const id = await addEntry(ctx, viewerOf(c)._id, c.req.valid('json'));
        return done('Your activity has been added.', { entry: { _id: id } });
      }),
    )
    .openapi(
      routes.changeEntryRoute,
      respond(routes.changeEntryRoute, async (c) => {
        const id = await changeEntry(ctx, viewerOf(c)._id, c.req.valid('param').id, c.req.valid('json'));
        return done('Your activity has been saved.', { entry: { _id: id } });
      }),
    )
    .openapi(
      routes.removeEntryRoute,
      respond(routes.removeEntryRoute, async (c) => {
        await removeEntry(ctx, viewerOf(c)._id, c.req.valid('param').id);
        return done('Your activity has been removed.');
      }),
    );
}
