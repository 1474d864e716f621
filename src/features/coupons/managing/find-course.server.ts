import { sql } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { noSuchCourse } from '../failures.server.ts';
import type { CouponCourse } from '../rules/coupon.ts';

/**
 * A course that anyone may buy, by its id or its slug.
 * @throws 404 for any other course
 */
export async function findCourse(db: Db, idOrSlug: string): Promise<CouponCourse> {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'category', 'instructorId', 'chargedCents'])
    .where(isId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .where('isPublic', '=', true)
    .executeTakeFirst();
  if (!course) throw noSuchCourse();
  return course;
}

/** The lowest price of the last 30 days, in cents; null if there is no history. */
export async function lowestPrice({ db, clock }: Pick<Context, 'db' | 'clock'>, courseId: string) {
  const { rows } = await sql<{ cents: number | null }>`
    select lowest_price(${courseId}, ${clock()}) as cents`.execute(db);
  return rows[0]?.cents ?? null;
}
