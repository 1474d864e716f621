import type { CertificateStatus } from '../../../../contract/constants.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Column } from '../../../../ui/lists/data-table.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { DatedCertificate } from '../../contract.ts';
import { type Correction, correctionText, ExpiryDialog, ExpiryField, lastDayOf } from './expiry-dialog.tsx';
import { RejectDialog, rejectionText } from './reject-dialog.tsx';

export type Question = { about: 'reject' | 'revoke' | 'correct'; certificate: DatedCertificate };

export type Decisions = {
  /** @param id of the certificate; its number for a correction */
  decide: (
    intent: 'approve' | 'reject' | 'revoke' | 'correct',
    id: string,
    more?: { reason: string } | Correction | { status: CertificateStatus },
  ) => Promise<void>;
  /** The certificate for which a decision is being saved; its number for a correction. */
  busyId: string | null;
  /** The decision being confirmed in a dialog. */
  question: Question | null;
  ask: (question: Question | null) => void;
};

/** The certificates of one status, and the possible decisions about each. */
export const certificateList = (tab: CertificateStatus, { decide, busyId, ask }: Decisions) =>
  defineList({
    rows: (list: Listed<'certificates', DatedCertificate>) => list.certificates,
    caption: `${tab} certificates`,
    things: 'certificates',
    thing: 'certificate',
    search: { label: 'Search certificates', placeholder: 'Search certificates...' },
    csv: { address: '/api/admin/certificates/admin.csv', also: { status: tab } },
    tabParam: 'status',
    actionsOnPhone: true,
    columns: columnsOf(tab),
    rowActions: (certificate) => (
      <RowActions certificate={certificate} busyId={busyId} decide={decide} ask={ask} />
    ),
    empty: `No ${tab} certificates found`,
  });

/** Asks before a certificate is rejected or revoked. */
export function DecisionDialogs({ question, ask, decide, busyId }: Decisions) {
  const close = () => ask(null);
  return (
    <>
      <RejectDialog
        certificate={question?.about === 'reject' ? question.certificate : null}
        busy={busyId !== null}
        onClose={close}
        onReject={(id, reason) => decide('reject', id, { reason })}
      />
      <ExpiryDialog
        certificate={question?.about === 'correct' ? question.certificate : null}
        busy={busyId !== null}
        onClose={close}
        onCorrect={(number, correction) => decide('correct', number, correction)}
      />
      <ConfirmDialog
        open={question?.about === 'revoke'}
        onClose={close}
        onConfirm={() => question && decide('revoke', question.certificate._id)}
        title="Revoke this certificate?"
        confirmLabel="Revoke"
        busy={busyId !== null}
      >
        {question && (
          <p>
            {question.certificate.student.name} will no longer be able to download the certificate for{' '}
            <strong>{question.certificate.course.title}</strong>, and anyone who checks its number will see
            that it has been revoked.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

type RowActionsProps = Pick<Decisions, 'decide' | 'busyId' | 'ask'> & { certificate: DatedCertificate };

/**
 * Approving submits a form. Rejecting, revoking and correcting an expiry date ask for more, in a dialog or, without
 * scripts, in the row.
 */
function RowActions({ certificate, busyId, decide, ask }: RowActionsProps) {
  const { status, _id, student, course } = certificate;
  const busy = busyId === _id;
  const blocked = busyId !== null;
  const about = (
    <span className="sr-only">
      : {student.name}, {course.title}
    </span>
  );
  return (
    <>
      {status !== 'approved' && (
        <ApiForm
          hiddenFields={{ intent: 'approve', id: _id, status }}
          busy={blocked}
          onSubmit={(event) => {
            event.preventDefault();
            return decide('approve', _id, { status });
          }}
        >
          <Button type="submit" size="sm" busy={busy} disabled={blocked && !busy}>
            Approve{about}
          </Button>
        </ApiForm>
      )}
      {status === 'pending' && (
        <Button
          className="needs-js"
          size="sm"
          variant="secondary"
          disabled={blocked}
          onClick={() => ask({ about: 'reject', certificate })}
        >
          Reject{about}
        </Button>
      )}
      {status === 'pending' && (
        <ConfirmWithoutScripts
          opener={<>Reject{about}</>}
          title="Reject Certificate"
          description={rejectionText(student.name)}
          label="Confirm Rejection"
          size="sm"
          hiddenFields={{ intent: 'reject', id: _id }}
        >
          <TextArea label="Rejection Reason" name="reason" rows={3} max={2000} required />
        </ConfirmWithoutScripts>
      )}
      {status === 'approved' && (
        <Button
          className="needs-js"
          size="sm"
          variant="secondary"
          disabled={blocked}
          onClick={() => ask({ about: 'correct', certificate })}
        >
          Correct expiry{about}
        </Button>
      )}
      {status === 'approved' && (
        <ConfirmWithoutScripts
          opener={<>Correct expiry{about}</>}
          title="Correct expiry date"
          description={correctionText(student.name)}
          label="Correct date"
          tone="primary"
          size="sm"
          hiddenFields={{
            intent: 'correct',
            id: certificate.number,
            shownValidUntil: lastDayOf(certificate),
          }}
        >
          <ExpiryField validUntil={certificate.validUntil} />
        </ConfirmWithoutScripts>
      )}
      {status !== 'pending' && (
        <Button
          className="needs-js"
          size="sm"
          variant="secondary"
          disabled={blocked}
          onClick={() => ask({ about: 'revoke', certificate })}
        >
          Revoke{about}
        </Button>
      )}
      {status !== 'pending' && (
        <ConfirmWithoutScripts
          opener={<>Revoke{about}</>}
          title="Revoke this certificate?"
          label="Revoke"
          size="sm"
          hiddenFields={{ intent: 'revoke', id: _id }}
        />
      )}
    </>
  );
}

const columnsOf = (tab: CertificateStatus): Column<DatedCertificate>[] => [
  {
    key: 'student',
    header: 'Student',
    cell: ({ student }) => (
      <span className="flex min-w-36 items-center gap-3">
        <Avatar
          name={student.name || 'Unknown Student'}
          src={student.photo ?? undefined}
          size="sm"
          decorative
        />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{student.name || 'Unknown Student'}</span>
          <span className="block text-sm text-ink-2 lg:[&_.email-text]:max-w-40">
            <EmailText address={student.email} />
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'course',
    header: 'Course',
    phone: 'fact',
    cell: ({ course }) => (
      <>
        <span className="block min-w-36 wrap-anywhere">{course.title || 'Unknown Course'}</span>
        <span className="block text-sm text-ink-2">{course.category}</span>
      </>
    ),
  },
  {
    key: 'progress',
    header: 'Progress',
    cell: ({ student, metadata }) => (
      <div className="flex min-w-24 items-center gap-3">
        <ProgressBar
          label={`Progress of ${student.name}`}
          value={metadata.completionPercentage}
          className="flex-1"
        />
        <span className="text-sm tabular-nums" aria-hidden="true">
          {metadata.completionPercentage}%
        </span>
      </div>
    ),
  },
  {
    key: 'date',
    header: 'Date',
    phone: 'fact',
    cell: (certificate) => <Dates tab={tab} certificate={certificate} />,
  },
];

function Dates({ tab, certificate }: { tab: CertificateStatus; certificate: DatedCertificate }) {
  const { createdAt, approvalDate, rejectionDate, rejectionReason, validUntil } = certificate;
  return (
    <>
      <span className="block whitespace-nowrap">
        {createdAt ? <LocalTime format="short" iso={createdAt} /> : 'N/A'}
      </span>
      {tab === 'approved' && approvalDate && (
        <Note>
          Approved <LocalTime format="short" iso={approvalDate} />
        </Note>
      )}
      {tab === 'approved' && validUntil && <Note>Valid until {formatDate(validUntil, 'short')}</Note>}
      {tab === 'rejected' && rejectionDate && (
        <Note>
          Rejected <LocalTime format="short" iso={rejectionDate} />
        </Note>
      )}
      {tab === 'rejected' && rejectionReason && <Note className="min-w-32">“{rejectionReason}”</Note>}
    </>
  );
}

const Note = ({ className, children }: { className?: string; children: React.ReactNode }) => (
  <span className={cx('block max-w-60 text-sm wrap-anywhere text-ink-2', className)}>{children}</span>
);
