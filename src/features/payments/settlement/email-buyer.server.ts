import { toDollars } from '../../../contract/money/money.ts';
import { listed } from '../../../contract/text/listed.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { giftOf } from '../../gifts/index.server.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { buyerOf } from '../emails/buyer.server.ts';
import {
  bundleEnrolledEmail,
  orderReceiptEmail,
  orderRefundedEmail,
  type RefundReason,
  refundFailedEmail,
} from '../emails/orders.tsx';
import type { Fact } from '../orders/order.ts';
import { findLines } from '../orders/order-lines.server.ts';
import type { OrderRow } from '../orders/orders.server.ts';
import { settleRefunds } from '../refunds/refunds.server.ts';

/** A transition that has been applied: the order before and after it, and the fact that caused it. */
export type Applied = { before: OrderRow; order: OrderRow; fact: Fact };

/** Sends the buyer the receipt of a paid order. */
export async function emailReceipt(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
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

/** Tells the buyer of a free bundle that they are enrolled in its courses: one email for all of them. */
export async function emailBundle(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  const { email, courseTitle: title, ...buyer } = await buyerOf(trx, order);
  const courses = (await findLines(trx, order.id)).map((line) => line.title);
  const link = `${ctx.settings.appUrl}/dashboard/enrolled-courses`;
  await queueEmail(trx, email, bundleEnrolledEmail, { ...buyer, title, courses, link });
}

/** The list price in cents if the buyer paid less, otherwise null. */
async function listCentsOf(trx: Trx, { id, amountCents }: OrderRow): Promise<number | null> {
  const lines = await findLines(trx, id);
  const listCents = lines.reduce((sum, line) => sum + line.listCents, 0);
  return listCents > amountCents ? listCents : null;
}

/** Tells the buyer about a refund: how much, why, and which access has ended. */
export async function emailRefund(ctx: Context, trx: Trx, { before, order, fact }: Applied): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  const settled = await settleRefunds(trx, order.id, fact.kind === 'captured' ? fact.refundedCents : null);
  const named = settled.map(({ linePosition }) => linePosition);
  const lines = await findLines(trx, order.id);
  const refunded = lines.length > 1 ? lines.filter(({ position }) => named.includes(position)) : [];
  const reason = refundReason(before, order, fact);
  await queueEmail(trx, email, orderRefundedEmail, {
    ...buyer,
    orderNumber: order.number,
    money: moneyBack(before, order, fact),
    reason: reason === 'bundlePart' ? await linesReason(trx, order.userId, refunded) : reason,
    lineTitle: refunded.length > 0 ? listed(refunded.map(({ title }) => title)) : null,
    hasSeveralLines: refunded.length > 1,
    note: listed(new Set(settled.map((refund) => refund.reason))) || null,
    link: `${ctx.settings.appUrl}/dashboard/orders`,
  });
}

/** Tells the buyer that a refund we had announced did not reach them. */
export async function emailFailedRefund(ctx: Context, trx: Trx, order: OrderRow): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  const { appUrl, supportEmail } = ctx.settings;
  const link = `${appUrl}/dashboard/orders`;
  await queueEmail(trx, email, refundFailedEmail, {
    ...buyer,
    orderNumber: order.number,
    supportEmail,
    link,
  });
}

/** What the refund of single courses means for access to them. */
async function linesReason(
  trx: Trx,
  userId: string,
  [line, ...others]: { courseId: string }[],
): Promise<RefundReason> {
  if (!line) return 'bundlePart';
  if (others.length > 0) return 'lines';
  return (await isEnrolled(trx, userId, line.courseId)) ? 'lineOwned' : 'line';
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
