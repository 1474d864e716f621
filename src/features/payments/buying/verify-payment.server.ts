import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { copy } from '../copy.ts';
import { isOwned } from '../orders/is-owned.server.ts';
import { findOwnOrder, findOwnOrderAt, noSuchOrder, type OrderRow } from '../orders/orders.server.ts';
import { ProviderFailure } from '../providers/gateway.ts';
import { methodsOf, type Provider, providerOf } from '../providers/providers.ts';
import { servers } from '../providers/registry.server.ts';
import { timeLimit } from '../providers/time-limit.server.ts';
import { settleOrder } from '../settlement/settle-order.server.ts';
import { isSecondPayment } from './placing/placing.ts';

const unsuccessful = failure('payment.unsuccessful', 409, copy.unsuccessful);
const cannotAsk = failure('payment.provider_unavailable', 502, copy.verifyFailed);

type Return = { orderId: string; paymentMethod: PaymentMethod; sessionId?: string; reference?: string };

/**
 * Checks a payment when its buyer returns, asking the provider unless the outcome is known.
 * @returns the order: completed, or pending with its payment in progress
 * @throws 404 for another buyer's order, 409 when it is not paid (`reason` says why), 502 when the provider cannot be
 * asked
 */
export async function verifyPayment(ctx: Context, buyer: Viewer, back: Return): Promise<OrderRow> {
  const order = await findOwnOrder(ctx.db, buyer._id, back.orderId);
  if (!order) throw noSuchOrder();
  if (order.method !== back.paymentMethod) throw unsuccessful({ extra: { reason: 'other_method' } });
  const named = checkoutNamedBy(back);
  if (named && named !== order.providerReference) throw unsuccessful({ extra: { reason: 'other_order' } });
  return outcomeOf(ctx, order);
}

/**
 * Captures what the buyer approved at the provider; safe to call any number of times, even simultaneously.
 * @param id the provider's id of the order, or ours
 * @returns and throws like `verifyPayment`
 */
export async function capturePayment(
  ctx: Context,
  buyer: Viewer,
  provider: Provider,
  id: string,
): Promise<OrderRow> {
  const order = await findOwnOrderAt(ctx.db, provider, buyer._id, id);
  if (!order) throw noSuchOrder();
  if (!methodsOf(provider).includes(order.method)) throw unsuccessful({ extra: { reason: 'other_method' } });
  return outcomeOf(ctx, order);
}

async function outcomeOf(ctx: Context, order: OrderRow): Promise<OrderRow> {
  const settled = order.status === 'completed' ? order : await askProvider(ctx, order);
  const reason = await whyNot(settled, () => isOwned(ctx.db, settled));
  const { [reason ?? '']: message } = sentences[settled.kind];
  if (reason) throw unsuccessful({ message, extra: { reason } });
  return settled;
}

const sentences: Record<OrderRow['kind'], Partial<Record<string, string>>> = {
  course: { second_payment: copy.ownedRefunded, owned: copy.ownedUncharged },
  bundle: { second_payment: copy.bundleRefunded, owned: copy.bundleUncharged },
  gift: { second_payment: copy.giftRefunded, owned: copy.giftUncharged },
};

/** The provider's reference of the checkout, as returned by the provider's page. */
function checkoutNamedBy({ sessionId, reference, paymentMethod }: Return): string | undefined {
  const provider = providerOf(paymentMethod);
  const referenceIn = provider && servers[provider].referenceIn;
  return sessionId ?? (reference && referenceIn ? referenceIn(reference) : reference);
}

/**
 * Asks the provider, and waits a few seconds for its response. After that, the request continues in the background, and
 * its result is still applied, at the latest when the order is reconciled.
 */
async function askProvider(ctx: Context, order: OrderRow): Promise<OrderRow> {
  try {
    return (await timeLimit(ctx.log)(settleOrder(ctx, order.id, 'buyer returned'))) ?? order;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    ctx.log.warn({ err: error, orderId: order.id }, 'a payment could not be verified');
    throw cannotAsk();
  }
}

/** Why an order gives no access, as a code; null if it does or soon will. */
async function whyNot(order: OrderRow, owned: () => Promise<boolean>): Promise<string | null> {
  if (isSecondPayment(order)) return 'second_payment';
  if (order.status === 'completed') return null;
  if (order.status === 'refunded') return 'refunded';
  if (order.flags.includes('review')) return 'review';
  if (order.status === 'failed') return (await owned()) ? 'owned' : (order.failureReason ?? 'declined');
  if (order.inFlight) return null;
  return (await owned()) ? 'owned' : 'unpaid';
}
