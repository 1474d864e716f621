import { randomInt } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import { missingExams } from '../assessment/index.server.ts';
import { mayRequest, progressOf } from '../learning/index.server.ts';
import { certificateNumber } from './certificate.ts';
import { addRequest, findCertificate, findOwn, presentCertificate } from './certificates.server.ts';
import type { Certificate } from './contract.ts';

const notEnrolled = failure('certificate.not_enrolled', 403, 'You are not enrolled in this course');
const notOffered = failure('certificate.not_offered', 409, 'This course does not offer a certificate.');
const tooEarly = failure(
  'certificate.too_early',
  409,
  'Complete more of the course to request its certificate.',
);
const examMissing = failure(
  'certificate.exam_missing',
  409,
  'This course’s certificate requires a higher score in its exam.',
);
const waiting = failure(
  'certificate.pending',
  409,
  'Your certificate request is already waiting for approval.',
);
const approved = failure('certificate.approved', 409, 'Your certificate has already been approved.');

/**
 * Requests the certificate of a course. The learner must be enrolled, with enough progress and the scores that the
 * certificate demands. A certificate that was rejected can be requested again.
 * @throws 403 not enrolled, 409 not offered, too early, or a request or an approval exists
 */
export async function requestCertificate(
  ctx: Context,
  userId: string,
  courseId: string,
): Promise<Certificate> {
  return ctx.db.transaction().execute(async (trx) => {
    const progress = await progressOf(trx, userId, courseId);
    if (!progress) throw notEnrolled();
    const names = await printedNames(trx, userId, courseId);
    if (!names.certificationAvailable) throw notOffered();
    if (!mayRequest(names, progress.percent))
      throw tooEarly({ message: earlySentence(names.minCompletionPercentage) });
    const exam = (await missingExams(trx, userId, [courseId])).get(courseId);
    if (exam)
      throw examMissing({
        message: `Score at least ${exam.needed}% in “${exam.title}” to request your certificate.`,
      });
    const id = await addRequest(trx, {
      userId,
      courseId,
      number: certificateNumber(randomInt),
      learnerName: names.name,
      courseTitle: names.title,
      completionPercentage: progress.percent,
      now: ctx.clock(),
    });
    if (!id) throw (await findOwn(trx, userId, courseId))?.status === 'approved' ? approved() : waiting();
    const row = await findCertificate(trx, id);
    if (!row) throw waiting();
    return presentCertificate(row);
  });
}

const earlySentence = (percent: number): string =>
  percent === 100
    ? 'Complete every lecture of the course to request its certificate.'
    : `Complete at least ${percent}% of the course to request its certificate.`;

const printedNames = (trx: Trx, userId: string, courseId: string) =>
  trx
    .selectFrom('courses as c')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select(['u.name', 'c.title', 'c.certificationAvailable', 'c.minCompletionPercentage'])
    .where('c.id', '=', courseId)
    .executeTakeFirstOrThrow();
