import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Finds what a badge is for: the course or bundle with this id, as it is now. */
export async function findAward(db: Db, id: string) {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title', 'subtitle', 'minCompletionPercentage', 'slug', 'isPublic', 'skills', 'criteria'])
    .select(['certificateMonths', 'credits', 'instructorName'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (course) return { ...course, kind: 'course' as const };
  const bundle = await db
    .selectFrom('bundles')
    .select(['id', 'title', 'subtitle', 'slug'])
    .select([
      sql<boolean>`status = 'published'`.as('isPublic'),
      sql<string[]>`array(select distinct skill from bundle_courses part
        join courses on courses.id = part.course_id, unnest(courses.skills) skill
        where part.bundle_id = bundles.id order by skill limit 20)`.as('skills'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    bundle && {
      ...bundle,
      kind: 'bundle' as const,
      minCompletionPercentage: 100,
      criteria: '',
      certificateMonths: null,
      credits: null,
      instructorName: null,
    }
  );
}
