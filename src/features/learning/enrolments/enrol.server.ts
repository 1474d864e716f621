import { emailPicture } from '../../../contract/media/media.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { enrolledEmail } from '../emails/learning.tsx';
import { openEnrolment } from './enrolments.server.ts';

export type Enrol = {
  userId: string;
  courseId: string;
  /** The order that paid for it; null if it was free. */
  orderId: string | null;
  now: Date;
  /** The product's base URL, for the link in the email. */
  appUrl: string;
  /** Whether another email already tells the user about the enrolment. */
  isQuiet?: boolean;
};

/**
 * Gives a user access to a course and queues the enrolment email, in the caller's transaction. A user who already has
 * access keeps it: `already`, and no email.
 */
export async function enrol(trx: Trx, request: Enrol): Promise<'enrolled' | 'already'> {
  if (!(await openEnrolment(trx, request))) return 'already';
  if (!request.isQuiet) await emailWelcome(trx, request);
  return 'enrolled';
}

async function emailWelcome(trx: Trx, { userId, courseId, appUrl }: Enrol): Promise<void> {
  const learner = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const course = await trx
    .selectFrom('courses')
    .select(['title', 'instructorName', 'welcomeMessage', 'thumbnailAssetId'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  await queueEmail(trx, learner.email, enrolledEmail, {
    name: learner.name,
    courseTitle: course.title,
    picture: emailPicture(course.thumbnailAssetId),
    instructorName: course.instructorName,
    welcomeMessage: course.welcomeMessage,
    link: `${appUrl}/dashboard/courses/${courseId}`,
  });
}
