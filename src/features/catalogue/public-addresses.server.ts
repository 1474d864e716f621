import type { Db } from '../../platform/database/database.ts';

type PublicAddress = { slug: string; updatedAt: Date };

/** The number of public courses. */
export async function countPublicCourses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('isPublic', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A range of the URLs of all public courses, oldest first, so that a new course only changes the last range. */
export const publicAddresses = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<PublicAddress[]> =>
  db
    .selectFrom('courses')
    .select(['slug', 'updatedAt'])
    .where('isPublic', '=', true)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
