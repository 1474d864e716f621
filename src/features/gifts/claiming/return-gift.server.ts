import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { ownsCourse } from '../../learning/index.server.ts';
import { findByToken, refuseBuyer, refuseClosed } from './linked-gift.server.ts';

const notOwned = failure('gift.not_owned', 409, 'You don’t have this course yet, so you can claim it.');

/** `asked`: an administrator decides; otherwise the refund has been made or is on its way. */
type Outcome = 'refunded' | 'sent' | 'asked';

/** Refunds of gifts; provided by the payments feature. */
export type GiftRefunds = {
  refund: (ctx: Context, orderId: string, reason: string) => Promise<Outcome>;
  isRefundable: (ctx: Context, orderId: string) => Promise<boolean>;
};

/**
 * Refunds the buyer because the reader already has the course, as if the buyer had asked for it.
 * @returns whether an administrator still has to decide on the refund
 * @throws 404, 409 when the gift can no longer be claimed, or the reader does not have the course
 */
export async function returnGift(
  ctx: Context,
  viewer: Viewer,
  token: string,
  { refund }: Pick<GiftRefunds, 'refund'>,
): Promise<boolean> {
  const gift = await findByToken(ctx.db, token);
  refuseBuyer(gift, viewer._id);
  await refuseClosed(ctx.db, gift);
  if (!(await ownsCourse(ctx.db, viewer._id, gift.courseId))) throw notOwned();
  if (!gift.orderId) return false;
  const outcome = await refund(ctx, gift.orderId, `${gift.recipientName} already has this course.`);
  return outcome === 'asked';
}
