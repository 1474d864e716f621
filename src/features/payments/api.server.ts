import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { cancelOrder } from './buying/cancel-order.server.ts';
import { placeBundleOrder, placeGiftOrder, placeOrder } from './buying/placing/place-order.server.ts';
import type { PlacedOrder } from './buying/placing/placed-order.ts';
import { capturePayment, verifyPayment } from './buying/verify-payment.server.ts';
import { copy } from './copy.ts';
import * as routes from './endpoints.server.ts';
import { findReceipt, listOrders } from './orders/listing/list-orders.server.ts';
import { presentPayment } from './orders/listing/present-order.ts';
import { findOwnOrder, noSuchOrder, type OrderRow } from './orders/orders.server.ts';
import { noSuchProvider, providerNamed, waysToPay } from './providers/configured.server.ts';
import { methodPaidHere } from './providers/providers.ts';
import { receiveWebhook } from './settlement/webhooks/receive-webhook.server.ts';

const perBuyer = { name: 'orders', points: 30, seconds: 600 };
const checksPerBuyer = { name: 'payment-checks', points: 60, seconds: 600 };
const cancelsPerBuyer = { name: 'order-cancels', points: 30, seconds: 600 };

/** Buying: orders, their results, and the providers' webhooks. */
export function paymentsApi(ctx: Context) {
  const ownOrder = async (userId: string, id: string): Promise<OrderRow> => {
    const order = await findOwnOrder(ctx.db, userId, id);
    if (!order) throw noSuchOrder();
    return order;
  };
  return newApi()
    .openapi(
      routes.methodsRoute,
      respond(routes.methodsRoute, async () => waysToPay(ctx)),
    )
    .openapi(
      routes.createOrderRoute,
      respond(routes.createOrderRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(perBuyer, buyer._id);
        const placed = await placeOrder(ctx, buyer, {
          ...c.req.valid('json'),
          cookies: c.req.header('cookie'),
        });
        return placedResponse(placed);
      }),
    )
    .openapi(
      routes.bundleOrderRoute,
      respond(routes.bundleOrderRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(perBuyer, buyer._id);
        const { id: bundleId } = c.req.valid('param');
        return placedResponse(
          await placeBundleOrder(ctx, buyer, {
            ...c.req.valid('json'),
            bundleId,
            cookies: c.req.header('cookie'),
          }),
        );
      }),
    )
    .openapi(
      routes.giftOrderRoute,
      respond(routes.giftOrderRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(perBuyer, buyer._id);
        const { id: giftId } = c.req.valid('param');
        return placedResponse(
          await placeGiftOrder(ctx, buyer, {
            ...c.req.valid('json'),
            giftId,
            cookies: c.req.header('cookie'),
          }),
        );
      }),
    )
    .openapi(
      routes.providerOrderRoute,
      respond(routes.providerOrderRoute, async (c) => {
        const buyer = viewerOf(c);
        const paymentMethod = methodPaidHere(providerNamed(c.req.valid('param').provider));
        if (!paymentMethod) throw noSuchProvider();
        await ctx.limiter.count(perBuyer, buyer._id);
        const { courseId, bundleId, giftId, ...json } = c.req.valid('json');
        const payment = { ...json, paymentMethod, cookies: c.req.header('cookie') };
        if (giftId) return placedResponse(await placeGiftOrder(ctx, buyer, { ...payment, giftId }));
        if (bundleId) return placedResponse(await placeBundleOrder(ctx, buyer, { ...payment, bundleId }));
        return placedResponse(await placeOrder(ctx, buyer, { ...payment, courseId: courseId ?? '' }));
      }),
    )
    .openapi(
      routes.captureRoute,
      respond(routes.captureRoute, async (c) => {
        const buyer = viewerOf(c);
        const provider = providerNamed(c.req.valid('param').provider);
        await ctx.limiter.count(checksPerBuyer, buyer._id);
        return verifiedResponse(await capturePayment(ctx, buyer, provider, c.req.valid('json').orderId));
      }),
    )
    .openapi(
      routes.verifyPaymentRoute,
      respond(routes.verifyPaymentRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(checksPerBuyer, buyer._id);
        const order = await verifyPayment(ctx, buyer, c.req.valid('json'));
        return verifiedResponse(order);
      }),
    )
    .openapi(
      routes.historyRoute,
      respond(routes.historyRoute, (c) => listOrders(ctx.db, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      routes.orderRoute,
      respond(routes.orderRoute, async (c) => {
        const { id } = await ownOrder(viewerOf(c)._id, c.req.valid('param').id);
        return { order: await findReceipt(ctx, id) };
      }),
    )
    .openapi(
      routes.cancelOrderRoute,
      respond(routes.cancelOrderRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(cancelsPerBuyer, buyer._id);
        const order = await ownOrder(buyer._id, c.req.valid('param').id);
        const { id } = await cancelOrder(ctx, order);
        return done(copy.cancelled, { order: await findReceipt(ctx, id) });
      }),
    )
    .openapi(
      routes.webhookRoute,
      respond(routes.webhookRoute, async ({ req }) => {
        const rawBody = await req.text();
        const header = (name: string) => req.header(name) ?? '';
        await receiveWebhook(ctx, req.valid('param').provider, { rawBody, header });
        return { received: true as const };
      }),
    );
}

function placedResponse(placed: PlacedOrder) {
  if ('enrolled' in placed) return done(copy.enrolled, placed);
  const { isFreeGift, ...order } = placed;
  if (isFreeGift) return done(copy.giftFree, order);
  const isElsewhere = order.url ?? order.paypalOrderId;
  return done(isElsewhere ? copy.continueAtProvider : copy.continueAtBank, order);
}

function verifiedResponse(order: OrderRow) {
  const success = order.kind === 'gift' ? copy.giftSuccess : copy.success;
  const message = order.status === 'completed' ? success : copy.pending;
  const paymentInfo = presentPayment(order);
  return done(message, { order: { _id: order.id, course: { _id: order.courseId }, paymentInfo } });
}
