import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { enrol, ownsCourse } from '../../learning/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { giftClaimedEmail } from '../emails/gifts.tsx';
import { choicesFor, type GiftRow, lockGift } from '../gifts.server.ts';
import { findByToken, refuseBuyer, refuseClosed } from './linked-gift.server.ts';

const owned = failure('gift.course_owned', 409, 'You already have this course. Please choose another one.');
const notOffered = failure('gift.not_offered', 422, 'Please choose a course from the list.');

type ClaimedCourse = { _id: string; title: string };

/**
 * Claims a gift: one transaction enrols the reader and marks the gift as claimed. The order is locked before the gift,
 * as for a refund, so that a claim and a refund never run at the same time. If the same person claims it again, their
 * course is returned.
 * @throws 404, 409 when it cannot be claimed, 422 for a course that is not offered
 */
export const claimGift = (
  ctx: Context,
  viewer: Viewer,
  token: string,
  chosen: string | undefined,
): Promise<ClaimedCourse> =>
  ctx.db.transaction().execute(async (trx) => {
    const gift = await lockClaim(trx, token);
    refuseBuyer(gift, viewer._id);
    if (gift.status === 'claimed' && gift.claimedBy === viewer._id && gift.claimedCourseId)
      return claimedCourse(trx, gift.claimedCourseId);
    await refuseClosed(trx, gift);
    const courseId = await courseFor(trx, gift, viewer._id, chosen);
    const now = ctx.clock();
    const request = { userId: viewer._id, courseId, orderId: gift.orderId, now, appUrl: ctx.settings.appUrl };
    if ((await enrol(trx, request)) === 'already') throw owned();
    await trx
      .updateTable('gifts')
      .set({
        status: 'claimed',
        claimedAt: now,
        claimedBy: viewer._id,
        claimedCourseId: courseId,
        updatedAt: now,
      })
      .where('id', '=', gift.id)
      .execute();
    const course = await claimedCourse(trx, courseId);
    await tellBuyer(ctx, trx, gift, course.title);
    return course;
  });

async function lockClaim(trx: Trx, token: string): Promise<GiftRow> {
  const found = await findByToken(trx, token);
  await trx.selectFrom('orders').select('id').where('id', '=', found.orderId).forUpdate().execute();
  return (await lockGift(trx, found.id)) ?? found;
}

/** The course to enrol in: the gift's own, or another one chosen by a recipient who already has it. */
async function courseFor(
  trx: Trx,
  gift: GiftRow,
  userId: string,
  chosen: string | undefined,
): Promise<string> {
  if (!(await ownsCourse(trx, userId, gift.courseId))) {
    if (chosen !== undefined && chosen !== gift.courseId) throw notOffered();
    return gift.courseId;
  }
  if (chosen === undefined) throw owned();
  const choices = await choicesFor(trx, gift, userId);
  if (!choices.some(({ _id }) => _id === chosen)) throw notOffered();
  return chosen;
}

async function claimedCourse(trx: Trx, courseId: string): Promise<ClaimedCourse> {
  const { title } = await trx
    .selectFrom('courses')
    .select('title')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  return { _id: courseId, title };
}

async function tellBuyer(ctx: Context, trx: Trx, gift: GiftRow, courseTitle: string): Promise<void> {
  const buyer = await trx
    .selectFrom('users')
    .select(['name', 'email', 'deletedAt'])
    .where('id', '=', gift.userId)
    .executeTakeFirstOrThrow();
  if (buyer.deletedAt) return;
  await queueEmail(trx, buyer.email, giftClaimedEmail, {
    name: buyer.name,
    recipient: gift.recipientName,
    courseTitle,
    link: `${ctx.settings.appUrl}/payment/success/${gift.orderId}`,
  });
}
