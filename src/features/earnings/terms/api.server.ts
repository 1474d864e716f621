import { z } from '@hono/zod-openapi';
import { Done, done } from '../../../contract/api/responses.ts';
import { admins, anyone } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import * as shapes from './contract.ts';
import { noSuchVersion } from './failures.server.ts';
import { cancelOwnShares, listOwnShares, planOwnShares } from './own-shares.server.ts';
import { cancelTerms, planTerms } from './plan-terms.server.ts';
import { listVersions, publicTerms } from './show-terms.server.ts';

const tag = 'Earnings';
const params = z.object({ id: z.string() });

const publicRoute = endpoint({
  operationId: 'getShareTerms',
  method: 'get',
  path: '/earnings/terms',
  tag,
  allow: anyone,
  summary: 'The terms for instructors’ earnings today, and those that have been announced',
  response: shapes.PublicTerms,
});

const listRoute = endpoint({
  operationId: 'listShareTerms',
  method: 'get',
  path: '/admin/share-terms',
  tag,
  allow: admins,
  summary: 'Every version of the terms for earnings, newest first',
  query: shapes.VersionQuery,
  response: shapes.VersionList,
});

const planRoute = endpoint({
  operationId: 'planShareTerms',
  method: 'post',
  path: '/admin/share-terms',
  tag,
  allow: admins,
  summary: 'Plan new terms that take effect at least 30 days later; the instructors they affect are emailed',
  body: shapes.TermsBody,
  response: Done,
  failures: [409, 422],
});

const cancelRoute = endpoint({
  operationId: 'cancelShareTerms',
  method: 'post',
  path: '/admin/share-terms/{id}/cancel',
  tag,
  allow: admins,
  summary: 'Cancel terms that are not in force yet',
  params,
  response: Done,
  failures: [404, 409],
});

const sharesRoute = endpoint({
  operationId: 'listOwnShares',
  method: 'get',
  path: '/admin/own-shares',
  tag,
  allow: admins,
  summary: 'Shares agreed with individual instructors, newest first',
  query: shapes.OwnSharesQuery,
  response: shapes.OwnSharesList,
});

const planSharesRoute = endpoint({
  operationId: 'planOwnShares',
  method: 'post',
  path: '/admin/own-shares',
  tag,
  allow: admins,
  summary: 'Plan shares for one instructor, or the return to the general ones; the instructor is emailed',
  body: shapes.OwnSharesBody,
  response: Done,
  failures: [409, 422],
});

const cancelSharesRoute = endpoint({
  operationId: 'cancelOwnShares',
  method: 'post',
  path: '/admin/own-shares/{id}/cancel',
  tag,
  allow: admins,
  summary: 'Cancel an instructor’s shares that are not in force yet',
  params,
  response: Done,
  failures: [404, 409],
});

/** The terms for earnings: what anyone may read, and what administrators plan. */
export function termsApi(ctx: Context) {
  return newApi()
    .openapi(
      publicRoute,
      respond(publicRoute, () => publicTerms(ctx)),
    )
    .openapi(
      listRoute,
      respond(listRoute, (c) => listVersions(ctx, c.req.valid('query'))),
    )
    .openapi(
      planRoute,
      respond(planRoute, async (c) => {
        const isTold = await planTerms(ctx, viewerOf(c), c.req.valid('json'));
        return done(
          isTold
            ? 'The new terms have been saved. We’re emailing the instructors.'
            : 'The new terms have been saved. They change nothing for instructors, so we won’t email anyone.',
        );
      }),
    )
    .openapi(
      cancelRoute,
      respond(cancelRoute, async (c) => {
        const { id } = c.req.valid('param');
        if (!/^\d{1,9}$/.test(id)) throw noSuchVersion();
        await cancelTerms(ctx, viewerOf(c), Number(id));
        return done('The planned terms have been cancelled.');
      }),
    )
    .openapi(
      sharesRoute,
      respond(sharesRoute, (c) => listOwnShares(ctx, c.req.valid('query'))),
    )
    .openapi(
      planSharesRoute,
      respond(planSharesRoute, async (c) => {
        await planOwnShares(ctx, viewerOf(c), c.req.valid('json'));
        return done('The shares have been saved. We’re emailing the instructor.');
      }),
    )
    .openapi(
      cancelSharesRoute,
      respond(cancelSharesRoute, async (c) => {
        await cancelOwnShares(ctx, viewerOf(c), c.req.valid('param').id);
        return done('The planned shares have been cancelled.');
      }),
    );
}
