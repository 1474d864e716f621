import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';

/** The instructor's name when their account was deleted. */
const formerInstructor = 'Former instructor';

/** Archives every course of an instructor who is being deleted. Learners keep their courses. */
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
