import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { tooManyActive } from '../failures.server.ts';
import { couponLimits } from '../limits.ts';

type Target = {
  scope: 'course' | 'category' | 'instructor' | 'all';
  courseId: string | null;
  batchId: string;
};

/** One person's changes wait for each other. */
export async function lockCoupons(trx: Trx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`coupons:${ownerId}`}, 0))`.execute(trx);
}

/**
 * Refuses an instructor's coupon when ten others are active for the same course, or for all of the instructor's courses.
 * Codes made together count as one.
 * @throws 409
 */
export async function refuseTooMany(trx: Trx, ownerId: string, target: Target, now: Date): Promise<void> {
  await lockCoupons(trx, ownerId);
  const { active } = await trx
    .selectFrom('coupons')
    .select(sql<number>`count(distinct batch_id)::int`.as('active'))
    .where('ownerId', '=', ownerId)
    .where('batchId', '!=', target.batchId)
    .where('scope', '=', target.scope)
    .where(sql<boolean>`course_id is not distinct from ${target.courseId}`)
    .where('isActive', '=', true)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now})`)
    .executeTakeFirstOrThrow();
  if (active >= couponLimits.activePerCourse) throw tooManyActive();
}
