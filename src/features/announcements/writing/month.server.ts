import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** How many announcements of a course go out in the same UTC month as a given moment; cancelled ones do not count. */
export async function countInMonth(
  db: Db,
  courseId: string,
  moment: Date,
  except: string | null = null,
): Promise<number> {
  const from = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
  const to = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
  const { count } = await db
    .selectFrom('announcements')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('courseId', '=', courseId)
    .where('sendAt', '>=', from)
    .where('sendAt', '<', to)
    .where('cancelledAt', 'is', null)
    .$if(except !== null, (some) => some.where('id', '<>', except))
    .executeTakeFirstOrThrow();
  return count;
}
