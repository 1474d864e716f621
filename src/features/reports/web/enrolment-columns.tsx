import { formatUsd } from '../../../contract/money/money.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/badge.tsx';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { EmailText } from '../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { mailTo } from '../../../ui/text/mail-to.ts';
import type { TaughtEnrolment } from '../contract.ts';

type EnrolmentColumn = Column<TaughtEnrolment>;

export const studentColumn: EnrolmentColumn = {
  key: 'student',
  header: 'Student',
  sortable: true,
  cell: (row) => (
    <span className="flex min-w-36 items-center gap-3">
      <Avatar name={row.studentName} src={row.studentAvatar} size="sm" decorative />
      <span className="min-w-0 font-semibold wrap-anywhere">{row.studentName}</span>
    </span>
  ),
};

/** The student column without the photo, when space is short. */
export const nameColumn: EnrolmentColumn = {
  ...studentColumn,
  cell: (row) => <span className="block min-w-24 font-semibold wrap-anywhere">{row.studentName}</span>,
};

export const emailColumn: EnrolmentColumn = {
  key: 'email',
  header: 'Email',
  sortable: true,
  cell: (row) =>
    row.studentEmail ? (
      <a href={mailTo(row.studentEmail)} className="link block min-w-32 max-w-40">
        <EmailText address={row.studentEmail} />
      </a>
    ) : (
      <span className="text-ink-2">None</span>
    ),
};

export const courseColumn: EnrolmentColumn = {
  key: 'course',
  header: 'Course',
  phone: 'fact',
  sortable: true,
  cell: (row) => <span className="line-clamp-2 min-w-24 wrap-anywhere">{row.courseTitle}</span>,
};

export const enrolledColumn: EnrolmentColumn = {
  key: 'enrolled',
  header: 'Enrolled',
  sortable: true,
  cell: (row) => <LocalTime format="short" iso={row.enrolledAt} />,
};

export const progressColumn: EnrolmentColumn = {
  key: 'progress',
  header: 'Progress',
  phone: 'fact',
  sortable: true,
  cell: (row) => (
    <div className="flex min-w-20 items-center gap-2">
      <ProgressBar label={`Progress of ${row.studentName}`} value={row.progress} className="flex-1" />
      <span className="tabular-nums" aria-hidden="true">
        {row.progress}%
      </span>
    </div>
  ),
};

const payments: Record<TaughtEnrolment['paymentStatus'], [label: string, tone: BadgeTone]> = {
  completed: ['Completed', 'green'],
  pending: ['Pending', 'amber'],
  failed: ['Failed', 'red'],
  refunded: ['Refunded', 'neutral'],
};

export const paymentColumn: EnrolmentColumn = {
  key: 'payment',
  header: 'Payment',
  cell: ({ paymentStatus }) => {
    const [label, tone] = payments[paymentStatus];
    return <Badge tone={tone}>{label}</Badge>;
  },
};

export const amountColumn: EnrolmentColumn = {
  key: 'amount',
  header: 'Amount',
  sortable: true,
  align: 'end',
  cell: (row) => formatUsd(row.amountPaid),
};

const states: Record<TaughtEnrolment['status'], [label: string, tone: BadgeTone]> = {
  'not-started': ['Not started', 'neutral'],
  'in-progress': ['In progress', 'amber'],
  completed: ['Completed', 'green'],
  ended: ['Ended', 'red'],
};

export const statusColumn: EnrolmentColumn = {
  key: 'status',
  header: 'Status',
  cell: ({ status }) => {
    const [label, tone] = states[status];
    return <Badge tone={tone}>{label}</Badge>;
  },
};
