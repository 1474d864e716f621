import type { CertificateStatus } from '../../contract/constants.ts';
import { emailPicture } from '../../contract/media/media.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import { isEnrolled, lockEnrolment } from '../learning/index.server.ts';
import { queueEmail } from '../notifications/index.server.ts';
import { outcome } from './certificate.ts';
import { type CertificateRow, findCertificate, move, presentCertificate } from './certificates.server.ts';
import type { Certificate } from './contract.ts';
import {
  certificateApprovedEmail,
  certificateRejectedEmail,
  certificateRevokedEmail,
} from './emails/certificates.tsx';

const notFound = failure('certificate.not_found', 404, 'Certificate not found');
const decided = failure('certificate.decided', 409, 'A decision on this request has already been made.');

const accessEnded = failure(
  'certificate.access_ended',
  409,
  'This learner no longer has access to the course, for example because it was refunded, so the certificate can’t be approved.',
);

/** Hooks for later features, run in the transaction of a decision. */
export type DecisionHooks = {
  approved: (trx: Trx, number: string) => Promise<void>;
  revoked: (trx: Trx, number: string, now: Date) => Promise<void>;
};

export type Decision =
  /** `shown`: the status that the administrator saw, if known. */
  | { action: 'approve'; shown?: CertificateStatus | undefined }
  | { action: 'reject'; reason: string }
  | { action: 'revoke' };

/**
 * Approves, rejects or revokes a certificate: the change, its audit record, the learner's email and the hooks share one
 * transaction. Of two simultaneous decisions, only one counts. Revoking a rejected certificate is recorded but changes
 * nothing.
 * @throws 404 no such certificate, 409 already decided, or an approval for a learner without access to the course
 */
export async function decideCertificate(
  ctx: Context,
  actorId: string,
  id: string,
  decision: Decision,
  hooks: DecisionHooks,
): Promise<Certificate> {
  return ctx.db.transaction().execute(async (trx) => {
    const before = await findCertificate(trx, id);
    if (!before) throw notFound();
    const to = outcome(before.status, decision.action);
    if (to === null) throw decided();
    // A rejected request may be approved, but not by someone who still sees it as pending.
    if (decision.action === 'approve' && (decision.shown ?? before.status) !== before.status) throw decided();
    if (to !== 'unchanged') {
      const now = ctx.clock();
      if (decision.action === 'approve') await requireAccess(trx, before);
      await carryOut(trx, before, decision, now);
      if (decision.action === 'approve') await hooks.approved(trx, before.number);
      if (decision.action === 'revoke') await hooks.revoked(trx, before.number, now);
      await emailLearner(trx, before, decision, ctx.settings.appUrl);
    }
    await audit(
      trx,
      actorId,
      `certificate.${decision.action}`,
      { type: 'certificate', id },
      {
        from: before.status,
        to: to === 'unchanged' ? before.status : to,
        ...(decision.action === 'reject' && { reason: decision.reason }),
      },
    );
    return presentCertificate((await findCertificate(trx, id)) ?? before);
  });
}

/**
 * Waits for any refund under way, then requires that the learner still has access to the course. Bundles' certificates
 * are awarded, never requested, so they are not checked.
 * @throws 409
 */
async function requireAccess(trx: Trx, { userId, courseId }: CertificateRow): Promise<void> {
  if (courseId === null) return;
  await lockEnrolment(trx, userId, courseId);
  if (!(await isEnrolled(trx, userId, courseId))) throw accessEnded();
}

/** Stores the decision. @throws 409 if the certificate's status has changed since it was read */
async function carryOut(
  trx: Trx,
  { id, status }: CertificateRow,
  decision: Decision,
  now: Date,
): Promise<void> {
  const change =
    decision.action === 'approve'
      ? { status: 'approved' as const, rejectionReason: null, approvedAt: now, rejectedAt: null }
      : {
          status: 'rejected' as const,
          rejectionReason: decision.action === 'reject' ? decision.reason : null,
          rejectedAt: now,
        };
  if (!(await move(trx, id, status, { ...change, updatedAt: now }))) throw decided();
}

async function emailLearner(
  trx: Trx,
  row: CertificateRow,
  decision: Decision,
  appUrl: string,
): Promise<void> {
  const common = {
    name: row.learnerName,
    courseTitle: row.courseTitle,
    picture: emailPicture(row.thumbnailAssetId),
  };
  const ownPage = `${appUrl}/dashboard/completed-courses`;
  if (decision.action === 'approve') {
    const checkLink = `${appUrl}/certificates/${row.number}`;
    await queueEmail(trx, row.email, certificateApprovedEmail, {
      ...common,
      number: row.number,
      link: ownPage,
      checkLink,
    });
  } else if (decision.action === 'reject') {
    await queueEmail(trx, row.email, certificateRejectedEmail, {
      ...common,
      reason: decision.reason,
      link: ownPage,
    });
  } else {
    await queueEmail(trx, row.email, certificateRevokedEmail, {
      ...common,
      number: row.number,
      // Bundle certificates are awarded, never requested.
      mayRequest: row.courseId !== null && (await isEnrolled(trx, row.userId, row.courseId)),
      link: ownPage,
    });
  }
}
