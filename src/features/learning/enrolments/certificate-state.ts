import type { CertificateStatus } from '../../../contract/constants.ts';
import type { CertificateState } from '../contract.ts';

/** The facts from the certificates feature about a learner and a course. */
export type KnownCertificate = {
  id: string;
  status: CertificateStatus;
  number: string;
  rejectionReason: string | null;
};

/** An exam that a learner must still pass for the certificate; `needed` is the required score in percent. */
export type MissingExam = { quizId: string; title: string; needed: number };

type Offer = { certificationAvailable: boolean; minCompletionPercentage: number };

/** Whether a course's certificate is offered, and whether the learner has requested it or can request it now. */
export function certificateState(
  offer: Offer,
  percent: number,
  known: KnownCertificate | undefined,
  exam: MissingExam | undefined,
): CertificateState {
  const open = !known || known.status === 'rejected';
  return {
    available: offer.certificationAvailable,
    minCompletionPercentage: offer.minCompletionPercentage,
    approvalStatus: known?.status ?? 'not_requested',
    requestable: mayRequest(offer, percent) && open && !exam,
    missingExam: exam ? { _id: exam.quizId, title: exam.title, percent: exam.needed } : null,
    _id: known?.id ?? null,
    number: known?.status === 'approved' ? known.number : null,
    rejectionReason: known?.status === 'rejected' ? known.rejectionReason : null,
  };
}

/** Whether a learner with this progress may request the course's certificate. */
export const mayRequest = (offer: Offer, percent: number): boolean =>
  offer.certificationAvailable && percent >= offer.minCompletionPercentage;
