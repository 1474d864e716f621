import { sql } from 'kysely';
import { dayMs } from '../../contract/text/time/zoned-time.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';

/** Longer than an order without a payment in progress stays open. */
const draftDays = 60;
const doneDays = 30;
const unclaimedDays = 730;

/**
 * Runs the daily job: deletes gifts that were never paid, and recipients' email addresses and messages that are no
 * longer needed.
 */
export async function sweepGifts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  await db
    .deleteFrom('gifts')
    .where('status', '=', 'draft')
    .where('updatedAt', '<', before(draftDays))
    .where(
      sql<boolean>`not exists (select from orders where orders.gift_id = gifts.id and orders.status = 'pending')`,
    )
    .execute();
  await db
    .updateTable('gifts')
    .set({ recipientEmail: null, message: '' })
    .where('status', '!=', 'draft')
    .where((where) =>
      where.or([
        where('claimedAt', '<', before(doneDays)),
        where('refundedAt', '<', before(doneDays)),
        where('sentAt', '<', before(unclaimedDays)),
      ]),
    )
    .where((where) => where.or([where('recipientEmail', 'is not', null), where('message', '!=', '')]))
    .execute();
}

/**
 * Removes a person who is being deleted from all gifts. A gift that they have paid for still reaches its recipient;
 * one that they have claimed stays with its order, without their name.
 */
export async function forgetGifts(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('gifts').where('userId', '=', userId).where('status', '=', 'draft').execute();
  await trx
    .updateTable('gifts')
    .set({ recipientEmail: null, message: '' })
    .where('userId', '=', userId)
    .where('status', 'in', ['claimed', 'refunded'])
    .execute();
  await trx
    .updateTable('gifts')
    .set({ recipientName: 'Deleted user', recipientEmail: null, message: '' })
    .where('claimedBy', '=', userId)
    .execute();
}
