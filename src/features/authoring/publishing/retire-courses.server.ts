import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';

/** Who taught a course whose instructor's account was deleted. */
const formerInstructor = 'Former instructor';

/** Archives every course of an instructor who is going: the catalogue loses them, their learners keep them. */
export async function retireCourses(trx: Trx, ctx: Context, instructorId: string): Promise<void> {
  await trx
    .updateTable('courses')
    .set({
      status: 'archived',
      isPublished: false,
      instructorName: formerInstructor,
      updatedAt: ctx.clock(),
    })
    .where('instructorId', '=', instructorId)
    .execute();
}
