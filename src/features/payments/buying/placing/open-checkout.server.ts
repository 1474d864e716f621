import type { PaymentMethod } from '../../../../contract/constants.ts';
import type { Context } from '../../../../platform/context.ts';
import { failure } from '../../../../platform/failures/failure.ts';
import { copy } from '../../copy.ts';
import { findOrder, nextAttempt, type OrderRow, recordCheckout } from '../../orders/orders.server.ts';
import { type Gateway, ProviderFailure } from '../../providers/gateway.ts';
import { aboutMethod } from '../../providers/providers.ts';
import type { TimeLimit } from '../../providers/time-limit.server.ts';
import type { PlacedOrder } from './placed-order.ts';

const wasCancelled = failure('payment.cancelled', 409, copy.cancelled);
const initFailed = failure('payment.provider_unavailable', 502, copy.initFailed);

/** An order whose checkout is to be opened, and what its provider needs to know about the sale. */
type Opening = { gateway: Gateway; order: OrderRow; title: string; buyerEmail: string };

/**
 * Opens the checkout of a new order.
 * @param inTime limits how long the buyer waits for the provider
 * @throws 409 if the order was cancelled in the meantime, 502 if the provider fails
 */
export async function openCheckout(ctx: Context, opening: Opening, inTime: TimeLimit): Promise<PlacedOrder> {
  const { order } = opening;
  let recorded: OrderRow | undefined;
  try {
    recorded = await inTime(openAndRecord(ctx, opening));
  } catch (error) {
    ctx.log.warn({ err: error, orderId: order.id }, 'a checkout could not be opened');
    return throwInitFailed(error, order.method);
  }
  recorded ??= await findOrder(ctx.db, order.id);
  if (recorded?.failureReason === 'cancelled') throw wasCancelled();
  if (!recorded?.providerReference) throw initFailed();
  return whereToPay(recorded, recorded.providerReference);
}

/**
 * Opens an order's checkout and records it, however long the provider takes.
 * @returns undefined if another one was recorded first, or the order was cancelled
 */
async function openAndRecord(ctx: Context, opening: Opening): Promise<OrderRow | undefined> {
  const { gateway, order, title, buyerEmail } = opening;
  const request = {
    orderId: order.id,
    attempt: order.attempt,
    courseTitle: title,
    amountCents: order.amountCents,
    currency: order.currency,
    buyerEmail,
    appUrl: ctx.settings.appUrl,
  };
  const checkout = await gateway.open(request).catch(async (error: unknown) => {
    if (error instanceof ProviderFailure && error.responded) await nextAttempt(ctx.db, order);
    throw error;
  });
  const recorded = await recordCheckout(ctx.db, order, checkout, ctx.clock());
  if (!recorded) await closeUnwanted(ctx, opening, checkout.reference);
  return recorded;
}

/** Closes a checkout whose order was cancelled, or paid through another one, while the provider was opening it. */
async function closeUnwanted(ctx: Context, { gateway, order }: Opening, reference: string): Promise<void> {
  const now = await findOrder(ctx.db, order.id);
  if (now?.status !== 'pending' && now?.providerReference !== reference) await gateway.close(reference);
}

/** Where the buyer pays an order whose checkout is open. */
export const whereToPay = ({ id, method, checkoutUrl }: OrderRow, reference: string): PlacedOrder => ({
  orderId: id,
  ...(checkoutUrl && { url: checkoutUrl }),
  ...(aboutMethod(method)?.here && { paypalOrderId: reference }),
});

/** Says what could not be opened: a checkout elsewhere, or an order to pay on our own page. */
export function throwInitFailed(error: unknown, method: PaymentMethod): never {
  if (!(error instanceof ProviderFailure)) throw error;
  const message = error.sentence ?? (aboutMethod(method)?.here ? copy.orderFailed : undefined);
  throw initFailed(message ? { message } : {});
}
