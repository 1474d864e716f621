import { sql } from 'kysely';
import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import { enrol } from '../learning/index.server.ts';
import { queueEmail } from '../notifications/index.server.ts';
import { hashToken } from './claim-link.server.ts';
import type { GiftClaim } from './contract.ts';
import { giftClaimedEmail } from './emails/gifts.tsx';
import {
  blocked,
  buyerNameOf,
  choicesFor,
  courseOfGift,
  type GiftRow,
  hasSoundOrder,
  lockGift,
  noSuchGift,
} from './gifts.server.ts';

const ownGift = failure('gift.own', 409, 'You bought this gift. Only another person can claim it.');
const claimed = failure('gift.claimed', 409, 'This gift has already been claimed.');
const refunded = failure(
  'gift.refunded',
  409,
  'This gift has been refunded, so it can no longer be claimed.',
);
const owned = failure('gift.course_owned', 409, 'You already have this course. Please choose another one.');
const notOffered = failure('gift.not_offered', 422, 'Please choose a course from the list.');
const notOwned = failure('gift.not_owned', 409, 'You don’t have this course yet, so you can claim it.');

/** Refunds the buyer; provided by the payments feature. */
export type RefundGift = (ctx: Context, orderId: string, reason: string) => Promise<unknown>;

async function findByToken(db: Db, token: string): Promise<GiftRow> {
  const gift = await db
    .selectFrom('gifts')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('status', '!=', 'draft')
    .executeTakeFirst();
  if (!gift) throw noSuchGift();
  return gift;
}

/** The gift behind a link, and what this reader can do with it. @throws 404 */
export async function showClaim(ctx: Context, token: string, viewer: Viewer | null): Promise<GiftClaim> {
  const { db } = ctx;
  const gift = await findByToken(db, token);
  const state =
    gift.status === 'claimed' || gift.status === 'refunded' ? gift.status : await openState(db, gift);
  const mine = viewer !== null && gift.claimedBy === viewer._id;
  const isHidden = (state === 'claimed' || state === 'refunded') && !mine;
  const ownsCourse = viewer !== null && !mine && (await owns(db, viewer._id, gift.courseId));
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
      ownsCourse: ownsCourse && !isHidden,
      choices: ownsCourse && viewer && state === 'open' ? await choicesFor(db, gift, viewer._id) : [],
      canReturn: ownsCourse && state === 'open' && (await isRefundable(db, gift)),
    },
  };
}

/** Whether a paid gift can be claimed. */
async function openState(db: Db, { id }: GiftRow): Promise<'open' | 'blocked'> {
  const { isOpen } = await db
    .selectFrom('gifts')
    .select(hasSoundOrder.as('isOpen'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return isOpen ? 'open' : 'blocked';
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

const owns = async (db: Db, userId: string, courseId: string): Promise<boolean> =>
  (await db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export type ClaimedCourse = { _id: string; title: string };

/**
 * Claims a gift: one transaction enrols the reader and marks it. The order is locked before the gift, as when it is
 * refunded, so that one of the two waits. Claimed again by the same person, it returns their course.
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
    if (gift.userId === viewer._id) throw ownGift();
    if (gift.status === 'claimed' && gift.claimedBy === viewer._id && gift.claimedCourseId)
      return titleOf(trx, gift.claimedCourseId);
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
    const course = await titleOf(trx, courseId);
    await tellBuyer(ctx, trx, gift, course.title);
    return course;
  });

/**
 * Refunds the buyer because the reader already has the course, as if the buyer had asked for it.
 * @throws 404, 409 when it cannot be claimed any more, or the reader does not have the course
 */
export async function returnGift(
  ctx: Context,
  viewer: Viewer,
  token: string,
  refund: RefundGift,
): Promise<void> {
  const gift = await findByToken(ctx.db, token);
  if (gift.userId === viewer._id) throw ownGift();
  await refuseClosed(ctx.db, gift);
  if (!(await owns(ctx.db, viewer._id, gift.courseId))) throw notOwned();
  if (gift.orderId) await refund(ctx, gift.orderId, `${gift.recipientName} already has this course.`);
}

async function lockClaim(trx: Trx, token: string): Promise<GiftRow> {
  const found = await findByToken(trx, token);
  await trx.selectFrom('orders').select('id').where('id', '=', found.orderId).forUpdate().execute();
  return (await lockGift(trx, found.id)) ?? found;
}

async function refuseClosed(db: Db, gift: GiftRow): Promise<void> {
  if (gift.status === 'claimed') throw claimed();
  if (gift.status === 'refunded') throw refunded();
  if ((await openState(db, gift)) === 'blocked') throw blocked();
}

/** The course to enrol in: the gift's own, or another one chosen by a recipient who already has it. */
async function courseFor(
  trx: Trx,
  gift: GiftRow,
  userId: string,
  chosen: string | undefined,
): Promise<string> {
  if (!(await owns(trx, userId, gift.courseId))) {
    if (chosen !== undefined && chosen !== gift.courseId) throw notOffered();
    return gift.courseId;
  }
  if (chosen === undefined) throw owned();
  const choices = await choicesFor(trx, gift, userId);
  if (!choices.some(({ _id }) => _id === chosen)) throw notOffered();
  return chosen;
}

async function titleOf(trx: Trx, courseId: string): Promise<ClaimedCourse> {
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
