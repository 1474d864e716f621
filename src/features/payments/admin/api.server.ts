import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { readingFrom } from '../../../platform/http/recent-writes.ts';
import { progressOfEnrolments } from '../../learning/index.server.ts';
import { copy } from '../copy.ts';
import { confirmOrder, rejectOrder } from '../orders/deciding/decide-order.server.ts';
import { listAllOrders } from '../orders/listing/list-all-orders.server.ts';
import { ordersCsv } from '../orders/listing/orders-csv.server.ts';
import { showOrder } from '../orders/listing/show-order.server.ts';
import { requestRefund } from '../refunds/request-refund.server.ts';
import * as routes from './endpoints.server.ts';

/** Order administration: list orders, decide on transfers and reviews, refund. */
export function ordersApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.allOrdersRoute,
      respond(routes.allOrdersRoute, (c) =>
        listAllOrders(ctx.db, c.req.valid('query'), progressOfEnrolments),
      ),
    )
    .openapi(
      routes.ordersCsvRoute,
      respond(routes.ordersCsvRoute, (c) => ordersCsv(readingFrom(ctx, c).db, c.req.valid('query'))),
    )
    .openapi(
      routes.anyOrderRoute,
      respond(routes.anyOrderRoute, async (c) => ({
        order: await showOrder(ctx, viewerOf(c), c.req.valid('param').id),
      })),
    )
    .openapi(
      routes.confirmOrderRoute,
      respond(routes.confirmOrderRoute, async (c) => {
        const admin = viewerOf(c);
        const { id } = await confirmOrder(ctx, admin, c.req.valid('param').id, c.req.valid('query'));
        return done('Payment confirmed', { order: await showOrder(ctx, admin, id) });
      }),
    )
    .openapi(
      routes.rejectOrderRoute,
      respond(routes.rejectOrderRoute, async (c) => {
        const admin = viewerOf(c);
        const { id } = await rejectOrder(ctx, admin, c.req.valid('param').id, c.req.valid('json'));
        return done('Payment rejected', { order: await showOrder(ctx, admin, id) });
      }),
    )
    .openapi(
      routes.refundOrderRoute,
      respond(routes.refundOrderRoute, async (c) => {
        const admin = viewerOf(c);
        const { orderId, settled } = await requestRefund(
          ctx,
          admin,
          c.req.valid('param').id,
          c.req.valid('json'),
        );
        const message = settled ? 'Payment refunded' : copy.refundSent;
        return done(message, { order: await showOrder(ctx, admin, orderId) });
      }),
    );
}
