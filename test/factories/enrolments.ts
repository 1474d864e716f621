import { enrol } from '../../src/features/learning/index.server.ts';
import type { Context } from '../../src/platform/context.ts';
import { type MadeCourse, makeCourse } from './courses.ts';
import { makePerson, type Person } from './people.ts';

type Overrides = {
  learner?: Person;
  course?: MadeCourse;
  lectures?: number[];
  minCompletionPercentage?: number;
  certificationAvailable?: boolean;
};

/** A learner enrolled in a course; creates both by default. The email about it stays in the queue. */
export async function makeEnrolment(
  ctx: Context,
  { learner, course, ...courseOverrides }: Overrides = {},
): Promise<{ learner: Person; course: MadeCourse }> {
  const person = learner ?? (await makePerson(ctx));
  const taken = course ?? (await makeCourse(ctx, courseOverrides));
  await ctx.db.transaction().execute((trx) =>
    enrol(trx, {
      userId: person.id,
      courseId: taken.id,
      orderId: null,
      now: ctx.clock(),
      appUrl: ctx.settings.appUrl,
    }),
  );
  return { learner: person, course: taken };
}

/** Marks the first `count` lectures as watched and completed, without the API's rules. */
export async function completeLectures(
  ctx: Context,
  userId: string,
  course: MadeCourse,
  count: number,
): Promise<void> {
  const { id: enrolmentId } = await ctx.db
    .selectFrom('enrolments')
    .select('id')
    .where('userId', '=', userId)
    .where('courseId', '=', course.id)
    .executeTakeFirstOrThrow();
  const now = ctx.clock();
  for (const lectureId of course.lectureIds.slice(0, count)) {
    await ctx.db
      .insertInto('lectureProgress')
      .values({ enrolmentId, lectureId, watchedPercent: 100, completedAt: now })
      .execute();
  }
  if (count >= course.lectureIds.length) {
    await ctx.db.updateTable('enrolments').set({ completedAt: now }).where('id', '=', enrolmentId).execute();
  }
}

type Whose = { userId: string; courseId: string };

/** Ends a learner's access to a course, as a refund does. */
export const endEnrolment = (ctx: Context, whose: Whose): Promise<void> =>
  changeEnrolment(ctx, whose, { endedAt: ctx.clock() });

/** Suspends a learner's access to a course, as a dispute does. */
export const suspendEnrolment = (ctx: Context, whose: Whose): Promise<void> =>
  changeEnrolment(ctx, whose, { suspendedAt: ctx.clock() });

async function changeEnrolment(
  { db }: Context,
  { userId, courseId }: Whose,
  change: { endedAt: Date } | { suspendedAt: Date },
): Promise<void> {
  await db
    .updateTable('enrolments')
    .set(change)
    .where('userId', '=', userId)
    .where('courseId', '=', courseId)
    .execute();
}
