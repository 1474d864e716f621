import { sql } from 'kysely';
import { desks } from '../../../contract/desks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { cardsOf } from '../../catalogue/index.server.ts';
import type { Recommendation } from '../contract.ts';
import { chosenDesk } from './learner-desk.server.ts';
import { type Reason, recommend } from './recommendation.ts';

/** Limits on the rows considered: enough for a page, and independent of the size of the catalogue. */
const ownCourses = 20;
const fellowLearners = 200;
const perReason = 24;

/**
 * Courses to recommend to a learner, each with the reason: other learners took both, the learner’s answer about their
 * desk, the same instructor or category, or a new course.
 */
export async function recommendCourses(
  ctx: Context,
  userId: string,
  count: number,
): Promise<Recommendation[]> {
  const mine = await coursesOf(ctx.db, userId);
  const reasons = await Promise.all([
    takenTogether(ctx.db, userId, mine),
    onDesk(ctx.db, userId),
    similarCourses(ctx.db, userId, mine),
    newest(ctx.db, userId),
  ]);
  const all = reasons.flat();
  const cards = await cardsOf(ctx.db, [...new Set(all.map(({ courseId }) => courseId))]);
  const offered = all.filter(({ courseId }) => {
    const card = cards.get(courseId);
    return card && card.instructor._id !== userId;
  });
  return recommend(offered, count).flatMap(({ courseId, reason }) => {
    const course = cards.get(courseId);
    return course ? [{ course, reason }] : [];
  });
}

/** A user's courses, newest first, without refunded ones, which say nothing about the user's interests. */
const coursesOf = (db: Db, userId: string) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.courseId')
    .select(['c.id', 'c.title', 'c.category', 'c.instructorId', 'c.instructorName'])
    .where('e.userId', '=', userId)
    .where('e.endedAt', 'is', null)
    .orderBy('e.enrolledAt', 'desc')
    .execute();

type OwnCourses = Awaited<ReturnType<typeof coursesOf>>;

async function takenTogether(db: Db, userId: string, mine: OwnCourses): Promise<Reason[]> {
  if (mine.length === 0) return [];
  const taken = mine.map(({ id }) => id);
  const ids = taken.slice(0, ownCourses);
  const { rows } = await sql<{ courseId: string; because: string; learners: number }>`
    select other.course_id as "courseId", mode() within group (order by own.id::text) as because,
      count(distinct other.user_id)::int as learners
    from unnest(${ids}::uuid[]) as own (id)
    cross join lateral (
      select user_id from enrolments where course_id = own.id and user_id <> ${userId} and ended_at is null
      order by enrolled_at desc limit ${fellowLearners}
    ) fellow
    join enrolments other on other.user_id = fellow.user_id and other.ended_at is null
    where not other.course_id = any(${taken}::uuid[])
    group by other.course_id order by learners desc, other.course_id limit ${perReason}`.execute(db);
  const titles = new Map(mine.map(({ id, title }) => [id, title]));
  return rows.map(({ courseId, because, learners }) => ({
    kind: 'together',
    courseId,
    learners,
    title: titles.get(because) ?? '',
  }));
}

/** Courses by the same instructors and in the same categories. */
async function similarCourses(db: Db, userId: string, mine: OwnCourses): Promise<Reason[]> {
  if (mine.length === 0) return [];
  const [instructors, categories] = await Promise.all([
    coursesFor(db, userId)
      .where('instructorId', 'in', [...new Set(mine.map((course) => course.instructorId))])
      .execute(),
    coursesFor(db, userId)
      .where('category', 'in', [...new Set(mine.map((course) => course.category))])
      .execute(),
  ]);
  return [
    ...instructors.map(({ id, instructorName }) => ({
      kind: 'instructor' as const,
      courseId: id,
      name: instructorName,
    })),
    ...categories.map(({ id, category }) => ({ kind: 'category' as const, courseId: id, category })),
  ];
}

/** Courses in the categories that help with what the learner has on their desk. */
async function onDesk(db: Db, userId: string): Promise<Reason[]> {
  const name = await chosenDesk(db, userId);
  if (!name) return [];
  const { label, categories } = desks[name];
  const courses = await coursesFor(db, userId)
    .where('category', 'in', [...categories])
    .execute();
  return courses.map(({ id }) => ({ kind: 'desk', courseId: id, label }));
}

async function newest(db: Db, userId: string): Promise<Reason[]> {
  return (await coursesFor(db, userId).execute()).map(({ id }) => ({ kind: 'new', courseId: id }));
}

/** The newest public courses that a user has not taken. */
const coursesFor = (db: Db, userId: string) =>
  db
    .selectFrom('courses')
    .select(['id', 'category', 'instructorName'])
    .where('isPublic', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrolments as e')
            .select('e.id')
            .whereRef('e.courseId', '=', 'courses.id')
            .where('e.userId', '=', userId)
            .where('e.endedAt', 'is', null),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(perReason);
