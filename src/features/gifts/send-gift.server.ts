import { emailPicture } from '../../contract/media/media.ts';
import { dayMs } from '../../contract/text/time/zoned-time.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import { queueSecretEmail } from '../notifications/index.server.ts';
import { linkToSend } from './claiming/claim-link.server.ts';
import { giftArrivedEmail, giftReminderEmail } from './emails/gifts.tsx';
import {
  blocked,
  buyerNameOf,
  canBeClaimed,
  findOwnGift,
  type GiftRow,
  hasSoundOrder,
  lockGift,
  noSuchGift,
} from './gifts.server.ts';

const notSent = failure(
  'gift.not_sent',
  409,
  'Only a gift that has been sent and not yet claimed can be sent again.',
);
const perGift = { name: 'gift-resends', points: 3, seconds: 24 * 3600 };
const batchSize = 100;
const remindAfterMs = 30 * dayMs;

/**
 * Sends a locked gift that is paid, due, and can be claimed: its state and the email belong to one transaction. The
 * recurring job sends it later if its payment is being checked.
 */
export async function sendIfDue(ctx: Context, trx: Trx, gift: GiftRow): Promise<GiftRow> {
  const now = ctx.clock();
  if (gift.status !== 'scheduled' || gift.sendAt > now || !gift.recipientEmail) return gift;
  if (!(await canBeClaimed(trx, gift.id))) return gift;
  await mail(ctx, trx, gift, giftArrivedEmail);
  return trx
    .updateTable('gifts')
    .set({ status: 'sent', sentAt: now, updatedAt: now })
    .where('id', '=', gift.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Runs the recurring job: sends the gifts that are due, and reminds recipients once, 30 days later. Leaves out gifts
 * that another process is sending, and gifts that cannot be claimed at the moment.
 */
export async function sendDueGifts(ctx: Context): Promise<void> {
  while (await sendNext(ctx));
  while (await remindNext(ctx));
}

const sendNext = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('gifts')
      .selectAll()
      .where('status', '=', 'scheduled')
      .where('sendAt', '<=', ctx.clock())
      .where('recipientEmail', 'is not', null)
      .where(hasSoundOrder)
      .orderBy('sendAt')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const gift of due) await sendIfDue(ctx, trx, gift);
    return due.length === batchSize;
  });

const remindNext = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const due = await trx
      .selectFrom('gifts')
      .selectAll()
      .where('status', '=', 'sent')
      .where('remindedAt', 'is', null)
      .where('sentAt', '<=', new Date(now.getTime() - remindAfterMs))
      .where('recipientEmail', 'is not', null)
      .where(hasSoundOrder)
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const gift of due) {
      await mail(ctx, trx, gift, giftReminderEmail);
      await trx.updateTable('gifts').set({ remindedAt: now }).where('id', '=', gift.id).execute();
    }
    return due.length === batchSize;
  });

/** Sends the email of a gift again, at most three times a day. @throws 404, 409 or 429 */
export async function resendGift(ctx: Context, buyer: Viewer, id: string): Promise<void> {
  await refuseUnsent(ctx.db, await findOwnGift(ctx.db, buyer._id, id));
  // Before the transaction, because the limiter needs another connection: requests that wait for the gift could hold
  // all the others.
  await ctx.limiter.count(perGift, id);
  await ctx.db.transaction().execute(async (trx) => {
    const gift = await lockGift(trx, id);
    if (!gift) throw noSuchGift();
    await refuseUnsent(trx, gift);
    await mail(ctx, trx, gift, giftArrivedEmail);
  });
}

async function refuseUnsent(db: Db, { id, status, recipientEmail }: GiftRow): Promise<void> {
  if (status !== 'sent' || !recipientEmail) throw notSent();
  if (!(await canBeClaimed(db, id))) throw blocked();
}

async function mail(
  ctx: Context,
  trx: Trx,
  gift: GiftRow,
  template: typeof giftArrivedEmail | typeof giftReminderEmail,
): Promise<void> {
  const course = await trx
    .selectFrom('courses')
    .select(['title', 'thumbnailAssetId'])
    .where('id', '=', gift.courseId)
    .executeTakeFirstOrThrow();
  await queueSecretEmail(ctx, trx, gift.recipientEmail ?? '', template, {
    recipient: gift.recipientName,
    from: await buyerNameOf(trx, gift),
    message: gift.message,
    courseTitle: course.title,
    picture: emailPicture(course.thumbnailAssetId),
    link: await linkToSend(ctx, trx, gift),
  });
}
