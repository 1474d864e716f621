import { randomInt } from 'node:crypto';
import type { CertificateStatus } from '../../src/contract/constants.ts';
import { certificateNumber } from '../../src/features/certificates/index.server.ts';
import { issueLater } from '../../src/features/credentials/index.server.ts';
import type { Trx } from '../../src/platform/database/database.ts';

const day = 86_400_000;

type Completed = { userId: string; title: string; at: Date } & ({ courseId: string } | { bundleId: string });

/**
 * Adds a certificate: requested on the day of completion and decided a day later, unless pending. Bundle certificates
 * are approved immediately. The product issues the badges when it starts.
 */
export async function addCertificate(
  trx: Trx,
  status: CertificateStatus,
  { userId, title, at, ...award }: Completed,
): Promise<void> {
  const learner = await trx
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const decidedAt = new Date(at.getTime() + ('bundleId' in award ? 0 : day));
  const number = certificateNumber(randomInt);
  await trx
    .insertInto('certificates')
    .values({
      number,
      userId,
      ...award,
      learnerName: learner.name,
      courseTitle: title,
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
  if (status === 'approved') await issueLater(trx, number);
}
