import type { Db } from '../../../platform/database/database.ts';
import { isGiftTaken } from '../../gifts/index.server.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import { findLines } from './order-lines.server.ts';
import { hasBought, type OrderRow } from './orders.server.ts';

type Bought = Pick<OrderRow, 'id' | 'kind' | 'giftId' | 'userId'>;

/** Whether the buyer already has everything that an order is for, or its gift has been paid for by another order. */
export async function isOwned(db: Db, { id, kind, giftId, userId }: Bought): Promise<boolean> {
  if (kind === 'gift') return isGiftTaken(db, giftId);
  for (const { courseId } of await findLines(db, id))
    if (!(await isEnrolled(db, userId, courseId)) && !(await hasBought(db, userId, courseId))) return false;
  return true;
}
