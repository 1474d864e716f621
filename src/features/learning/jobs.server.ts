import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { addJob, handles, type Job, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import type { LearningDependencies } from './enrolments/study-course.server.ts';
import { completeCourses } from './progress/complete-courses.server.ts';

const completeCoursesJob: Job<{ courseId: string }> = {
  name: 'complete_courses',
  payload: z.object({ courseId: z.string() }),
};
/** Completes any courses that the jobs for single courses have missed. */
const completeAllCoursesJob: Job<Record<string, never>> = {
  name: 'complete_all_courses',
  payload: z.object({}),
};

/** The handlers of the feature’s jobs. */
export const learningJobs = (
  ctx: Context,
  deps: Pick<LearningDependencies, 'courseCompleted'>,
): JobHandler[] => [
  handles(completeCoursesJob, ({ courseId }) => completeCourses(ctx, deps, courseId)),
  handles(completeAllCoursesJob, () => completeCourses(ctx, deps, null)),
];

export const recurringLearningJobs: Recurring[] = [
  { pattern: '5 3 * * *', job: completeAllCoursesJob, catchesUp: true },
];

/** Queues the completion of a changed course for learners who have completed every lecture that is left. */
export const completeCoursesLater = (trx: Trx, courseId: string): Promise<void> =>
  addJob(trx, completeCoursesJob, { courseId }, { key: `complete_courses:${courseId}` });
