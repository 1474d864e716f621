import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { CertificateStatus } from '../../../../contract/constants.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { EmailText } from '../../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { Certificate } from '../../contract.ts';
import { RejectDialog } from './reject-dialog.tsx';

export type Decide = (intent: 'approve' | 'reject' | 'revoke', id: string, reason?: string) => void;

type Props = {
  tab: CertificateStatus;
  certificates: Certificate[];
  loading: boolean;
  error: { message: string; onRetry: () => void } | null;
  decide: Decide;
  /** The certificate being decided about. */
  busyId: string | null;
  /** Grows with every decision that worked or came too late: the dialog that asked for it closes. */
  over: number;
};

type Question = { about: 'reject' | 'revoke'; certificate: Certificate };

/** The certificates of one status, and what an administrator can decide about each. */
export function AdminTable({ tab, certificates, loading, error, decide, busyId, over }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when a decision is over, and only then
  useEffect(() => setQuestion(null), [over]);
  const close = () => setQuestion(null);
  return (
    <>
      <DataTable
        caption={`${tab} certificates`}
        columns={columnsOf(tab)}
        rows={certificates}
        rowKey={(certificate) => certificate._id}
        rowActions={(certificate) => (
          <Decisions
            certificate={certificate}
            busy={busyId === certificate._id}
            decide={decide}
            ask={setQuestion}
          />
        )}
        loading={loading}
        error={error}
        tabWord="status"
        emptyMessage={`No ${tab} certificates found`}
      />
      <RejectDialog
        certificate={question?.about === 'reject' ? question.certificate : null}
        busy={busyId !== null}
        onClose={close}
        onReject={(id, reason) => decide('reject', id, reason)}
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
            {question.certificate.student.name} can no longer download the certificate for{' '}
            <strong>{question.certificate.course.title}</strong>, and anyone who checks its number will see
            that.
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

type DecisionsProps = {
  certificate: Certificate;
  busy: boolean;
  decide: Decide;
  ask: (question: Question) => void;
};

/** Approving is a form's button: it works without scripts. What asks back needs them. */
function Decisions({ certificate, busy, decide, ask }: DecisionsProps) {
  const { status, _id, student, course } = certificate;
  const about = (
    <span className="sr-only">
      : {student.name}, {course.title}
    </span>
  );
  return (
    <>
      {status !== 'approved' && (
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            decide('approve', _id);
          }}
        >
          <input type="hidden" name="intent" value="approve" />
          <input type="hidden" name="id" value={_id} />
          <Button type="submit" size="sm" busy={busy}>
            Approve{about}
          </Button>
        </Form>
      )}
      {status === 'pending' && (
        <Button
          className="needs-js"
          size="sm"
          variant="secondary"
          disabled={busy}
          onClick={() => ask({ about: 'reject', certificate })}
        >
          Reject{about}
        </Button>
      )}
      {status !== 'pending' && (
        <Button
          className="needs-js"
          size="sm"
          variant="secondary"
          disabled={busy}
          onClick={() => ask({ about: 'revoke', certificate })}
        >
          Revoke{about}
        </Button>
      )}
    </>
  );
}

const columnsOf = (tab: CertificateStatus): Column<Certificate>[] => [
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
          <span className="block text-sm text-ink-2">
            <EmailText address={student.email} />
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'course',
    header: 'Course',
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
  { key: 'date', header: 'Date', cell: (certificate) => <Dates tab={tab} certificate={certificate} /> },
];

function Dates({ tab, certificate }: { tab: CertificateStatus; certificate: Certificate }) {
  const { createdAt, approvalDate, rejectionDate, rejectionReason } = certificate;
  return (
    <>
      <span className="block whitespace-nowrap">
        {createdAt ? <LocalTime look="short" iso={createdAt} /> : 'N/A'}
      </span>
      {tab === 'approved' && approvalDate && (
        <Note>
          Approved <LocalTime look="short" iso={approvalDate} />
        </Note>
      )}
      {tab === 'rejected' && rejectionDate && (
        <Note>
          Rejected <LocalTime look="short" iso={rejectionDate} />
        </Note>
      )}
      {tab === 'rejected' && rejectionReason && <Note>“{rejectionReason}”</Note>}
    </>
  );
}

const Note = ({ children }: { children: React.ReactNode }) => (
  <span className="block max-w-60 text-sm wrap-anywhere text-ink-2">{children}</span>
);
