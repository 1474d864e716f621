import type { Context } from '../../../src/platform/context.ts';
import type { MadeCourse } from '../../factories/courses.ts';

/** Adds a withdrawn badge without a holder: it makes its achievement public, and changes no certificate. */
export async function addWithdrawnBadge(
  { db, clock }: Context,
  number: string,
  course: MadeCourse,
): Promise<void> {
  const now = clock();
  const list = await db
    .insertInto('credentialStatusLists')
    .values({ revoked: Buffer.alloc(1), taken: Buffer.alloc(1), takenCount: 131_072 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('credentials')
    .values({
      number,
      courseId: course.id,
      statusListId: list.id,
      statusIndex: 0,
      awardedAt: now,
      validFrom: now,
      withdrawnAt: now,
    })
    .execute();
}
