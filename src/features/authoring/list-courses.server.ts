import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { readSort } from '../../contract/lists.ts';
import { pictureUrl } from '../../contract/media.ts';
import { toDollars } from '../../contract/money.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AdminFilter, AdminQuery, ManagedCourse, OwnQuery } from './schemas.ts';

type Courses = { courses: ManagedCourse[]; total: number; page: number; limit: number };
type Where = ExpressionBuilder<Tables, 'courses'>;

/** A page of the courses of one instructor; the search looks at title and status. */
export async function listOwnCourses(db: Db, instructorId: string, query: z.output<typeof OwnQuery>) {
  const list = listWhere(db, query, (eb) => {
    const own = eb('instructorId', '=', instructorId);
    if (!query.search) return own;
    const pattern = containing(query.search);
    return eb.and([own, eb.or([eb('title', 'ilike', pattern), eb(sql<string>`status`, 'ilike', pattern)])]);
  });
  const [courses, totals] = await Promise.all([list, totalsOf(db, instructorId)]);
  return { ...courses, totals };
}

/** A page of all courses; the search looks at title, category and instructor. */
export const listAllCourses = (db: Db, query: z.output<typeof AdminQuery>): Promise<Courses> =>
  listWhere(db, query, (eb) => {
    const found = query.search ? eb('searchText', 'ilike', containing(query.search)) : eb.val(true);
    return eb.and([found, ...matching(eb, query.status)]);
  });

function matching(eb: Where, filter: AdminFilter) {
  if (filter === 'all') return [];
  if (filter === 'published' || filter === 'unpublished')
    return [eb('isPublished', '=', filter === 'published')];
  return [eb('status', '=', filter)];
}

const students = sql<number>`(
  select count(*)::int from enrolments where enrolments.course_id = courses.id and enrolments.ended_at is null
)`;

async function listWhere(
  db: Db,
  { page, limit, sort }: z.output<typeof OwnQuery>,
  where: (eb: Where) => ReturnType<Where['and']>,
): Promise<Courses> {
  const found = db.selectFrom('courses').where((eb) => where(eb));
  const { field, direction } = readSort<'title' | 'price' | 'students' | 'created'>(sort);
  const columns = {
    title: sql`lower(title)`,
    price: sql`charged_cents`,
    students: sql`student_count`,
    created: sql`created_at`,
  };
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('courses')
      .select(students.as('studentCount'))
      .orderBy(columns[field], direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { courses: rows.map(presentRow), total, page, limit };
}

const presentRow = (row: {
  id: string;
  slug: string;
  title: string;
  category: string;
  priceCents: number;
  discountCents: number | null;
  thumbnailAssetId: string | null;
  instructorId: string;
  instructorName: string;
  status: ManagedCourse['status'];
  isPublished: boolean;
  isPublic: boolean;
  reviewReason: string | null;
  studentCount: number;
  totalLectures: number;
  createdAt: Date;
  updatedAt: Date;
}): ManagedCourse => ({
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
