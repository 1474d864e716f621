import { sql } from 'kysely';
import { toMajor } from '../../../../contract/money/currencies.ts';
import { toDollars } from '../../../../contract/money/money.ts';
import type { Viewer } from '../../../../contract/viewer.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { progressOfEnrolments } from '../../../learning/index.server.ts';
import type { AdminOrderDetail, OrderEvent, RefundEntry, Review } from '../../admin/contract.ts';
import { findReceiptFile } from '../../bank-transfers/bank-receipts.server.ts';
import { refundsSoFar } from '../../refunds/refunds.server.ts';
import { knownOrder } from '../deciding/decide-order.server.ts';
import { type Decisions, decisionsAbout } from '../deciding/decisions.ts';
import type { Fact } from '../order.ts';
import { decidableOf, findOrder, type OrderRow } from '../orders.server.ts';
import { accessByOrder } from './access-by-order.server.ts';
import { adminColumns, ordersWithPeople } from './list-all-orders.server.ts';
import { presentAdminOrder } from './present-admin-order.ts';

/** Everything about an order, and which decisions on it this administrator can make now. @throws 404 */
export async function showOrder(ctx: Context, admin: Viewer, id: string): Promise<AdminOrderDetail> {
  const { db } = ctx;
  const order = await knownOrder(db, id);
  const [row, access, bankReceipt, events, refunds, review, soFar] = await Promise.all([
    ordersWithPeople(db)
      .selectAll('orders')
      .select(adminColumns)
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow(),
    accessByOrder(db, [order.id], progressOfEnrolments),
    findReceiptFile(ctx, order.id, admin._id),
    eventsOf(db, order.id),
    refundsOf(db, order.id),
    reviewOf(db, order),
    refundsSoFar(db, order.id),
  ]);
  return {
    ...presentAdminOrder(row, access.get(order.id)),
    reference: order.providerReference,
    disputes: Object.entries(order.disputes).map(([disputeId, state]) => ({ id: disputeId, state })),
    bankReceipt,
    review,
    events,
    refunds,
    decisions: presentDecisions(decisionsAbout(decidableOf(order), soFar)),
  };
}

const presentDecisions = ({ refund, ...others }: Decisions) => ({
  ...others,
  refund: refund && { most: toDollars(refund.mostCents), wholeOnly: refund.wholeOnly },
});

async function eventsOf(db: Db, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('orderEvents')
    .leftJoin('users', (join) => join.on('users.id', '=', sql<string>`(order_events.details->>'by')::uuid`))
    .selectAll('orderEvents')
    .select(['users.name as by', sql<string | null>`order_events.details->>'reason'`.as('reason')])
    .where('orderId', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('orderEvents.id', 'desc')
    .execute();
  return rows.map(({ at, fromStatus, toStatus, cause, by, reason }) => ({
    at: at.toISOString(),
    from: fromStatus,
    to: toStatus,
    cause,
    by,
    reason,
  }));
}

async function refundsOf(db: Db, orderId: string): Promise<RefundEntry[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.requestedBy')
    .selectAll('refunds')
    .select('users.name as by')
    .where('orderId', '=', orderId)
    .orderBy('refunds.createdAt', 'desc')
    .execute();
  return rows.map((refund) => ({
    _id: refund.id,
    amount: toMajor(refund.amountCents, refund.currency),
    currency: refund.currency.toUpperCase(),
    reason: refund.reason,
    by: refund.by,
    status: refund.status,
    refusal: refund.refusal,
    createdAt: refund.createdAt.toISOString(),
  }));
}

/** The amounts that did not match when the review was requested; null for an order that is not under review. */
async function reviewOf(db: Db, order: OrderRow): Promise<Review | null> {
  if (!order.flags.includes('review')) return null;
  const event = await db
    .selectFrom('orderEvents')
    .select('details')
    .where('orderId', '=', order.id)
    .where(sql<boolean>`details->'effects' ? 'askForReview'`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fact = event?.details.fact as Fact | undefined;
  const due = money(order.amountCents, order.currency, order);
  if (fact?.kind !== 'captured') return { due, received: null };
  const paidFor = fact.orderId === order.id ? order : await findOrder(db, fact.orderId);
  const received = money(fact.amountCents, fact.currency, { id: fact.orderId, number: paidFor?.number });
  return { due, received };
}

const money = (cents: number, currency: string, order: { id: string; number?: string }) => ({
  amount: toMajor(cents, currency),
  currency: currency.toUpperCase(),
  orderId: order.id,
  orderNumber: order.number ?? null,
});
