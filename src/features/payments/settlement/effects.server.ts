import { toDollars } from '../../../contract/money/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { giftOf, giftPaid, giftRefunded } from '../../gifts/index.server.ts';
import {
  changeEnrolmentsOf,
  endEnrolment,
  enrol,
  isEnrolled,
  restoreEnrolment,
  suspendEnrolment,
} from '../../learning/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { buyerOf } from '../buying/placing/buyer.server.ts';
import { orderReceiptEmail, orderRefundedEmail, type RefundReason } from '../emails/orders.tsx';
import { giftPaidAlready } from '../failures.server.ts';
import { refundOrderJob } from '../jobs.ts';
import { isBuyerDeleted } from '../orders/is-owned.server.ts';
import type { Effect, Fact } from '../orders/order.ts';
import { findLines } from '../orders/order-lines.server.ts';
import { markGranted, type OrderRow } from '../orders/orders.server.ts';
import { settleRefund } from '../refunds/refunds.server.ts';
import { askAboutOwned } from '../refunds/requests/refund-requests.server.ts';

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
const needless: Record<OrderRow['kind'], () => Error> = {
  course: () => ownedAlready(),
  bundle: () => ownedAlready({ message: `This learner already has every course in the bundle. ${sendBack}` }),
  gift: () => giftPaidAlready({ message: `This gift has already been paid for. ${sendBack}` }),
};

/** A transition that has been applied: the order before and after it, and the fact that caused it. */
type Applied = { before: OrderRow; order: OrderRow; fact: Fact };
type Perform = (ctx: Context, trx: Trx, applied: Applied) => Promise<void>;

/** Performs the effects of a transition, in its transaction. */
export const carryOut = (ctx: Context, trx: Trx, effect: Effect, applied: Applied): Promise<void> =>
  effects[effect](ctx, trx, applied);

const effects: Record<Effect, Perform> = {
  grantAccess: async (ctx, trx, { order }) => {
    if (await isBuyerDeleted(trx, order)) return giveBack(trx, order, 'order.buyer_deleted', buyerDeleted);
    if (order.kind === 'bundle') return grantBundle(ctx, trx, order);
    if (order.kind === 'gift') return grantGift(ctx, trx, order);
    const access = { ...accessOf(ctx, order), orderId: order.id, appUrl: ctx.settings.appUrl };
    const result = await enrol(trx, access);
    if (result === 'already') return giveBackSecondPayment(trx, order);
    await markGranted(trx, order.id);
    await mailReceipt(ctx, trx, order);
  },
  suspendAccess: (ctx, trx, { order }) => {
    if (order.kind !== 'course') return changeEnrolmentsOf(trx, order.id, { suspendedAt: ctx.clock() });
    return ifGranted(order, () => suspendEnrolment(trx, accessOf(ctx, order)));
  },
  restoreAccess: (ctx, trx, { order }) => {
    if (order.kind !== 'course') return changeEnrolmentsOf(trx, order.id, { suspendedAt: null });
    return ifGranted(order, () => restoreEnrolment(trx, accessOf(ctx, order)));
  },
  endAccess: async (ctx, trx, { order }) => {
    if (order.kind === 'gift') await giftRefunded(ctx, trx, order);
    if (order.kind !== 'course') return changeEnrolmentsOf(trx, order.id, { endedAt: ctx.clock() });
    return ifGranted(order, () => endEnrolment(trx, accessOf(ctx, order)));
  },
  askForReview: (_ctx, trx, { order, fact }) =>
    audit(trx, null, 'order.review', { type: 'order', id: order.id }, { expected: order.amountCents, fact }),
  tellRefund: mailRefund,
};

/**
 * Enrols the buyer in every course of a bundle. A course that they already have is left for an administrator to refund.
 */
async function grantBundle(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  const now = ctx.clock();
  const { userId, id: orderId } = order;
  const owned: number[] = [];
  const lines = await findLines(trx, orderId);
  for (const { courseId, position } of lines) {
    const access = { userId, courseId, orderId, now, appUrl: ctx.settings.appUrl, isQuiet: true };
    if ((await enrol(trx, access)) === 'already') owned.push(position);
  }
  if (owned.length === lines.length) return giveBackSecondPayment(trx, order);
  await markGranted(trx, orderId);
  await mailReceipt(ctx, trx, order);
  for (const position of owned) await askAboutOwned(trx, { orderId, position, userId, now });
}

/** Marks a gift as paid. It gives its buyer no access, but waits for its recipient. */
async function grantGift(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  if (!(await giftPaid(ctx, trx, order))) return giveBackSecondPayment(trx, order);
  await markGranted(trx, order.id);
  await mailReceipt(ctx, trx, order);
}

const accessOf = (ctx: Context, { userId, courseId }: OrderRow) => ({ userId, courseId, now: ctx.clock() });

/** Changes the enrolment only if it depends on this order. Other payments for the same course do not affect it. */
async function ifGranted(order: OrderRow, change: () => Promise<void>): Promise<void> {
  if (order.grantsAccess) await change();
}

const giveBackSecondPayment = (trx: Trx, order: OrderRow): Promise<void> =>
  giveBack(trx, order, 'order.second_payment', needless[order.kind]);

/**
 * Queues the refund of a payment that gives no access.
 * @param refusal why a bank transfer is not confirmed: only a person can send it back
 */
async function giveBack(trx: Trx, order: OrderRow, action: string, refusal: () => Error): Promise<void> {
  if (order.method === 'bank') throw refusal();
  const { id, amountCents } = order;
  await audit(trx, null, action, { type: 'order', id }, { amountCents });
  await addJob(trx, refundOrderJob, { orderId: id }, { key: `refund:${id}` });
}

async function mailReceipt(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  const listCents = await listCentsOf(trx, order);
  const gift = await giftOf(trx, order.giftId);
  await queueEmail(trx, email, orderReceiptEmail, {
    ...buyer,
    amount: toDollars(order.amountCents),
    orderNumber: order.number,
    ...(gift && {
      gift: { recipient: gift.recipient, deliverOn: gift.deliverOn, isSent: gift.sentAt !== null },
    }),
    receipt: {
      listPrice: listCents === null ? null : toDollars(listCents),
      paidAt: (order.completedAt ?? ctx.clock()).toISOString(),
      method: order.method,
      buyer: buyer.name,
      isBundle: order.kind === 'bundle',
    },
    link: `${ctx.settings.appUrl}/payment/success/${order.id}`,
  });
}

/** The list price in cents if the buyer paid less, otherwise null. */
async function listCentsOf(trx: Trx, { id, amountCents }: OrderRow): Promise<number | null> {
  const lines = await findLines(trx, id);
  const listCents = lines.reduce((sum, line) => sum + line.listCents, 0);
  return listCents > amountCents ? listCents : null;
}

async function mailRefund(ctx: Context, trx: Trx, { before, order, fact }: Applied): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  const settled = await settleRefund(trx, order.id, fact.kind === 'captured' ? fact.refundedCents : null);
  const lines = await findLines(trx, order.id);
  const line = lines.length > 1 && lines.find(({ position }) => position === settled?.linePosition);
  const reason = refundReason(before, order, fact);
  const ofLine = line && reason === 'bundlePart';
  const isKept = ofLine && (await isEnrolled(trx, order.userId, line.courseId));
  await queueEmail(trx, email, orderRefundedEmail, {
    ...buyer,
    orderNumber: order.number,
    money: moneyBack(before, order, fact),
    reason: ofLine ? (isKept ? 'lineOwned' : 'line') : reason,
    lineTitle: line ? line.title : null,
    note: settled?.reason ?? null,
    link: `${ctx.settings.appUrl}/dashboard/orders`,
  });
}

/** Dollars refunded now, paid, and left; null for another currency. */
function moneyBack(before: OrderRow, order: OrderRow, fact: Fact) {
  if (fact.kind !== 'captured')
    return inDollars(order.amountCents, before.refundedCents, order.refundedCents);
  if (fact.currency !== order.currency) return null;
  return inDollars(fact.amountCents, before.refundedCents, fact.refundedCents);
}

const inDollars = (paidCents: number, backBefore: number, backNow: number) => ({
  back: toDollars(backNow - backBefore),
  paid: toDollars(paidCents),
  left: toDollars(paidCents - backNow),
});

type CourseReason = 'dispute' | 'secondPayment' | 'part' | 'full' | 'neverGranted';

/** The reasons that the email words differently for a kind of order. */
const reasonsOf: Record<OrderRow['kind'], Partial<Record<CourseReason, RefundReason>>> = {
  course: {},
  bundle: { dispute: 'bundleDispute', secondPayment: 'bundleTwice', part: 'bundlePart', full: 'bundle' },
  gift: { dispute: 'giftDispute', secondPayment: 'giftTwice', part: 'giftPart', full: 'gift' },
};

function refundReason(before: OrderRow, order: OrderRow, fact: Fact): RefundReason {
  const reason = courseRefundReason(before, order, fact);
  return reasonsOf[order.kind][reason] ?? reason;
}

function courseRefundReason(before: OrderRow, order: OrderRow, fact: Fact): CourseReason {
  if (fact.kind === 'dispute') return order.grantsAccess ? 'dispute' : 'neverGranted';
  if (order.status !== 'refunded') return 'part';
  if (before.status !== 'completed') return 'neverGranted';
  return order.grantsAccess ? 'full' : 'secondPayment';
}
