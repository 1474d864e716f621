import { Done, done } from '../../contract/api/responses.ts';
import { admins } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { checkServices } from './check-services.server.ts';
import * as shapes from './contract.ts';
import { discardParked, listParked, retryParked } from './parked-jobs.server.ts';
import { readSystem } from './read-system.server.ts';

const tag = 'Administration';

const systemRoute = endpoint({
  operationId: 'getSystem',
  method: 'get',
  path: '/admin/system',
  tag,
  allow: admins,
  summary: 'The state of the product: versions, jobs and the processes that run them',
  response: shapes.SystemResponse,
});

const servicesRoute = endpoint({
  operationId: 'checkServices',
  method: 'get',
  path: '/admin/system/services',
  tag,
  allow: admins,
  summary: 'Whether each configured service responds and accepts its keys; takes up to 20 seconds',
  response: shapes.ServicesResponse,
});

const parkedRoute = endpoint({
  operationId: 'listParkedJobs',
  method: 'get',
  path: '/admin/system/jobs',
  tag,
  allow: admins,
  summary: 'Jobs whose last attempt has failed, latest failure first',
  query: shapes.ParkedJobQuery,
  response: shapes.ParkedJobList,
});

const retryRoute = endpoint({
  operationId: 'retryParkedJob',
  method: 'post',
  path: '/admin/system/jobs/{id}/retry',
  tag,
  allow: admins,
  summary: 'Let a parked job run again, with all its attempts',
  params: shapes.JobParams,
  response: Done,
  failures: [404],
});

const discardRoute = endpoint({
  operationId: 'discardParkedJob',
  method: 'delete',
  path: '/admin/system/jobs/{id}',
  tag,
  allow: admins,
  summary: 'Delete a parked job, so that it never runs again',
  params: shapes.JobParams,
  response: Done,
  failures: [404],
});

/** The state of the running product, for administrators. */
export function systemApi(ctx: Context) {
  return newApi()
    .openapi(
      systemRoute,
      respond(systemRoute, async () => ({ success: true as const, system: await readSystem(ctx) })),
    )
    .openapi(
      servicesRoute,
      respond(servicesRoute, async () => ({
        success: true as const,
        services: await checkServices(ctx.settings),
      })),
    )
    .openapi(
      parkedRoute,
      respond(parkedRoute, (c) => listParked(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      retryRoute,
      respond(retryRoute, async (c) => {
        await retryParked(ctx, viewerOf(c), c.req.valid('param').id);
        return done('The job will run again.');
      }),
    )
    .openapi(
      discardRoute,
      respond(discardRoute, async (c) => {
        await discardParked(ctx, viewerOf(c), c.req.valid('param').id);
        return done('The job has been discarded.');
      }),
    );
}
