import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { ownsCourse } from '../../learning/index.server.ts';
import type { GiftClaim } from '../contract.ts';
import { buyerNameOf, canBeClaimed, choicesFor, courseOfGift, type GiftRow } from '../gifts.server.ts';
import { findByToken } from './linked-gift.server.ts';
import type { GiftRefunds } from './return-gift.server.ts';

/** The gift behind a link, and what this reader can do with it. @throws 404 */
export async function showClaim(
  ctx: Context,
  token: string,
  viewer: Viewer | null,
  { isRefundable }: Pick<GiftRefunds, 'isRefundable'>,
): Promise<GiftClaim> {
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
      canReturn:
        hasCourse && state === 'open' && gift.orderId !== null && (await isRefundable(ctx, gift.orderId)),
    },
  };
}

async function stateOf(db: Db, gift: GiftRow): Promise<GiftClaim['state']> {
  if (gift.status === 'claimed' || gift.status === 'refunded') return gift.status;
  return (await canBeClaimed(db, gift.id)) ? 'open' : 'blocked';
}
