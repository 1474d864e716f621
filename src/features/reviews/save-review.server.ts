import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { progressOf } from '../learning/index.server.ts';
import { noCourse, notEnrolled, ownCourse, tooEarly, wrongText } from './failures.server.ts';
import { findCourse } from './find-course.server.ts';
import { presentReview, ratingsOfCourse, reviewsOf } from './reviews.server.ts';
import { faultOf, lecturesToGo, tidy } from './rules.ts';

type Draft = { rating: number; text: string };

/**
 * Saves a learner's only review of a course. Of two simultaneous requests, one is stored.
 * @throws 400 for a text that cannot be published, 403 for the course's instructor or before a fifth of the course is
 * completed, 404 for an unknown course
 */
export async function saveReview(ctx: Context, userId: string, idOrSlug: string, draft: Draft) {
  const text = publishable(draft.text);
  return ctx.db.transaction().execute(async (trx) => {
    const course = await findCourse(trx, idOrSlug);
    if (!course) throw noCourse();
    await requireStudied(trx, userId, course);
    await write(trx, { userId, courseId: course.id, rating: draft.rating, text }, ctx.clock());
    const row = await reviewsOf(trx, course.id).where('r.userId', '=', userId).executeTakeFirstOrThrow();
    return { review: presentReview(row, userId), ratings: await ratingsOfCourse(trx, course.id) };
  });
}

/** @throws 400 with the reason */
export function publishable(typed: string): string {
  const text = tidy(typed);
  const fault = faultOf(text);
  if (fault) throw wrongText({ message: fault, fields: { text: fault } });
  return text;
}

async function requireStudied(
  trx: Trx,
  userId: string,
  course: { id: string; instructorId: string },
): Promise<void> {
  if (course.instructorId === userId) throw ownCourse();
  const studied = await progressOf(trx, userId, course.id);
  if (!studied) throw notEnrolled();
  if (lecturesToGo(studied) > 0) throw tooEarly();
}

type Written = Draft & { userId: string; courseId: string };

async function write(trx: Trx, review: Written, now: Date): Promise<void> {
  const { rating, text } = review;
  await trx
    .insertInto('reviews')
    .values({ ...review, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['courseId', 'userId'])
        .doUpdateSet({ rating, text, updatedAt: now })
        .where((eb) => eb.or([eb('reviews.rating', '!=', rating), eb('reviews.text', '!=', text)])),
    )
    .execute();
}
