/** The possible subjects of a privileged action, as recorded in the audit log. */
export const auditSubjects = [
  'user',
  'course',
  'certificate',
  'order',
  'asset',
  'review',
  'question',
  'answer',
  'job',
  'scheme',
  'announcement',
  'bundle',
  'coupon',
  'live session',
  'correction',
  'payout',
  'payoutRun',
  'shareTerms',
  'credential',
  'credential_key',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];
