import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { queueEmail } from '../notifications/index.server.ts';
import { giftWithdrawnEmail } from './emails/gifts.tsx';
import { buyerNameOf, type GiftRow } from './gifts.server.ts';
import { sendIfDue } from './send-gift.server.ts';

type OfOrder = { id: string; giftId: string | null };

/** Whether an order for the gift has been paid; a second payment is refunded. A deleted gift counts as paid. */
export async function isGiftTaken(db: Db, giftId: string | null): Promise<boolean> {
  const gift = giftId
    ? await db.selectFrom('gifts').select('status').where('id', '=', giftId).executeTakeFirst()
    : undefined;
  return gift?.status !== 'draft';
}

/**
 * Assigns a gift to the first order that is paid for it, in that order's transaction. Sends the gift if its day has
 * come.
 * @returns undefined if another order has paid for it
 */
export async function giftPaid(ctx: Context, trx: Trx, order: OfOrder): Promise<GiftRow | undefined> {
  const paid = await trx
    .updateTable('gifts')
    .set({ status: 'scheduled', orderId: order.id, updatedAt: ctx.clock() })
    .where('id', '=', order.giftId)
    .where('status', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
  return paid && sendIfDue(ctx, trx, paid);
}

/** Marks the gift of a refunded order: it can no longer be claimed. A recipient who has claimed it is told by email. */
export async function giftRefunded(ctx: Context, trx: Trx, order: OfOrder): Promise<void> {
  const now = ctx.clock();
  const gift = await trx
    .updateTable('gifts')
    .set({ status: 'refunded', refundedAt: now, updatedAt: now })
    .where('orderId', '=', order.id)
    .where('status', '!=', 'refunded')
    .returningAll()
    .executeTakeFirst();
  if (!gift?.claimedBy || !gift.claimedCourseId) return;
  const { name, email, deletedAt } = await trx
    .selectFrom('users')
    .select(['name', 'email', 'deletedAt'])
    .where('id', '=', gift.claimedBy)
    .executeTakeFirstOrThrow();
  if (deletedAt) return;
  const { title } = await trx
    .selectFrom('courses')
    .select('title')
    .where('id', '=', gift.claimedCourseId)
    .executeTakeFirstOrThrow();
  await queueEmail(trx, email, giftWithdrawnEmail, {
    name,
    from: await buyerNameOf(trx, gift),
    courseTitle: title,
    link: `${ctx.settings.appUrl}/dashboard/enrolled-courses`,
  });
}
