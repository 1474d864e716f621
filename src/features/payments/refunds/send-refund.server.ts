import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { Fact } from '../orders/order.ts';
import { findOrder, lockOrder } from '../orders/orders.server.ts';
import { gatewayFor } from '../providers/configured.server.ts';
import { type Gateway, type Paid, ProviderFailure } from '../providers/gateway.ts';
import type { TimeLimit } from '../providers/time-limit.server.ts';
import { applyIn } from '../settlement/apply-fact.server.ts';
import { paidOf, settleOrder } from '../settlement/settle-order.server.ts';
import {
  claimRefund,
  findRefund,
  findRefundsLeft,
  markRefund,
  type RefundRow,
  releaseRefund,
} from './refunds.server.ts';
import { emailAboutRequest } from './requests/email-request.server.ts';
import { reopenRequest } from './requests/refund-requests.server.ts';

const refused = failure('payment.refund_refused', 502, 'The provider refused this refund.');

/**
 * Sends a refund to its provider, once, and records what the provider then reports about the order.
 * @param isAwaited whether the person who requested the refund is still waiting for the response
 * @returns whether the provider has accepted it; false when that is not known yet, or another process is sending it
 * @throws 502 with the provider's message when it refuses; nothing has been refunded then
 */
async function sendRefund(ctx: Context, refundId: string, isAwaited: () => boolean): Promise<boolean> {
  const refund = await claimRefund(ctx.db, refundId, ctx.clock());
  if (!refund) return false;
  try {
    await sendToProvider(ctx, refund);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    ctx.log.warn({ err: error, orderId: refund.orderId }, 'a refund did not get through');
    if (error.refused) {
      await recordRefusal(ctx, refund, error.message, isAwaited());
      throw refused({ message: `The provider refused this refund: ${error.message}` });
    }
    await releaseRefund(ctx.db, refund.id);
    return false;
  }
  await markRefund(ctx.db, refund.id, { status: 'sent' });
  return showRefund(ctx, refund);
}

/**
 * Records that the provider refused a refund: a request that led to it waits for an administrator again, and if nobody
 * waits for the response, the order is flagged for review. If the buyer requested the refund, the buyer and the
 * administrators are emailed.
 */
const recordRefusal = (ctx: Context, refund: RefundRow, refusal: string, isAwaited: boolean): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, refund.orderId);
    if (!order || !(await markRefund(trx, refund.id, { status: 'refused', refusal }))) return;
    const reopened = await reopenRequest(trx, refund.id);
    if (reopened && refund.requestedBy === order.userId) await emailAboutRequest(ctx, trx, order, reopened);
    if (!isAwaited)
      await applyIn(ctx, trx, order, { kind: 'refundFailed', isRefused: true }, 'refund refused');
  });

/**
 * Sends a refund, and waits for the provider as long as `inTime` allows. After that, the call continues in the
 * background.
 * @returns whether the provider has accepted it; false when that is not known yet
 * @throws 502 with the provider's message when it refuses in time
 */
export async function sendRefundSoon(ctx: Context, refundId: string, inTime: TimeLimit): Promise<boolean> {
  let isAwaited = true;
  try {
    return await inTime(sendRefund(ctx, refundId, () => isAwaited));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return false;
  } finally {
    isAwaited = false;
  }
}

async function sendToProvider(ctx: Context, refund: RefundRow): Promise<void> {
  const { id, orderId, amountCents, currency } = refund;
  const order = await findOrder(ctx.db, orderId);
  const gateway = order && gatewayFor(ctx, order.method);
  if (!gateway || !order.providerReference)
    throw new ProviderFailure(`order ${orderId} was not paid through a provider that is configured`, {
      responded: true,
      refused: true,
    });
  const paid = paidOf(order, order.providerReference);
  if (isOld(ctx, refund) && isShown(await gateway.ask(paid), refund)) return;
  try {
    await gateway.refund(paid, { key: `refund:${id}`, amountCents, currency, reason: 'requested' });
  } catch (error) {
    if (!(await wasRefunded(gateway, paid, refund))) throw error;
  }
}

/**
 * Older refunds are looked up before they are sent again: a provider may forget a key after a day, and refund twice.
 */
const keysLiveMs = 20 * 3600_000;
const isOld = (ctx: Context, { createdAt }: RefundRow): boolean =>
  ctx.clock().getTime() - createdAt.getTime() > keysLiveMs;

/** Whether the provider's records show a refund whose request failed. False if the records cannot be read. */
async function wasRefunded(gateway: Gateway, paid: Paid, refund: RefundRow): Promise<boolean> {
  const fact = await gateway.ask(paid).catch((error: unknown) => {
    if (error instanceof ProviderFailure) return null;
    throw error;
  });
  return fact !== null && isShown(fact, refund);
}

const isShown = (fact: Fact, { refundedBefore, amountCents }: RefundRow): boolean =>
  fact.kind === 'captured' && fact.refundedCents >= refundedBefore + amountCents;

/** Updates the order from its provider. @returns false if the provider is silent; the job or a webhook then does it */
async function showRefund(ctx: Context, { orderId, requestedBy }: RefundRow): Promise<boolean> {
  try {
    const order = await findOrder(ctx.db, orderId);
    const isOwn = requestedBy !== null && requestedBy === order?.userId;
    await settleOrder(ctx, orderId, isOwn ? 'refunded by the buyer' : 'refunded by an administrator');
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return false;
  }
}

/**
 * Runs the `send_refund` job: sends a refund whose provider did not respond when it was requested.
 * @throws an Error while the provider is silent, so that it is retried
 */
export async function finishRefund(ctx: Context, { refundId }: { refundId: string }): Promise<void> {
  if (!(await continueRefund(ctx, refundId))) throw new Error(`Refund ${refundId} is still on its way.`);
}

const batchSize = 25;
/** Milliseconds after which a refund's own job has given up. */
const jobTriesMs = 36 * 3600_000;

/** This feature's part of the recurring job: retries refunds whose own jobs have given up. */
export async function resumeRefunds(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock().getTime() - jobTriesMs);
  const silent = new Set<string>();
  for (const { id, method } of await findRefundsLeft(ctx.db, before, batchSize)) {
    if (!silent.has(method) && !(await continueOrLog(ctx, id))) silent.add(method);
  }
}

/** Continues a refund like `continueRefund`, and logs an error, so that it does not hold up the other refunds. */
async function continueOrLog(ctx: Context, id: string): Promise<boolean> {
  try {
    return await continueRefund(ctx, id);
  } catch (error) {
    ctx.log.error({ err: error, refundId: id }, 'a refund could not be continued');
    return true;
  }
}

/** @returns whether nothing is left to be sent; false while the provider is silent or another process is sending */
async function continueRefund(ctx: Context, refundId: string): Promise<boolean> {
  const refund = await findRefund(ctx.db, refundId);
  if (refund?.status === 'sent') await settleOrder(ctx, refund.orderId, 'refund followed up');
  if (refund?.status !== 'requested') return true;
  try {
    return await sendRefund(ctx, refundId, () => false);
  } catch (error) {
    if ((await findRefund(ctx.db, refundId))?.status !== 'refused') throw error;
    return true;
  }
}
