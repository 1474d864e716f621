import { sql } from 'kysely';
import type { PaymentMethod } from '../../../contract/constants.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { OrderRow } from '../orders/orders.server.ts';

/** At most `limit` orders of these ways to pay, at the moment `now`. */
type ToAsk = { methods: readonly PaymentMethod[]; now: Date; limit: number };

const twoMinutesMs = 2 * 60_000;
const dayMs = 24 * 3600_000;

/**
 * What a provider may know more about than we: what was left pending, and for a day what failed, because some pages
 * can be paid on again. Asked often while young, ever less often with age.
 */
export const findOrdersToAsk = (db: Db, { methods, now, limit }: ToAsk): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('method', 'in', methods)
    // A receipt is for a person to look at.
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

/** How long a buyer's bank may take a payment back, and how often the provider is asked whether it has. */
const disputableMs = 120 * dayMs;
const lookAgainMs = 7 * dayMs;

/** What was paid and may have been given back or disputed since without a message that arrived. */
export const findPaidToAsk = (db: Db, { methods, now, limit }: ToAsk): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('method', 'in', methods)
    .where('status', '=', 'completed')
    .where('providerReference', 'is not', null)
    .where('createdAt', '>', new Date(now.getTime() - disputableMs))
    .where(lastAsked, '<', new Date(now.getTime() - lookAgainMs))
    .orderBy(lastAsked)
    .limit(limit)
    .execute();

const lastAsked = sql<Date>`coalesce(asked_at, created_at)`;

export async function markAsked(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('orders').set({ askedAt: now }).where('id', '=', orderId).execute();
}
