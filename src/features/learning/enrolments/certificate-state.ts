import type { CertificateStatus } from '../../../contract/constants.ts';
import type { CertificateStanding } from '../contract.ts';

/** What the certificates feature knows of one learner and course. */
export type KnownCertificate = {
  id: string;
  status: CertificateStatus;
  number: string;
  rejectionReason: string | null;
};

type Offer = { certificationAvailable: boolean; minCompletionPercentage: number };

/** Where a learner stands towards a certificate: what is offered, what was asked for, and whether to offer asking. */
export function certificateStanding(
  offer: Offer,
  percent: number,
  known: KnownCertificate | undefined,
): CertificateStanding {
  const open = !known || known.status === 'rejected';
  return {
    available: offer.certificationAvailable,
    minCompletionPercentage: offer.minCompletionPercentage,
    approvalStatus: known?.status ?? 'not_requested',
    requestable: mayRequest(offer, percent) && open,
    _id: known?.id ?? null,
    number: known?.status === 'approved' ? known.number : null,
    rejectionReason: known?.status === 'rejected' ? known.rejectionReason : null,
  };
}

/** Whether somebody this far along a course may ask for its certificate. */
export const mayRequest = (offer: Offer, percent: number): boolean =>
  offer.certificationAvailable && percent >= offer.minCompletionPercentage;
