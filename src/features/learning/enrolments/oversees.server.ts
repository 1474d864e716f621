import type { Db } from '../../../platform/database/database.ts';

/** Whether the user is the course's owner or an administrator. */
export async function oversees(db: Db, userId: string, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('courses as c', (join) => join.on('c.id', '=', courseId))
    .select(['u.role', 'c.instructorId'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return (
    row !== undefined && (row.role === 'admin' || (row.role === 'instructor' && row.instructorId === userId))
  );
}
