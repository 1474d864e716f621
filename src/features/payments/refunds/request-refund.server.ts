import type { PaymentStatus } from '../../../contract/constants.ts';
import { type Cents, toCents, toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendRefundJob } from '../jobs.ts';
import {
  awaitsAcceptance,
  knownOrder,
  moneyHeld,
  refundUnderWay,
} from '../orders/deciding/decide-order.server.ts';
import { decisionsAbout, type RefundOffer } from '../orders/deciding/decisions.ts';
import type { Received } from '../orders/order.ts';
import { leftOfLine } from '../orders/order-lines.server.ts';
import { decidableOf, lockOrder, type OrderRow } from '../orders/orders.server.ts';
import { gatewayFor } from '../providers/configured.server.ts';
import { timeLimit } from '../providers/time-limit.server.ts';
import { applyIn } from '../settlement/apply-fact.server.ts';
import { addRefund, type RefundRow, refundsSoFar } from './refunds.server.ts';
import { sendRefundSoon } from './send-refund.server.ts';

const nothingLeft = failure(
  'payment.nothing_to_refund',
  409,
  'There is nothing left to refund on this order.',
);
const changed = failure(
  'payment.order_changed',
  409,
  'This order has changed since you opened it. Please check it again before you refund anything.',
);
const tooMuch = failure('payment.refund_too_large', 422, 'This is more than the amount left to refund.');
const onlyWhole = failure('payment.refund_whole_only', 422, 'This payment can only be refunded in full.');
const noGateway = failure(
  'payment.method_not_offered',
  422,
  'The provider of this payment is not configured here.',
);

/**
 * Amounts are in dollars. Without `amount`, everything that is left is refunded, of one line if there is a `position`.
 * `status` and `refundedAmount` are what the administrator saw.
 */
type RefundRequest = {
  amount?: number;
  reason: string;
  status?: PaymentStatus;
  refundedAmount?: number;
  position?: number;
};
/** A caller's steps in the same transaction, while the order is locked. `before` may refuse the refund. */
type CallerSteps = {
  before?: (trx: Trx, order: OrderRow) => Promise<void>;
  after?: (trx: Trx, refund: RefundRow) => Promise<void>;
};
/** Who refunds: an administrator, or the buyer. */
export type RefundedBy = Pick<Viewer, '_id'>;
type RefundRequested = { orderId: string; settled: boolean };

/**
 * Refunds a payment through its provider; a bank transfer is marked as sent back. A requested refund is sent once,
 * whatever fails in the meantime.
 * @returns `settled`: false while the provider has not responded; a job then continues
 * @throws 404; 409 or 422 when there is nothing, or not as much, to refund; 502 when the provider refuses
 */
export async function requestRefund(
  ctx: Context,
  by: RefundedBy,
  id: string,
  request: RefundRequest,
  steps: CallerSteps = {},
): Promise<RefundRequested> {
  const known = await knownOrder(ctx.db, id);
  if (known.method !== 'bank' && known.amountCents > 0 && !gatewayFor(ctx, known.method)) throw noGateway();
  const inTime = timeLimit(ctx.log);
  const held = paymentMayDiffer(known) ? await moneyHeld(ctx, known, inTime) : null;
  const refund = await ctx.db.transaction().execute(async (trx) => {
    const order = (await lockOrder(trx, known.id)) ?? known;
    await steps.before?.(trx, order);
    const requested = await recordRefund(trx, by, order, request, held);
    await steps.after?.(trx, requested);
    if (known.method === 'bank') await markSentBack(ctx, trx, order, requested, by);
    else
      await addJob(
        trx,
        sendRefundJob,
        { refundId: requested.id },
        { key: `refund:${requested.id}`, runAt: jobStart(ctx) },
      );
    return requested;
  });
  return { orderId: id, settled: known.method === 'bank' || (await sendRefundSoon(ctx, refund.id, inTime)) };
}

/** Whether the payment may have another amount or currency than the order itself. */
const paymentMayDiffer = (order: OrderRow): boolean =>
  awaitsAcceptance(order) || order.takenCurrency !== null;

/** When the job takes over, if this process has not been able to send the refund by then. */
const jobStart = (ctx: Context): Date => new Date(ctx.clock().getTime() + 120_000);

async function recordRefund(
  trx: Trx,
  by: RefundedBy,
  order: OrderRow,
  request: RefundRequest,
  held: Received | null,
): Promise<RefundRow> {
  const soFar = await refundsSoFar(trx, order.id);
  if (soFar.isUnderWay) throw refundUnderWay();
  const { refund: offer } = decisionsAbout(decidableOf(order), soFar);
  if (!offer) throw nothingLeft();
  // An order that was accepted while the provider was being asked now has the amount that was paid.
  const paid = paymentMayDiffer(order) ? held : null;
  if (paymentMayDiffer(order) && !paid) throw changed();
  if (request.status !== undefined && request.status !== order.status) throw changed();
  if (request.refundedAmount !== undefined && toCents(request.refundedAmount) !== order.refundedCents) {
    throw changed({ extra: { refundedAmount: toDollars(order.refundedCents) } });
  }
  const orderCents = await amountOf(trx, order, offer, request);
  const money = paid
    ? sameShare(paid, orderCents, order, offer)
    : { amountCents: orderCents, currency: order.currency };
  const { reason, position } = request;
  await audit(trx, by._id, 'order.refund', { type: 'order', id: order.id }, { ...money, reason });
  return addRefund(trx, {
    orderId: order.id,
    ...money,
    orderCents,
    refundedBefore: paid?.refundedCents ?? Math.max(order.refundedCents, soFar.promisedCents),
    reason,
    requestedBy: by._id,
    linePosition: position ?? null,
  });
}

/** Converts to the currency paid: a full refund returns the remaining balance, a partial refund the same proportion. */
function sameShare(
  { amountCents: paid, refundedCents, currency }: Received,
  orderCents: Cents,
  order: OrderRow,
  offer: RefundOffer,
): { amountCents: Cents; currency: string } {
  const left = paid - refundedCents;
  const share = Math.max(1, Math.round((paid * orderCents) / order.amountCents));
  return { amountCents: orderCents === offer.mostCents ? left : Math.min(share, left), currency };
}

async function amountOf(
  trx: Trx,
  order: OrderRow,
  { mostCents, wholeOnly }: RefundOffer,
  { amount, position }: RefundRequest,
): Promise<Cents> {
  if (position !== undefined) {
    const leftCents = Math.min(await leftOfLine(trx, order.id, position), mostCents);
    if (leftCents <= 0) throw nothingLeft();
    return leftCents;
  }
  if (amount === undefined) return mostCents;
  const cents = toCents(amount);
  if (cents > mostCents) throw tooMuch({ extra: { most: toDollars(mostCents) } });
  if (wholeOnly && cents < mostCents) throw onlyWhole();
  return cents;
}

/** A transfer is sent back by an administrator; this records that it was. */
async function markSentBack(
  ctx: Context,
  trx: Trx,
  order: OrderRow,
  refund: RefundRow,
  by: RefundedBy,
): Promise<void> {
  const fact = {
    kind: 'captured' as const,
    orderId: order.id,
    amountCents: order.amountCents,
    currency: order.currency,
    refundedCents: order.refundedCents + refund.amountCents,
    payment: null,
  };
  const decision = { by: by._id, reason: refund.reason };
  await applyIn(ctx, trx, order, fact, 'transfer sent back', decision);
}
