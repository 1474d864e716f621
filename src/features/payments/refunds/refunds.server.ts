import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Cents } from '../../../contract/money.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RefundsSoFar } from '../orders/decisions.ts';

export type RefundRow = Selectable<Tables['refunds']>;

/** How long one attempt at the provider may take, in milliseconds; nobody else tries meanwhile. */
const attemptMs = 90_000;

export const addRefund = (trx: Trx, refund: Insertable<Tables['refunds']>): Promise<RefundRow> =>
  trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();

export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** What refunds of the order give back altogether, and whether the provider still has to answer one of them. */
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

/** Refunds asked for before a moment that their providers have not taken on yet, oldest first, and how the orders were paid. */
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

/** Takes the next attempt at a refund that still has to be sent; undefined when somebody else is at it. */
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

/** Lets go of an attempt to which the provider did not answer. */
export async function releaseRefund(db: Db, id: string): Promise<void> {
  await db.updateTable('refunds').set({ triedAt: null }).where('id', '=', id).execute();
}

/** Notes what the provider answered. What the order shows already stays. */
export async function markRefund(
  db: Db,
  id: string,
  answer: { status: 'sent' } | { status: 'refused'; refusal: string },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set(answer)
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .execute();
}

/**
 * The order shows a refund: the oldest one on its way is through, unless less has gone back altogether than it would
 * have made. Answers why it was asked for.
 * @param refundedCents what has gone back by now, in the money that was paid; null where nobody says
 */
export async function settleRefund(
  trx: Trx,
  orderId: string,
  refundedCents: Cents | null,
): Promise<string | null> {
  const settled = await trx
    .updateTable('refunds')
    .set({ status: 'done' })
    .where('id', '=', (refunds) =>
      refunds
        .selectFrom('refunds')
        .select('id')
        .where('orderId', '=', orderId)
        .where('status', 'in', ['requested', 'sent'])
        .$if(refundedCents !== null, (some) =>
          some.where(sql<boolean>`refunded_before + amount_cents <= ${refundedCents}`),
        )
        .orderBy('createdAt')
        .limit(1),
    )
    .returning('reason')
    .executeTakeFirst();
  return settled?.reason ?? null;
}
