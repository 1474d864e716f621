import type { Db } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { blocked, canBeClaimed, type GiftRow, noSuchGift } from '../gifts.server.ts';
import { hashToken } from './claim-link.server.ts';

const ownGift = failure('gift.own', 409, 'You bought this gift. Only another person can claim it.');
const claimed = failure('gift.claimed', 409, 'This gift has already been claimed.');
const refunded = failure(
  'gift.refunded',
  409,
  'This gift has been refunded, so it can no longer be claimed.',
);

/** The gift behind a link. @throws 404 */
export async function findByToken(db: Db, token: string): Promise<GiftRow> {
  const gift = await db
    .selectFrom('gifts')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('status', '!=', 'draft')
    .executeTakeFirst();
  if (!gift) throw noSuchGift();
  return gift;
}

/** Refuses the buyer's own gift. @throws 409 */
export function refuseBuyer(gift: GiftRow, readerId: string): void {
  if (gift.userId === readerId) throw ownGift();
}

/** Refuses a gift that is claimed, refunded, or cannot be claimed at the moment. @throws 409 */
export async function refuseClosed(db: Db, gift: GiftRow): Promise<void> {
  if (gift.status === 'claimed') throw claimed();
  if (gift.status === 'refunded') throw refunded();
  if (!(await canBeClaimed(db, gift.id))) throw blocked();
}
