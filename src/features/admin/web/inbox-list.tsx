import Award from 'lucide-react/icons/award';
import Banknote from 'lucide-react/icons/banknote';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileCheck from 'lucide-react/icons/file-check';
import Landmark from 'lucide-react/icons/landmark';
import Library from 'lucide-react/icons/library';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import SearchCheck from 'lucide-react/icons/search-check';
import Undo from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../contract/text/time/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Inbox } from '../../reports/contract.ts';
import { relativeTime } from '../../reports/web/relative-time.ts';

type Kind = Inbox['items'][number]['kind'];

const kinds: Record<Kind, { icon: ReactNode; title: (count: number) => string; to: string }> = {
  receipts: {
    icon: <FileCheck />,
    title: (count) => `${counted(count, 'bank transfer')} to confirm or reject`,
    to: 'enrollment?flag=receipt',
  },
  reviews: {
    icon: <SearchCheck />,
    title: (count) => `${counted(count, 'order')} with a payment problem to resolve`,
    to: 'enrollment?flag=review',
  },
  disputes: {
    icon: <Scale />,
    title: (count) => `${counted(count, 'disputed payment')}`,
    to: 'enrollment?flag=disputed',
  },
  refunds: {
    icon: <Undo />,
    title: (count) => `${counted(count, 'refund request')} to decide on`,
    to: 'refunds?status=waiting',
  },
  certificates: {
    icon: <Award />,
    title: (count) => `${counted(count, 'certificate')} to approve or reject`,
    to: 'admin-cert?status=pending',
  },
  courses: {
    icon: <Library />,
    title: (count) => `${counted(count, 'course')} to review`,
    to: 'admin-courses?status=pending',
  },
  payouts: {
    icon: <Banknote />,
    title: (count) => `${counted(count, 'payout run')} to approve or discard`,
    to: 'payouts?state=drafted',
  },
  payoutDetails: {
    icon: <Landmark />,
    title: (count) => `Payout details of ${counted(count, 'instructor')} to check`,
    to: 'payouts/details?state=to_check',
  },
  corrections: {
    icon: <ScrollText />,
    title: (count) => `${counted(count, 'ledger correction')} to approve or discard`,
    to: 'ledger/corrections?state=proposed',
  },
  credits: {
    icon: <CalendarSync />,
    title: (count) => `${counted(count, 'claim')} of renewal credits to verify`,
    to: 'course-credits',
  },
  questions: {
    icon: <MessageCircleQuestion />,
    title: (count) => `${counted(count, 'question or answer', 'questions and answers')} with a link to check`,
    to: 'questions',
  },
};

/** What awaits a decision, each a link to its list. `now` comes from the server, so both sides render the same text. */
export function InboxList({ items, now }: Inbox & { now: number }) {
  if (items.length === 0)
    return (
      <Card className="flex items-center gap-3 text-ink-2">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-green" />
        Nothing is waiting. New requests appear here.
      </Card>
    );
  return (
    <Card className="py-0">
      <ul className="divide-y divide-hairline">
        {items.map(({ kind, count, since }) => {
          const { icon, title, to } = kinds[kind];
          return (
            <li key={kind} className="relative flex min-h-16 items-center gap-4 py-3">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-control bg-amber-tint text-amber-text [&_svg]:size-5"
              >
                {icon}
              </span>
              <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                <Link
                  to={`/admin-dashboard/${to}`}
                  className="stretched-link font-medium text-ink no-underline"
                >
                  {title(count)}
                </Link>
                <p className="text-sm text-ink-2">
                  {count > 1 ? 'oldest ' : ''}
                  <time dateTime={since}>{relativeTime(since, now).toLowerCase()}</time>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
