import { sql } from 'kysely';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { HoldingRow } from '../activities/read-activities.server.ts';
import { renewalLimits } from '../contract.ts';
import { creditsEarned } from '../course-credits/credits-earned.server.ts';
import { isWithin } from '../rules/cycle.ts';
import { proposedAllocation } from '../schemes/areas.ts';

/** The name under which Milepost's own courses are entered. */
const provider = 'Milepost';

type Where = { userId: string; appUrl: string };

/**
 * Records a course that was just completed, and proposes what it counts for in every certification whose cycle contains
 * the day. Does nothing for learners without a certification: adding one enters their completed courses.
 */
export async function courseCompleted(trx: Trx, where: Where & { courseId: string }): Promise<void> {
  const holdings = await trx.selectFrom('holdings').selectAll().where('userId', '=', where.userId).execute();
  if (holdings.length > 0) await propose(trx, where, holdings, where.courseId);
}

/** Enters the courses that a learner has completed, and proposes what they count for in a new certification. */
export const proposeForHolding = (trx: Trx, where: Where, holding: HoldingRow): Promise<void> =>
  propose(trx, where, [holding]);

/** Like `proposeForHolding`, for a certification by its id: for data that is loaded in bulk. */
export async function enterCompletedCourses(trx: Trx, where: Where, holdingId: string): Promise<void> {
  const holding = await trx
    .selectFrom('holdings')
    .selectAll()
    .where('id', '=', holdingId)
    .executeTakeFirstOrThrow();
  await proposeForHolding(trx, where, holding);
}

async function propose(
  trx: Trx,
  { userId, appUrl }: Where,
  holdings: HoldingRow[],
  courseId?: string,
): Promise<void> {
  const schemes = await trx.selectFrom('schemes').selectAll().execute();
  for (const course of await completedCourses(trx, userId, courseId)) {
    const within = holdings.filter((one) => isWithin(one, dayIn(course.completedAt, one.timeZone)));
    const [first] = within;
    const hours = Math.floor((course.seconds + course.practiceMinutes * 60) / 36);
    if (!first || hours === 0) continue;
    const entry = await enter(trx, { userId, appUrl, timeZone: first.timeZone, hours }, course);
    if (!entry) continue;
    const credits = await creditsEarned(trx, course);
    for (const holding of within) {
      const scheme = schemes.find(
        ({ key, version }) => key === holding.schemeKey && version === holding.schemeVersion,
      );
      const proposal =
        scheme && proposedAllocation(scheme, course.category, entry.hours, credits.get(scheme.body));
      if (!proposal || (await isAllocated(trx, entry.id, holding.id))) continue;
      await trx
        .insertInto('creditAllocations')
        .values({
          entryId: entry.id,
          holdingId: holding.id,
          userId,
          activityGroup: proposal.group,
          areas: JSON.stringify(proposal.areas),
          hours: proposal.hours,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/** Whether the learner has decided, or we have proposed, how an activity counts. */
async function isAllocated(trx: Trx, entryId: string, holdingId: string): Promise<boolean> {
  const existing = await trx
    .selectFrom('creditAllocations')
    .select('entryId')
    .where('entryId', '=', entryId)
    .where('holdingId', '=', holdingId)
    .limit(1)
    .executeTakeFirst();
  return existing !== undefined;
}

type Completed = Awaited<ReturnType<typeof completedCourses>>[number];

async function completedCourses(trx: Trx, userId: string, courseId?: string) {
  const rows = await trx
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.courseId')
    .select(['c.id', 'c.title', 'c.slug', 'c.category', 'c.practiceMinutes', 'e.enrolledAt', 'e.completedAt'])
    .select((q) =>
      q
        .selectFrom('lectures as l')
        .select(sql<number>`coalesce(sum(l.duration_seconds), 0)::float8`.as('seconds'))
        .whereRef('l.courseId', '=', 'c.id')
        .as('seconds'),
    )
    .where('e.userId', '=', userId)
    .where('e.completedAt', 'is not', null)
    .where('e.endedAt', 'is', null)
    .$if(courseId !== undefined, (query) => query.where('c.id', '=', courseId ?? ''))
    .orderBy('e.completedAt', 'desc')
    .limit(renewalLimits.entries)
    .execute();
  return rows.flatMap(({ completedAt, seconds, ...row }) =>
    completedAt ? [{ ...row, completedAt, seconds: seconds ?? 0 }] : [],
  );
}

/** The entry of a course: the existing one, or a new one if there is room for it. */
async function enter(
  trx: Trx,
  { userId, appUrl, timeZone, hours }: Where & { timeZone: string; hours: number },
  course: Completed,
): Promise<{ id: string; hours: number } | undefined> {
  const existing = await trx
    .selectFrom('creditEntries')
    .select(['id', 'hours'])
    .where('userId', '=', userId)
    .where('courseId', '=', course.id)
    .executeTakeFirst();
  if (existing || (await countEntries(trx, userId)) >= renewalLimits.entries) return existing;
  const endsOn = dayIn(course.completedAt, timeZone);
  const enrolledOn = dayIn(course.enrolledAt, timeZone);
  return trx
    .insertInto('creditEntries')
    .values({
      userId,
      courseId: course.id,
      title: course.title.slice(0, renewalLimits.title),
      provider,
      url: `${appUrl}/courses/${course.slug}`,
      startsOn: enrolledOn < endsOn ? enrolledOn : endsOn,
      endsOn,
      hours,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'courseId']).doNothing())
    .returning(['id', 'hours'])
    .executeTakeFirst();
}

/** The number of a user’s activities. */
export async function countEntries(trx: Trx, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('creditEntries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
