import { type Cents, toCents, toDollars } from '../../contract/money.ts';
import type { Viewer } from '../../contract/viewer.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failure.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { applyIn } from './apply-fact.server.ts';
import { knownOrder, moneyHeld, type Received } from './decide-order.server.ts';
import { decisionsAbout, type RefundOffer } from './decisions.ts';
import { gatewayFor } from './gateways/gateways.server.ts';
import { sendRefundJob } from './jobs.ts';
import { decidableOf, lockOrder, type OrderRow } from './orders.server.ts';
import { addRefund, isRefundUnderWay, promisedCents, type RefundRow } from './refunds.server.ts';
import { sendRefund } from './send-refund.server.ts';

const nothingLeft = failure(
  'payment.nothing_to_refund',
  409,
  'There is nothing left of this order to refund.',
);
const underWay = failure('payment.refund_under_way', 409, 'A refund of this order is under way already.');
const changed = failure(
  'payment.order_changed',
  409,
  'This order has been refunded in part meanwhile. Please look at it again before you refund more.',
);
const tooMuch = failure('payment.refund_too_large', 422, 'This is more than is left of the order.');
const onlyWhole = failure(
  'payment.refund_whole_only',
  422,
  'This payment can only be given back as a whole.',
);
const noGateway = failure(
  'payment.method_not_offered',
  422,
  'The provider of this payment is not configured here.',
);

/** Dollars; without `amount` all that is left. `refundedAmount` is what the administrator saw refunded before. */
type Wish = { amount?: number; reason: string; refundedAmount?: number };
export type RefundAsked = { orderId: string; settled: boolean };

/**
 * Gives money back: through the provider that took it; a bank transfer is marked as sent back. What has been asked for
 * is given back once, whatever fails meanwhile.
 * @returns `settled`: false while the provider has not answered; a job carries on then
 * @throws 409 or 422 with a sentence when there is nothing, or not as much, to give back; 502 when the provider refuses
 */
export async function requestRefund(
  ctx: Context,
  admin: Viewer,
  id: string,
  wish: Wish,
): Promise<RefundAsked> {
  const known = await knownOrder(ctx.db, id);
  if (known.method !== 'bank' && known.amountCents > 0 && !gatewayFor(ctx, known.method)) throw noGateway();
  const held = await moneyHeld(ctx, known);
  const refund = await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, known.id);
    const asked = await recordRefund(trx, admin, order ?? known, wish, held);
    if (known.method === 'bank') await markSentBack(ctx, trx, order ?? known, asked, admin);
    else
      await addJob(
        trx,
        sendRefundJob,
        { refundId: asked.id },
        { key: `refund:${asked.id}`, runAt: later(ctx) },
      );
    return asked;
  });
  return { orderId: id, settled: known.method === 'bank' || (await sendRefund(ctx, refund.id)) };
}

/** The job takes over only when this process did not get through. */
const later = (ctx: Context): Date => new Date(ctx.clock().getTime() + 120_000);

async function recordRefund(
  trx: Trx,
  admin: Viewer,
  order: OrderRow,
  wish: Wish,
  held: Received | null,
): Promise<RefundRow> {
  if (await isRefundUnderWay(trx, order.id)) throw underWay();
  const { refund: offer } = decisionsAbout(decidableOf(order), await promisedCents(trx, order.id));
  if (!offer) throw nothingLeft();
  if (wish.refundedAmount !== undefined && toCents(wish.refundedAmount) !== order.refundedCents) {
    throw changed({ extra: { refundedAmount: toDollars(order.refundedCents) } });
  }
  const amountCents = held?.amountCents ?? amountOf(offer, wish);
  const { reason } = wish;
  await audit(trx, admin._id, 'order.refund', { type: 'order', id: order.id }, { amountCents, reason });
  return addRefund(trx, {
    orderId: order.id,
    amountCents,
    currency: held?.currency ?? order.currency,
    reason,
    requestedBy: admin._id,
  });
}

function amountOf({ mostCents, wholeOnly }: RefundOffer, { amount }: Wish): Cents {
  if (amount === undefined) return mostCents;
  const cents = toCents(amount);
  if (cents > mostCents) throw tooMuch({ extra: { most: toDollars(mostCents) } });
  if (wholeOnly && cents < mostCents) throw onlyWhole();
  return cents;
}

/** Nobody but a person can send a transfer back: the order is told that it was done. */
async function markSentBack(
  ctx: Context,
  trx: Trx,
  order: OrderRow,
  refund: RefundRow,
  admin: Viewer,
): Promise<void> {
  const fact = {
    kind: 'captured' as const,
    orderId: order.id,
    amountCents: order.amountCents,
    currency: order.currency,
    refundedCents: order.refundedCents + refund.amountCents,
    payment: null,
  };
  const decision = { by: admin._id, reason: refund.reason };
  await applyIn(ctx, trx, order, fact, 'transfer sent back', decision);
}
