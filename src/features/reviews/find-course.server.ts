import { isId } from '../../contract/ids.ts';
import type { Db } from '../../platform/database/database.ts';

/** A course by its id or slug, with the fields that reviews need. */
export const findCourse = (db: Db, idOrSlug: string) =>
  db
    .selectFrom('courses')
    .select(['id', 'instructorId', 'isPublic', 'ratingSum', 'ratingCount'])
    .where(isId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst();
