import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { readSort } from '../../../../contract/lists.ts';
import { pictureUrl } from '../../../../contract/media/media.ts';
import { toDollars } from '../../../../contract/money/money.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { containing } from '../../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../../platform/database/queries/total-of.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type {
  AdminFilter,
  AdminQuery,
  AdminStatus,
  ManagedCourse,
  OwnFilter,
  OwnQuery,
} from '../../contract.ts';

type Courses = { courses: ManagedCourse[]; total: number; page: number; limit: number };
type Where = ExpressionBuilder<Tables, 'courses'>;

/** A page of one instructor's courses; the search covers title and status. */
export async function listOwnCourses(db: Db, instructorId: string, query: z.output<typeof OwnQuery>) {
  const list = pageOf(db, query, ownWhere(instructorId, query));
  const [courses, totals] = await Promise.all([list, totalsOf(db, instructorId)]);
  return { ...courses, totals };
}

/** A page of all courses; the search covers title, category and instructor. */
export const listAllCourses = (db: Db, query: z.output<typeof AdminQuery>): Promise<Courses> =>
  pageOf(db, query, allWhere(query));

/** All courses of an instructor that match the filter, sorted. */
export const sortedOwnCourses = (db: Db, instructorId: string, filter: z.output<typeof OwnFilter>) =>
  sorted(db, filter, ownWhere(instructorId, filter));

/** All courses that match the filter, sorted. */
export const sortedAllCourses = (db: Db, filter: z.output<typeof AdminFilter>) =>
  sorted(db, filter, allWhere(filter));

type Condition = (eb: Where) => ReturnType<Where['and']>;

const ownWhere =
  (instructorId: string, { search }: z.output<typeof OwnFilter>): Condition =>
  (eb) => {
    const own = eb('instructorId', '=', instructorId);
    if (!search) return eb.and([own]);
    const pattern = containing(search);
    return eb.and([own, eb.or([eb('title', 'ilike', pattern), eb(sql<string>`status`, 'ilike', pattern)])]);
  };

const allWhere =
  ({ search, status }: z.output<typeof AdminFilter>): Condition =>
  (eb) => {
    const matches = search ? eb('searchText', 'ilike', containing(search)) : eb.val(true);
    return eb.and([matches, ...matching(eb, status)]);
  };

function matching(eb: Where, filter: AdminStatus) {
  if (filter === 'all') return [];
  if (filter === 'published' || filter === 'unpublished')
    return [eb('isPublished', '=', filter === 'published')];
  // A course that was approved on its own page is `published`.
  if (filter === 'approved') return [eb('status', 'in', ['approved', 'published'])];
  return [eb('status', '=', filter)];
}

const students = sql<number>`(
  select count(*)::int from enrolments where enrolments.course_id = courses.id and enrolments.ended_at is null
)`;

async function pageOf(db: Db, query: z.output<typeof OwnQuery>, where: Condition): Promise<Courses> {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    sorted(db, query, where)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(db.selectFrom('courses').where((eb) => where(eb))),
  ]);
  return { courses: rows.map(presentRow), total, page, limit };
}

const columns = {
  title: sql`title_key`,
  price: sql`charged_cents`,
  students: sql`student_count`,
  created: sql`created_at`,
};

function sorted(db: Db, { sort }: z.output<typeof OwnFilter>, where: Condition) {
  const { field, direction } = readSort<keyof typeof columns>(sort);
  return db
    .selectFrom('courses')
    .where((eb) => where(eb))
    .selectAll('courses')
    .select(students.as('studentCount'))
    .orderBy(columns[field], direction)
    .orderBy('id', direction);
}

export type ListedCourse = Awaited<ReturnType<ReturnType<typeof sorted>['execute']>>[number];

const presentRow = (row: ListedCourse): ManagedCourse => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  category: row.category,
  price: toDollars(row.priceCents),
  discountPrice: row.discountCents === null ? null : toDollars(row.discountCents),
  thumbnail: row.thumbnailAssetId ? { url: pictureUrl(row.thumbnailAssetId) } : null,
  instructor: { _id: row.instructorId, name: row.instructorName },
  status: row.status,
  isPublished: row.isPublished,
  isPublic: row.isPublic,
  reviewReason: row.reviewReason,
  studentCount: row.studentCount,
  totalLectures: row.totalLectures,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

async function totalsOf(db: Db, instructorId: string) {
  const [courses, { students: learners }] = await Promise.all([
    db
      .selectFrom('courses')
      .select([
        sql<number>`count(*)::int`.as('courses'),
        sql<number>`count(*) filter (where is_public)::int`.as('published'),
        sql<number>`count(*) filter (where status = 'pending')::int`.as('pending'),
      ])
      .where('instructorId', '=', instructorId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('enrolments')
      .innerJoin('courses', 'courses.id', 'enrolments.courseId')
      .select(sql<number>`count(distinct enrolments.user_id)::int`.as('students'))
      .where('courses.instructorId', '=', instructorId)
      .where('enrolments.endedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...courses, students: learners };
}
