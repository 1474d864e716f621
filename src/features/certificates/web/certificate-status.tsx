import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import { stayOffline } from '../../../ui/actions/check-download.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';

type Status = {
  available: boolean;
  minCompletionPercentage: number;
  approvalStatus: 'not_requested' | 'pending' | 'approved' | 'rejected';
  requestable: boolean;
  number: string | null;
  rejectionReason: string | null;
  missingExam: { title: string; percent: number } | null;
};

/** The status of a request, worded the same on every screen. Renders nothing before the first request. */
export function CertificateBadge({ status }: { status: Status }) {
  if (status.approvalStatus === 'pending') {
    return (
      <Badge tone="amber" icon={<Clock aria-hidden="true" />}>
        Pending Approval
      </Badge>
    );
  }
  if (status.approvalStatus === 'approved') {
    return (
      <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
        Approved
      </Badge>
    );
  }
  return status.approvalStatus === 'rejected' ? <Badge tone="red">Certificate Rejected</Badge> : null;
}

/** What the learner can do next or is waiting for, or why the certificate was rejected. */
export function certificateSentence(status: Status): string {
  if (status.approvalStatus === 'pending') return 'We’re reviewing your request and will email you.';
  if (status.approvalStatus === 'approved') return 'Download it, frame it, share it.';
  if (status.approvalStatus === 'rejected') {
    const reason = status.rejectionReason ? `Reason: “${status.rejectionReason}”` : 'It is no longer valid.';
    return status.requestable ? `${reason} You can request it again.` : reason;
  }
  if (status.requestable) return 'You can now request your certificate.';
  const exam = status.missingExam;
  const score = exam ? ` and score at least ${exam.percent}% in “${exam.title}”` : '';
  return status.minCompletionPercentage === 100
    ? `Complete every lecture${score} to request your certificate.`
    : `Complete at least ${status.minCompletionPercentage}% of the course${score} to request your certificate.`;
}

/** A link, in a new tab, that downloads an approved certificate. */
export function OpenCertificate({ courseId, title }: { courseId: string; title: string }) {
  return (
    <LinkButton
      to={`/api/certificates/download/${courseId}`}
      reloadDocument
      target="_blank"
      size="sm"
      onClick={stayOffline('Failed to download certificate')}
    >
      Download<span className="sr-only"> certificate: {title}</span>
    </LinkButton>
  );
}

/** A link to the public page of an approved certificate. */
export function CheckLink({ number, title }: { number: string; title: string }) {
  return (
    <LinkButton to={`/certificates/${number}`} variant="secondary" size="sm">
      Public page<span className="sr-only"> of the certificate: {title}</span>
    </LinkButton>
  );
}
