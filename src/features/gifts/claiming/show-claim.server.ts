import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ownsCourse } from '../../learning/index.server.ts';
import type { GiftClaim } from '../contract.ts';
import { buyerNameOf, canBeClaimed, choicesFor, courseOfGift, type GiftRow } from '../gifts.server.ts';
import { findByToken } from './linked-gift.server.ts';

/** The gift behind a link, and what this reader can do with it. @throws 404 */
export async function showClaim(ctx: Context, token: string, viewer: Viewer | null): Promise<GiftClaim> {
  const { db } = ctx;
  const gift = await findByToken(db, token);
  const state = await stateOf(db, gift);
  const mine = viewer !== null && gift.claimedBy === viewer._id;
  const isHidden = (state === 'claimed' || state === 'refunded') && !mine;
  const hasCourse = viewer !== null && !mine && (await ownsCourse(db, viewer._id, gift.courseId));
  return {
    state,
    gift: isHidden
      ? null
      : {
          from: await buyerNameOf(db, gift),
          recipient: gift.recipientName,
          message: gift.message,
          course: await courseOfGift(db, (mine && gift.claimedCourseId) || gift.courseId),
        },
    viewer: {
      isBuyer: viewer?._id === gift.userId,
      claimed: mine && state === 'claimed' ? gift.claimedCourseId : null,
      ownsCourse: hasCourse && !isHidden,
      choices: hasCourse && viewer && state === 'open' ? await choicesFor(db, gift, viewer._id) : [],
      canReturn: hasCourse && state === 'open' && (await isRefundable(db, gift)),
    },
  };
}

async function stateOf(db: Db, gift: GiftRow): Promise<GiftClaim['state']> {
  if (gift.status === 'claimed' || gift.status === 'refunded') return gift.status;
  return (await canBeClaimed(db, gift.id)) ? 'open' : 'blocked';
}

/** Whether money paid for a gift is still unrefunded, and no refund request has been refused. */
async function isRefundable(db: Db, { orderId }: GiftRow): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .whereRef('amountCents', '>', 'refundedCents')
    .where(
      sql<boolean>`not exists (select from refund_requests r where r.order_id = orders.id and r.status = 'refused')`,
    )
    .executeTakeFirst();
  return order !== undefined;
}
