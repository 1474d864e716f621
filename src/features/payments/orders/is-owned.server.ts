import type { Db } from '../../../platform/database/database.ts';
import { isGiftTaken } from '../../gifts/index.server.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import { findLines, type OrderLine } from './order-lines.server.ts';
import { hasBought, type OrderRow } from './orders.server.ts';

type Bought = Pick<OrderRow, 'id' | 'kind' | 'giftId' | 'userId'>;

/** Whether the buyer already has everything that an order is for, or its gift has been paid for by another order. */
export async function isOwned(db: Db, order: Bought): Promise<boolean> {
  if (order.kind === 'gift') return isGiftTaken(db, order.giftId);
  return (await divideLines(db, order)).missing.length === 0;
}

/**
 * Whether the buyer's account has been deleted since the order was placed; a payment is then refunded. Waits for a
 * deletion in progress. Within a transaction, later deletions wait for its end.
 */
export async function isBuyerDeleted(db: Db, { userId }: Pick<Bought, 'userId'>): Promise<boolean> {
  const { deletedAt } = await db
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return deletedAt !== null;
}

/** The lines of an order, divided into the courses that its buyer already has and those they do not. */
export async function divideLines(
  db: Db,
  { id, userId }: Pick<Bought, 'id' | 'userId'>,
): Promise<{ owned: OrderLine[]; missing: OrderLine[] }> {
  const owned: OrderLine[] = [];
  const missing: OrderLine[] = [];
  for (const line of await findLines(db, id)) {
    const { courseId } = line;
    const has = (await isEnrolled(db, userId, courseId)) || (await hasBought(db, userId, courseId));
    (has ? owned : missing).push(line);
  }
  return { owned, missing };
}
