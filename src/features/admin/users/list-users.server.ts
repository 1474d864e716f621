import { type SelectQueryBuilder, sql } from 'kysely';
import { readSort } from '../../../contract/lists.ts';
import { photoUrl } from '../../../contract/media/media.ts';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ManagedUser, UserFilter, UserQuery, UserSort } from '../contract.ts';

/** A page of all users, newest first by default; the search covers name and email. */
export async function listUsers(db: Db, query: UserQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    sortedUsers(db, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matchingUsers(db, query)),
  ]);
  return { users: rows.map(presentUser), total, page, limit };
}

/** All users who match the filter, sorted, with their figures. */
export function sortedUsers(db: Db, query: UserFilter) {
  const { field, direction } = readSort<UserSort>(query.sort ?? '-created');
  return matchingUsers(db, query)
    .select(['id', 'name', 'email', 'role', 'isActive', 'verifiedAt', 'photoAssetId', 'createdAt'])
    .select([
      figures.courses.as('courses'),
      figures.students.as('students'),
      figures.enrolledCourses.as('enrolledCourses'),
    ])
    .orderBy(columns[field], direction)
    .orderBy('id', direction);
}

type Matching = SelectQueryBuilder<Tables, 'users', Record<never, never>>;

function matchingUsers(db: Db, { search, role, status }: UserFilter): Matching {
  let users: Matching = db.selectFrom('users').where('deletedAt', 'is', null);
  if (search) users = users.where(sql`(name || E'\n' || email)`, 'ilike', containing(search));
  if (role) users = users.where('role', '=', role);
  if (status === 'unverified') users = users.where('verifiedAt', 'is', null);
  else if (status) users = users.where('isActive', '=', status === 'active');
  return users;
}

const figures = {
  courses: sql<number>`(select count(*)::int from courses c where c.instructor_id = users.id)`,
  students: sql<number>`(
    select count(distinct e.user_id)::int from courses c join enrolments e on e.course_id = c.id
    where c.instructor_id = users.id and e.ended_at is null
  )`,
  enrolledCourses: sql<number>`(
    select count(*)::int from enrolments e where e.user_id = users.id and e.ended_at is null
  )`,
};

const columns = {
  name: sql`lower(name)`,
  email: sql`email`,
  role: sql`role`,
  created: sql`created_at`,
  courses: sql`courses`,
  students: sql`students`,
  enrolledCourses: sql`enrolled_courses`,
};

export type UserRow = Awaited<ReturnType<ReturnType<typeof sortedUsers>['execute']>>[number];

const presentUser = (row: UserRow): ManagedUser => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  isActive: row.isActive,
  isVerified: row.verifiedAt !== null,
  photo: photoUrl(row.photoAssetId),
  createdAt: row.createdAt.toISOString(),
  courses: row.courses,
  students: row.students,
  enrolledCourses: row.enrolledCourses,
});
