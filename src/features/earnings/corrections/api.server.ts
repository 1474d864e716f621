import { z } from '@hono/zod-openapi';
import { Done, done } from '../../../contract/api/responses.ts';
import { admins } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import * as shapes from './contract.ts';
import { approveCorrection, correctLedger, discardCorrection } from './correct-ledger.server.ts';
import { listCorrections } from './list-corrections.server.ts';

const common = { tag: 'Earnings', allow: admins } as const;
const params = z.object({ id: z.string() });

const listRoute = endpoint({
  ...common,
  operationId: 'listCorrections',
  method: 'get',
  path: '/admin/ledger/corrections',
  summary: 'Corrections to the ledger, newest first',
  query: shapes.CorrectionQuery,
  response: shapes.CorrectionList,
});

const addRoute = endpoint({
  ...common,
  operationId: 'correctLedger',
  method: 'post',
  path: '/admin/ledger/corrections',
  summary:
    'Correct the ledger with a balanced journal; above the limit, a second administrator must approve it',
  body: shapes.CorrectionBody,
  response: Done,
  failures: [409, 422],
});

const approveRoute = endpoint({
  ...common,
  operationId: 'approveCorrection',
  method: 'post',
  path: '/admin/ledger/corrections/{id}/approve',
  summary: 'Approve a correction that another administrator proposed',
  params,
  response: Done,
  failures: [404, 409],
});

const discardRoute = endpoint({
  ...common,
  operationId: 'discardCorrection',
  method: 'post',
  path: '/admin/ledger/corrections/{id}/discard',
  summary: 'Discard a correction that is not booked',
  params,
  response: Done,
  failures: [404, 409],
});

/** Corrections to the ledger by administrators. */
export function correctionsApi(ctx: Context) {
  return newApi()
    .openapi(
      listRoute,
      respond(listRoute, (c) => listCorrections(ctx, c.req.valid('query'))),
    )
    .openapi(
      addRoute,
      respond(addRoute, async (c) => {
        const isBooked = await correctLedger(ctx, viewerOf(c), c.req.valid('json'));
        return done(
          isBooked
            ? 'The correction has been booked.'
            : 'The correction has been proposed. A second administrator must approve it.',
        );
      }),
    )
    .openapi(
      approveRoute,
      respond(approveRoute, async (c) => {
        await approveCorrection(ctx, viewerOf(c), c.req.valid('param').id);
        return done('The correction has been booked.');
      }),
    )
    .openapi(
      discardRoute,
      respond(discardRoute, async (c) => {
        await discardCorrection(ctx, viewerOf(c), c.req.valid('param').id);
        return done('The correction has been discarded.');
      }),
    );
}
