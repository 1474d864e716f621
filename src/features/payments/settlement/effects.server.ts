import type { Cents } from '../../../contract/money/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { giftPaid, giftRefunded } from '../../gifts/index.server.ts';
import { changeEnrolmentsOf, enrol } from '../../learning/index.server.ts';
import { giftPaidAlready } from '../failures.server.ts';
import { refundOrderJob } from '../jobs.ts';
import { isBuyerDeleted } from '../orders/is-owned.server.ts';
import type { Effect } from '../orders/order.ts';
import { findLines } from '../orders/order-lines.server.ts';
import { markGranted, type OrderRow } from '../orders/orders.server.ts';
import { refuseSentRefund } from '../refunds/refunds.server.ts';
import { askAboutOwned, reopenRequest } from '../refunds/requests/refund-requests.server.ts';
import { type Applied, emailFailedRefund, emailReceipt, emailRefund } from './email-buyer.server.ts';

const sendBack = 'Send the money back and mark the transfer as refunded instead.';
const ownedAlready = failure(
  'payment.already_enrolled',
  409,
  `This learner already has the course. ${sendBack}`,
);
const buyerDeleted = failure(
  'payment.buyer_deleted',
  409,
  `The buyer’s account has been deleted. ${sendBack}`,
);
/** Why a transfer is not confirmed: the learner already has the courses, or the gift has been paid for. */
const notNeeded: Record<OrderRow['kind'], () => Error> = {
  course: () => ownedAlready(),
  bundle: () => ownedAlready({ message: `This learner already has every course in the bundle. ${sendBack}` }),
  gift: () => giftPaidAlready({ message: `This gift has already been paid for. ${sendBack}` }),
};

type Perform = (ctx: Context, trx: Trx, applied: Applied) => Promise<void>;

/** Performs the effects of a transition, in its transaction. */
export const carryOut = (ctx: Context, trx: Trx, effect: Effect, applied: Applied): Promise<void> =>
  effects[effect](ctx, trx, applied);

const effects: Record<Effect, Perform> = {
  grantAccess: async (ctx, trx, { order }) => {
    if (await isBuyerDeleted(trx, order)) return giveBack(trx, order, 'order.buyer_deleted', buyerDeleted);
    if (order.kind === 'bundle') return grantBundle(ctx, trx, order);
    if (order.kind === 'gift') return grantGift(ctx, trx, order);
    const { userId, courseId, id: orderId } = order;
    const access = { userId, courseId, orderId, now: ctx.clock(), appUrl: ctx.settings.appUrl };
    if ((await enrol(trx, access)) === 'already') return giveBackSecondPayment(trx, order);
    await markGranted(trx, order.id);
    await emailReceipt(ctx, trx, order);
  },
  suspendAccess: (ctx, trx, { order }) => changeEnrolmentsOf(trx, order.id, { suspendedAt: ctx.clock() }),
  restoreAccess: (_ctx, trx, { order }) => changeEnrolmentsOf(trx, order.id, { suspendedAt: null }),
  endAccess: async (ctx, trx, { order }) => {
    if (order.kind === 'gift') await giftRefunded(ctx, trx, order);
    await changeEnrolmentsOf(trx, order.id, { endedAt: ctx.clock() });
  },
  askForReview: async (ctx, trx, { order, fact }) => {
    const { id, amountCents } = order;
    await audit(trx, null, 'order.review', { type: 'order', id }, { expected: amountCents, fact });
    if (fact.kind !== 'refundFailed' || fact.isRefused) return;
    const refundId = await refuseSentRefund(trx, id);
    if (refundId) await reopenRequest(trx, refundId);
    await emailFailedRefund(ctx, trx, order);
  },
  tellRefund: emailRefund,
};

/**
 * Enrols the buyer in every course of a bundle. A course that they already have is left for an administrator to refund.
 */
async function grantBundle(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  const now = ctx.clock();
  const { userId, id: orderId } = order;
  const owned: { position: number; askedCents: Cents }[] = [];
  const lines = await findLines(trx, orderId);
  for (const { courseId, position, totalCents } of lines) {
    const access = { userId, courseId, orderId, now, appUrl: ctx.settings.appUrl, isQuiet: true };
    if ((await enrol(trx, access)) === 'already') owned.push({ position, askedCents: totalCents });
  }
  if (owned.length === lines.length) return giveBackSecondPayment(trx, order);
  await markGranted(trx, orderId);
  await emailReceipt(ctx, trx, order);
  for (const line of owned) await askAboutOwned(trx, { ...line, orderId, userId, now });
}

/** Marks a gift as paid. It gives its buyer no access, but waits for its recipient. */
async function grantGift(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  if (!(await giftPaid(ctx, trx, order))) return giveBackSecondPayment(trx, order);
  await markGranted(trx, order.id);
  await emailReceipt(ctx, trx, order);
}

const giveBackSecondPayment = (trx: Trx, order: OrderRow): Promise<void> =>
  giveBack(trx, order, 'order.second_payment', notNeeded[order.kind]);

/**
 * Queues the refund of a payment that gives no access.
 * @param refusal thrown for a bank transfer, so that it is not confirmed: it can only be sent back by hand
 */
async function giveBack(trx: Trx, order: OrderRow, action: string, refusal: () => Error): Promise<void> {
  if (order.method === 'bank') throw refusal();
  const { id, amountCents } = order;
  await audit(trx, null, action, { type: 'order', id }, { amountCents });
  await addJob(trx, refundOrderJob, { orderId: id }, { key: `refund:${id}` });
}
