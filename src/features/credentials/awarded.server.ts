import type { Db } from '../../platform/database/database.ts';
import { findAward } from './issuing/find-award.server.ts';

/** A course or a bundle for which a credential was issued; undefined for any other, so that drafts are not revealed. */
export async function findAwarded(db: Db, id: string) {
  const issued = await db
    .selectFrom('credentials')
    .select('number')
    .where('courseId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return issued && (await findAward(db, id));
}
