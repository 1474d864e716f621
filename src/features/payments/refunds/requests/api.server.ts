import { done } from '../../../../contract/api/responses.ts';
import type { Context } from '../../../../platform/context.ts';
import { newApi } from '../../../../platform/http/api.ts';
import { respond } from '../../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../../platform/http/permission.ts';
import { copy } from '../../copy.ts';
import { findReceipt } from '../../orders/listing/list-orders.server.ts';
import { findOwnOrder, noSuchOrder } from '../../orders/orders.server.ts';
import { type Asked, askForRefund } from './ask-refund.server.ts';
import { approveRequest, refuseRequest } from './decide-request.server.ts';
import * as routes from './endpoints.server.ts';
import { listRequests, showRequest } from './list-requests.server.ts';

const perBuyer = { name: 'refund-requests', points: 20, seconds: 3600 };

const sentences: Record<Asked, string> = {
  refunded: 'Your payment has been refunded.',
  sent: 'Your refund is on its way. The payment provider hasn’t confirmed it yet; we’ll keep checking.',
  asked: 'We’ve received your request and will email you our decision.',
};

/** Learners refund lines of their orders, or ask for it; administrators decide on the requests. */
export function refundRequestsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.termsRoute,
      respond(routes.termsRoute, async () => ({ terms: ctx.settings.refundTerms })),
    )
    .openapi(
      routes.askRoute,
      respond(routes.askRoute, async (c) => {
        const buyer = viewerOf(c);
        const { id, position } = c.req.valid('param');
        const order = await findOwnOrder(ctx.db, buyer._id, id);
        if (!order) throw noSuchOrder();
        await ctx.limiter.count(perBuyer, buyer._id);
        const { reason } = c.req.valid('json');
        const asked = await askForRefund(ctx, buyer, order, { position, reason });
        return done(sentences[asked], { order: await findReceipt(ctx, order.id) });
      }),
    )
    .openapi(
      routes.requestsRoute,
      respond(routes.requestsRoute, (c) => listRequests(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      routes.requestRoute,
      respond(routes.requestRoute, async (c) => ({
        request: await showRequest(ctx.db, c.req.valid('param').id),
      })),
    )
    .openapi(
      routes.approveRoute,
      respond(routes.approveRoute, async (c) => {
        const settled = await approveRequest(ctx, viewerOf(c), c.req.valid('param').id);
        return done(settled ? 'Payment refunded' : copy.refundSent);
      }),
    )
    .openapi(
      routes.refuseRoute,
      respond(routes.refuseRoute, async (c) => {
        await refuseRequest(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('json').reason);
        return done('Request refused. We’ve emailed the learner your reason.');
      }),
    );
}
