import { randomInt } from 'node:crypto';
import type { CertificateStatus } from '../../src/contract/constants.ts';
import { certificateNumber } from '../../src/features/certificates/index.server.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import type { Taught } from '../types.ts';

const day = 86_400_000;

/** A certificate requested on the day the course was completed, and decided a day later unless still pending. */
export async function addCertificate(
  trx: Trx,
  status: CertificateStatus,
  { userId, course, at }: { userId: string; course: Taught; at: Date },
): Promise<void> {
  const learner = await trx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const decidedAt = new Date(at.getTime() + day);
  await trx
    .insertInto('certificates')
    .values({
      number: certificateNumber(randomInt),
      userId,
      courseId: course.id,
      learnerName: learner.name,
      courseTitle: course.title,
      status,
      completionPercentage: 100,
      requestedAt: at,
      approvedAt: status === 'approved' ? decidedAt : null,
      rejectedAt: status === 'rejected' ? decidedAt : null,
      rejectionReason:
        status === 'rejected'
          ? 'The name on the account is not a full name. Please complete it and ask again.'
          : null,
      updatedAt: status === 'pending' ? at : decidedAt,
    })
    .execute();
}
