import type { PaymentStatus } from '../../../../contract/constants.ts';
import { toDollars } from '../../../../contract/money/money.ts';
import type { Viewer } from '../../../../contract/viewer.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db, Trx } from '../../../../platform/database/database.ts';
import { failure } from '../../../../platform/failures/failure.ts';
import { queueEmail } from '../../../notifications/index.server.ts';
import { bankTransferRejectedEmail } from '../../emails/bank-transfers.tsx';
import { buyerOf } from '../../emails/buyer.server.ts';
import { gatewayFor } from '../../providers/configured.server.ts';
import { ProviderFailure } from '../../providers/gateway.ts';
import { type TimeLimit, timeLimit } from '../../providers/time-limit.server.ts';
import { refundsSoFar } from '../../refunds/refunds.server.ts';
import { applyIn } from '../../settlement/apply-fact.server.ts';
import { paidOf } from '../../settlement/settle-order.server.ts';
import { type Fact, isUnderReview, isUnpaid, type Received } from '../order.ts';
import { decidableOf, findOrder, lockOrder, noSuchOrder, type OrderRow } from '../orders.server.ts';
import { type Decisions, decisionsAbout, isReceiptWaiting } from './decisions.ts';

const decided = failure('payment.order_decided', 409, 'A decision on this order has already been made.');
const receiptArrived = failure(
  'payment.receipt_arrived',
  409,
  'The buyer has uploaded a receipt since you opened this order. Please check it before you decide.',
);
export const refundUnderWay = failure(
  'payment.refund_under_way',
  409,
  'A refund for this order is already in progress.',
);
const cannotAsk = failure(
  'payment.provider_unavailable',
  502,
  'We can’t reach the payment provider just now. Nothing was changed; please try again in a moment.',
);
const noMoney = failure('payment.no_money', 409, 'The provider isn’t holding any money for this order.');

/** What the administrator saw of an order. If it has changed since, the decision is refused. */
type Shown = { status?: PaymentStatus | undefined; receiptWaiting?: boolean | undefined };

/**
 * Confirms an order: a transfer has arrived, or a payment that did not match is accepted as received. Access follows
 * immediately.
 * @throws 404, 409 when there is nothing to confirm any more or the order has changed, 502 when the provider cannot be
 * asked
 */
export async function confirmOrder(ctx: Context, admin: Viewer, id: string, shown: Shown): Promise<OrderRow> {
  const known = await knownOrder(ctx.db, id);
  const received = awaitsAcceptance(known) ? await moneyHeld(ctx, known, timeLimit(ctx.log)) : null;
  return decide(ctx, id, 'confirm', shown, async (trx, order) => {
    // A payment that arrived while the provider was being asked is not accepted unseen.
    if (awaitsAcceptance(order) !== awaitsAcceptance(known)) throw decided();
    await audit(trx, admin._id, 'order.confirm', { type: 'order', id }, { was: order.status, received });
    const decision = { by: admin._id };
    return applyIn(
      ctx,
      trx,
      order,
      { kind: 'confirmed', received },
      'confirmed by an administrator',
      decision,
    );
  });
}

/**
 * Rejects a transfer that did not arrive; the buyer is emailed the reason.
 * @throws 404, 409 when a decision has already been made or a receipt has arrived
 */
export function rejectOrder(
  ctx: Context,
  admin: Viewer,
  id: string,
  { reason, ...shown }: Shown & { reason: string },
): Promise<OrderRow> {
  return decide(ctx, id, 'reject', shown, async (trx, order) => {
    await audit(trx, admin._id, 'order.reject', { type: 'order', id }, { reason });
    await emailRejection(ctx, trx, order, reason);
    const fact: Fact = { kind: 'failed', reason: 'rejected' };
    return applyIn(ctx, trx, order, fact, 'rejected by an administrator', { by: admin._id, reason });
  });
}

/**
 * Makes a decision on a locked order. If two administrators act at the same time, the second finds the order decided.
 */
async function decide(
  ctx: Context,
  id: string,
  decision: keyof Pick<Decisions, 'confirm' | 'reject'>,
  shown: Shown,
  act: (trx: Trx, order: OrderRow) => Promise<OrderRow | undefined>,
): Promise<OrderRow> {
  const { id: orderId } = await knownOrder(ctx.db, id);
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw noSuchOrder();
    const refunds = await refundsSoFar(trx, orderId);
    if (refunds.isUnderWay) throw refundUnderWay();
    if (!decisionsAbout(decidableOf(order), refunds)[decision]) throw decided();
    refuseUnlessShown(order, shown);
    const after = await act(trx, order);
    if (!after) throw decided();
    return after;
  });
}

function refuseUnlessShown(order: OrderRow, shown: Shown): void {
  const receiptWaiting = isReceiptWaiting(order);
  if (shown.status !== undefined && shown.status !== order.status) throw decided();
  if (shown.receiptWaiting !== undefined && shown.receiptWaiting !== receiptWaiting)
    throw receiptWaiting ? receiptArrived() : decided();
}

/** @throws 404 */
export async function knownOrder(db: Db, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw noSuchOrder();
  return order;
}

/** Whether a payment that did not match the order has not been accepted or refunded yet. */
export const awaitsAcceptance = (order: OrderRow): boolean => isUnpaid(order) && isUnderReview(order);

/**
 * The money that the provider holds for an order; null if no provider is involved.
 * @throws 409 when it holds nothing, 502 when it cannot be asked or does not respond in time
 */
export async function moneyHeld(ctx: Context, order: OrderRow, inTime: TimeLimit): Promise<Received | null> {
  const gateway = gatewayFor(ctx, order.method);
  if (!gateway || !order.providerReference) return null;
  const asked = gateway.ask(paidOf(order, order.providerReference));
  const fact = await inTime(asked).catch((error: unknown) => {
    throw error instanceof ProviderFailure ? cannotAsk() : error;
  });
  if (fact.kind !== 'captured' || fact.refundedCents >= fact.amountCents) throw noMoney();
  const { amountCents, currency, refundedCents } = fact;
  return { amountCents, currency, refundedCents };
}

async function emailRejection(ctx: Context, trx: Trx, order: OrderRow, reason: string): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  await queueEmail(trx, email, bankTransferRejectedEmail, {
    ...buyer,
    orderNumber: order.number,
    amount: toDollars(order.amountCents),
    reason,
    supportEmail: ctx.settings.supportEmail,
    link: `${ctx.settings.appUrl}/dashboard/orders`,
  });
}
