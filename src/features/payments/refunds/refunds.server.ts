import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Cents } from '../../../contract/money/money.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RefundsSoFar } from '../orders/deciding/decisions.ts';

export type RefundRow = Selectable<Tables['refunds']>;

/** How long one attempt at the provider may take, in milliseconds; no other attempt starts in the meantime. */
const attemptMs = 90_000;

/** Adds a refund. */
export const addRefund = (trx: Trx, refund: Insertable<Tables['refunds']>): Promise<RefundRow> =>
  trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();

/** The refund with this id. */
export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** The total of the order's refunds, and whether the provider still has to respond to one of them. */
export const refundsSoFar = (db: Db, orderId: string): Promise<RefundsSoFar> =>
  db
    .selectFrom('refunds')
    .select([
      sql<number>`coalesce(sum(order_cents), 0)::int`.as('promisedCents'),
      sql<boolean>`coalesce(bool_or(status = 'requested'), false)`.as('isUnderWay'),
    ])
    .where('orderId', '=', orderId)
    .where('status', '!=', 'refused')
    .executeTakeFirstOrThrow();

/**
 * Refunds that were requested before `before` and not yet accepted by their providers, oldest first, with the orders'
 * payment methods.
 */
export const findRefundsLeft = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select(['refunds.id', 'orders.method'])
    .where('refunds.status', '=', 'requested')
    .where('refunds.createdAt', '<', before)
    .orderBy('refunds.createdAt')
    .limit(limit)
    .execute();

/** Claims the next attempt at an unsent refund; undefined when another process is sending it, or it has been sent. */
export const claimRefund = (db: Db, id: string, now: Date): Promise<RefundRow | undefined> =>
  db
    .updateTable('refunds')
    .set({ triedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where((where) =>
      where.or([where('triedAt', 'is', null), where('triedAt', '<', new Date(now.getTime() - attemptMs))]),
    )
    .returningAll()
    .executeTakeFirst();

/** Releases an attempt to which the provider did not respond. */
export async function releaseRefund(db: Db, id: string): Promise<void> {
  await db.updateTable('refunds').set({ triedAt: null }).where('id', '=', id).execute();
}

/**
 * Records the provider's response, unless the order already shows the refund.
 * @returns whether it was recorded
 */
export async function markRefund(
  db: Db,
  id: string,
  outcome: { status: 'sent' } | { status: 'refused'; refusal: string },
): Promise<boolean> {
  const marked = await db
    .updateTable('refunds')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/**
 * Records that the provider accepted a refund but could not carry it out. If several of the order's refunds are on
 * their way, nothing is recorded, because we cannot tell which of them failed.
 * @returns the id of the refund, if there is exactly one
 */
export async function refuseSentRefund(trx: Trx, orderId: string): Promise<string | undefined> {
  const isOnly = sql<boolean>`(select count(*) from refunds where order_id = ${orderId} and status = 'sent') = 1`;
  const marked = await trx
    .updateTable('refunds')
    .set({ status: 'refused', refusal: 'The provider accepted this refund, but couldn’t carry it out.' })
    .where('orderId', '=', orderId)
    .where('status', '=', 'sent')
    .where(isOnly)
    .returning('id')
    .executeTakeFirst();
  return marked?.id;
}

/**
 * Called when an order shows a refund: completes the refunds in progress that the total refunded includes, or the oldest
 * one if the total is unknown. Returns their reasons and, if they are for one line each, the lines.
 * @param refundedCents total refunded by now, in the currency paid; null if unknown
 */
export const settleRefunds = (
  trx: Trx,
  orderId: string,
  refundedCents: Cents | null,
): Promise<{ reason: string; linePosition: number | null }[]> =>
  trx
    .updateTable('refunds')
    .set({ status: 'done' })
    .where('id', 'in', (refunds) =>
      refunds
        .selectFrom('refunds')
        .select('id')
        .where('orderId', '=', orderId)
        .where('status', 'in', ['requested', 'sent'])
        .$if(refundedCents !== null, (some) =>
          some.where(sql<boolean>`refunded_before + amount_cents <= ${refundedCents}`),
        )
        .orderBy('createdAt')
        .$if(refundedCents === null, (some) => some.limit(1)),
    )
    .returning(['reason', 'linePosition'])
    .execute();
