import { type Cents, toDollars } from '../../contract/money.ts';
import type { Viewer } from '../../contract/viewer.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failure.ts';
import { queueMail } from '../notifications/index.server.ts';
import { applyIn } from './apply-fact.server.ts';
import { buyerOf } from './buyer.server.ts';
import { type Decisions, decisionsAbout } from './decisions.ts';
import { ProviderFailure } from './gateways/gateway.ts';
import { gatewayFor } from './gateways/gateways.server.ts';
import type { Fact } from './order.ts';
import { decidableOf, findOrder, lockOrder, type OrderRow } from './orders.server.ts';
import { paidOf } from './settle-order.server.ts';

const noSuchOrder = failure('payment.order_not_found', 404, 'Order not found');
const decided = failure('payment.order_decided', 409, 'This order has been decided already.');
const cannotAsk = failure(
  'payment.provider_unavailable',
  502,
  'The payment provider cannot be asked just now. Please try again in a moment; nothing was changed.',
);
const noMoney = failure('payment.no_money', 409, 'The provider does not hold any money for this order.');

/** What a provider holds for an order, in minor units of the currency it was paid in. */
export type Received = { amountCents: Cents; currency: string };

/**
 * Confirms an order: a transfer has arrived, or money that did not match is accepted as it came. Access follows at once.
 * @throws 409 when there is nothing to confirm any more, 502 when the provider cannot be asked
 */
export async function confirmOrder(ctx: Context, admin: Viewer, id: string): Promise<OrderRow> {
  const received = await moneyHeld(ctx, await knownOrder(ctx.db, id));
  return decide(ctx, id, 'confirm', async (trx, order) => {
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

/** Rejects a transfer that did not arrive; the buyer is written the reason. @throws 409 when it is decided already */
export function rejectOrder(ctx: Context, admin: Viewer, id: string, reason: string): Promise<OrderRow> {
  return decide(ctx, id, 'reject', async (trx, order) => {
    await audit(trx, admin._id, 'order.reject', { type: 'order', id }, { reason });
    await mailRejection(ctx, trx, order, reason);
    const fact: Fact = { kind: 'failed', reason: 'rejected' };
    return applyIn(ctx, trx, order, fact, 'rejected by an administrator', { by: admin._id, reason });
  });
}

/** Of two administrators at once the second finds the order decided. */
async function decide(
  ctx: Context,
  id: string,
  decision: keyof Pick<Decisions, 'confirm' | 'reject'>,
  act: (trx: Trx, order: OrderRow) => Promise<OrderRow | undefined>,
): Promise<OrderRow> {
  const { id: orderId } = await knownOrder(ctx.db, id);
  return ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw noSuchOrder();
    if (!decisionsAbout(decidableOf(order), 0)[decision]) throw decided();
    const after = await act(trx, order);
    if (!after) throw decided();
    return after;
  });
}

/** @throws 404 */
export async function knownOrder(db: Db, id: string): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (!order) throw noSuchOrder();
  return order;
}

/**
 * What the provider holds for an order that is under review because its money did not match; null for any other.
 * @throws 409 when it holds nothing, 502 when it cannot be asked
 */
export async function moneyHeld(ctx: Context, order: OrderRow): Promise<Received | null> {
  const gateway = gatewayFor(ctx, order.method);
  const isUnderReview = order.status === 'pending' && order.flags.includes('review');
  if (!isUnderReview || !gateway || !order.providerReference) return null;
  const fact = await gateway.ask(paidOf(order, order.providerReference)).catch((error: unknown) => {
    throw error instanceof ProviderFailure ? cannotAsk() : error;
  });
  if (fact.kind !== 'captured' || fact.refundedCents >= fact.amountCents) throw noMoney();
  return { amountCents: fact.amountCents - fact.refundedCents, currency: fact.currency };
}

async function mailRejection(ctx: Context, trx: Trx, order: OrderRow, reason: string): Promise<void> {
  const { email, ...buyer } = await buyerOf(trx, order);
  await queueMail(trx, email, 'bankTransferRejected', {
    ...buyer,
    amount: toDollars(order.amountCents),
    reason,
    supportEmail: ctx.settings.supportEmail,
    link: `${ctx.settings.appUrl}/dashboard/orders`,
  });
}
