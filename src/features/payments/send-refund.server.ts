import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failure.ts';
import { applyFact } from './apply-fact.server.ts';
import { type Gateway, type Paid, ProviderFailure } from './gateways/gateway.ts';
import { gatewayFor } from './gateways/gateways.server.ts';
import { findOrder } from './orders.server.ts';
import { claimRefund, findRefund, markRefund, type RefundRow, releaseRefund } from './refunds.server.ts';
import { paidOf, settleOrder } from './settle-order.server.ts';

const refused = failure('payment.refund_refused', 502, 'The provider refused this refund.');

/**
 * Sends a refund to its provider, once, and records what the provider then says about the order.
 * @returns whether the provider has taken it on; false when that is not known yet, or somebody else is at it
 * @throws 502 with the provider's words when it refuses; nothing has been given back then
 */
export async function sendRefund(ctx: Context, refundId: string): Promise<boolean> {
  const refund = await claimRefund(ctx.db, refundId, ctx.clock());
  if (!refund) return false;
  try {
    await give(ctx, refund);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    ctx.log.warn({ err: error, orderId: refund.orderId }, 'a refund did not get through');
    if (error.refused) {
      await markRefund(ctx.db, refund.id, { status: 'refused', refusal: error.message });
      throw refused({ message: `The provider refused this refund: ${error.message}` });
    }
    await releaseRefund(ctx.db, refund.id);
    return false;
  }
  await markRefund(ctx.db, refund.id, { status: 'sent' });
  return showRefund(ctx, refund.orderId);
}

async function give(ctx: Context, refund: RefundRow): Promise<void> {
  const { id, orderId, amountCents, currency } = refund;
  const order = await findOrder(ctx.db, orderId);
  const gateway = order && gatewayFor(ctx, order.method);
  if (!gateway || !order.providerReference)
    throw new ProviderFailure(`order ${orderId} was not paid through a provider that is configured`, {
      answered: true,
      refused: true,
    });
  const paid = paidOf(order, order.providerReference);
  try {
    await gateway.refund(paid, { key: `refund:${id}`, amountCents, currency, reason: 'requested' });
  } catch (error) {
    if (!(await isThrough(gateway, paid, refund))) throw error;
  }
}

/** An error may come after the money has gone: only the provider's books tell, and only while they can be read. */
async function isThrough(gateway: Gateway, paid: Paid, refund: RefundRow): Promise<boolean> {
  const fact = await gateway.ask(paid).catch((error: unknown) => {
    if (error instanceof ProviderFailure) return null;
    throw error;
  });
  return fact?.kind === 'captured' && fact.refundedCents >= refund.refundedBefore + refund.amountCents;
}

/** The money is on its way whatever happens now; without an answer the job or a message shows it later. */
async function showRefund(ctx: Context, orderId: string): Promise<boolean> {
  try {
    await settleOrder(ctx, orderId, 'refunded by an administrator');
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return false;
  }
}

/**
 * Does the `send_refund` job: carries on where the request that asked for a refund did not get through.
 * @throws an Error while the provider is silent, so that it is tried again
 */
export async function finishRefund(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(ctx.db, refundId);
  if (refund?.status === 'sent') await settleOrder(ctx, refund.orderId, 'refund looked after');
  if (refund?.status !== 'requested') return;
  try {
    if (await sendRefund(ctx, refundId)) return;
  } catch (error) {
    const now = await findRefund(ctx.db, refundId);
    if (now?.status !== 'refused') throw error;
    // Nobody waits for an answer any more: the order asks for somebody to look.
    await applyFact(ctx, refund.orderId, { kind: 'refundFailed' }, 'refund refused');
    return;
  }
  throw new Error(`Refund ${refundId} is still on its way.`);
}
