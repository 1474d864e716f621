import { isId } from '../../contract/ids.ts';
import { dayIn } from '../../contract/text/time/zoned-time.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failures/failure.ts';
import { newToken } from './claiming/claim-link.server.ts';
import type { GiftBody, GiftChange } from './contract.ts';
import { dayProblem, sendingTime } from './delivery.ts';
import { type GiftRow, lockGift, noSuchGift } from './gifts.server.ts';
import { sendIfDue } from './send-gift.server.ts';

const noSuchCourse = failure('course.not_found', 404, 'Course not found');
const ownCourse = failure('gift.own_course', 422, 'You teach this course, so you can’t buy it as a gift.');
const isFree = failure(
  'gift.free_course',
  422,
  'This course is free. Send the link to it instead: anyone can enrol.',
);
const toOneself = failure('gift.to_oneself', 422, 'A gift is for another person. Please enter their email.');
const wrongDay = failure('gift.wrong_day', 422, 'Please choose another day.');
const isSent = failure('gift.already_sent', 409, 'This gift has been sent, so it can no longer be changed.');

/**
 * Stores a gift that is still to be paid for.
 * @throws 404 for a course that is not for sale, 422 for a free course or the buyer's own, for a gift to themselves,
 * and for a day in the past or more than a year ahead
 */
export async function createGift(ctx: Context, buyer: Viewer, body: GiftBody): Promise<GiftRow> {
  const { courseId: idOrSlug, ...details } = body;
  const course = await ctx.db
    .selectFrom('courses')
    .select(['id', 'instructorId', 'chargedCents'])
    .where(isId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .where('isPublic', '=', true)
    .executeTakeFirst();
  if (!course) throw noSuchCourse();
  if (course.instructorId === buyer._id) throw ownCourse();
  if (course.chargedCents === 0) throw isFree();
  const now = ctx.clock();
  return ctx.db
    .insertInto('gifts')
    .values({
      ...checked(buyer, details, now),
      userId: buyer._id,
      courseId: course.id,
      ...newToken(ctx).columns,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Changes a gift until its email has gone out. Sends a paid gift immediately if its day is today.
 * @throws 404, 409 or 422
 */
export const changeGift = (ctx: Context, buyer: Viewer, id: string, body: GiftChange): Promise<GiftRow> =>
  ctx.db.transaction().execute(async (trx) => {
    const gift = await lockGift(trx, id);
    if (gift?.userId !== buyer._id) throw noSuchGift();
    if (gift.status !== 'draft' && gift.status !== 'scheduled') throw isSent();
    const now = ctx.clock();
    const changed = await trx
      .updateTable('gifts')
      .set({ ...checked(buyer, body, now), updatedAt: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return sendIfDue(ctx, trx, changed);
  });

function checked(buyer: Viewer, { deliverOn: chosen, timeZone, ...recipient }: GiftChange, now: Date) {
  if (recipient.recipientEmail === buyer.email.toLowerCase())
    throw toOneself({ fields: { recipientEmail: toOneself().message } });
  const today = dayIn(now, timeZone);
  const deliverOn = chosen ?? today;
  const problem = dayProblem(deliverOn, today);
  if (problem) throw wrongDay({ message: problem, fields: { deliverOn: problem } });
  return { ...recipient, deliverOn, timeZone, sendAt: sendingTime(deliverOn, timeZone, now) };
}
