import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unsubscribeLinks } from '../../notifications/index.server.ts';
import { invalidLink } from '../failures.server.ts';

/** The links that stop a learner’s emails about a course. */
export const courseEmailLinks = unsubscribeLinks({
  purpose: 'emails of a course',
  page: 'course-emails/unsubscribe',
  endpoint: 'course-emails/one-click',
});

/** A learner, and a course about which they can be emailed. */
type Whose = { userId: string; courseId: string };

/** Whether the learner is emailed announcements of the course and reminders of its live sessions. */
export async function wantsCourseEmails(db: Db, { userId, courseId }: Whose): Promise<boolean> {
  const stop = await db
    .selectFrom('courseEmailStops')
    .select('userId')
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .executeTakeFirst();
  return stop === undefined;
}

/** Stores whether a learner is emailed about a course. */
export async function setCourseEmails(db: Db, { userId, courseId }: Whose, emails: boolean): Promise<void> {
  if (emails)
    await db
      .deleteFrom('courseEmailStops')
      .where('userId', '=', userId)
      .where('courseId', '=', courseId)
      .execute();
  else
    await db
      .insertInto('courseEmailStops')
      .values({ userId, courseId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Handles an email program’s unsubscribe button, without a sign-in or confirmation. @throws 400 for a forged token */
export async function stopCourseEmails(ctx: Context, token: string): Promise<void> {
  const [userId = '', courseId = ''] = courseEmailLinks.readerOf(ctx, token)?.split(' ') ?? [];
  if (!courseId) throw invalidLink();
  const isKnown = await ctx.db
    .selectFrom(['users', 'courses'])
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.deletedAt', 'is', null)
    .where('courses.id', '=', courseId)
    .executeTakeFirst();
  if (isKnown) await setCourseEmails(ctx.db, { userId, courseId }, false);
}

/** The link and the headers that unsubscribe a learner from a course’s emails. */
export const courseUnsubscribeLinks = (ctx: Context, { userId, courseId }: Whose) =>
  courseEmailLinks.linksFor(ctx, `${userId} ${courseId}`);
