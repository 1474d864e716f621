import { sql } from 'kysely';
import type { PaymentMethod } from '../../../contract/constants.ts';
import { dayMs } from '../../../contract/text/time/zoned-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderRow } from '../orders/orders.server.ts';

/** At most `limit` orders with these payment methods, at the time `now`. */
type ToAsk = { methods: readonly PaymentMethod[]; now: Date; limit: number };

const twoMinutesMs = 2 * 60_000;

/**
 * Orders whose state at the provider may have changed: pending ones, and failed ones for a day, because some providers'
 * pages can still be paid. They are queried often at first, and less often as they get older.
 */
export const findOrdersToAsk = (db: Db, { methods, now, limit }: ToAsk): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('method', 'in', methods)
    // Administrators check the receipts of bank transfers.
    .where((where) => where.not(where.and([where('method', '=', 'bank'), where('inFlight', '=', true)])))
    .where((where) =>
      where.or([
        where('status', '=', 'pending'),
        where.and([
          where('status', '=', 'failed'),
          where('providerReference', 'is not', null),
          where('createdAt', '>', new Date(now.getTime() - dayMs)),
        ]),
      ]),
    )
    .where('createdAt', '<', new Date(now.getTime() - twoMinutesMs))
    .where(sql<boolean>`not 'review' = any(flags)`)
    .where(
      sql<boolean>`(asked_at is null or ${now} - asked_at > least((asked_at - created_at) / 10, interval '15 minutes'))`,
    )
    .orderBy('askedAt', (by) => by.asc().nullsFirst())
    .limit(limit)
    .execute();

/** For how long after a purchase the provider is asked about refunds, and how often. */
const refundableMs = 120 * dayMs;
const queryAgainMs = 7 * dayMs;

/** For how long a provider is asked for a fee that it has not reported, and how often. */
const feeExpectedMs = 7 * dayMs;
const queryFeeAgainMs = 3600_000;

/** Paid orders whose fee is not known yet, or that may have been refunded without a webhook reaching us. */
export const findPaidToAsk = (db: Db, { methods, now, limit }: ToAsk): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('method', 'in', methods)
    .where('status', '=', 'completed')
    .where('providerReference', 'is not', null)
    .where('createdAt', '>', new Date(now.getTime() - refundableMs))
    .where((where) =>
      where.or([
        where(lastQueried, '<', new Date(now.getTime() - queryAgainMs)),
        where.and([
          where('feeCents', 'is', null),
          where('completedAt', '>', new Date(now.getTime() - feeExpectedMs)),
          where(lastQueried, '<', new Date(now.getTime() - queryFeeAgainMs)),
        ]),
      ]),
    )
    .orderBy(lastQueried)
    .limit(limit)
    .execute();

const lastQueried = sql<Date>`coalesce(asked_at, created_at)`;

/** Records when a provider was last asked about an order. */
export async function markQueried(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('orders').set({ askedAt: now }).where('id', '=', orderId).execute();
}
