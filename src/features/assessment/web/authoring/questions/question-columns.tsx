import { withoutMarkup } from '../../../../../contract/text/markdown-rules.ts';
import { Badge } from '../../../../../ui/display/badge.tsx';
import type { Column } from '../../../../../ui/lists/data-table.tsx';
import type { BankQuestion } from '../../../bank/contract.ts';
import { kindLabels } from './question-values.ts';

/** The columns of a question bank, for its instructor and administrators. */
export const questionColumns: Column<BankQuestion>[] = [
  {
    key: 'stem',
    header: 'Question',
    cell: ({ stem }) => (
      <span className="wrap-anywhere line-clamp-3 block min-w-48">{withoutMarkup(stem) || 'Image'}</span>
    ),
  },
  {
    key: 'kind',
    header: 'Kind',
    cell: ({ kind }) => <span className="block min-w-28">{kindLabels[kind]}</span>,
  },
  {
    key: 'domain',
    header: 'Domain',
    cell: ({ domain, topic }) => (
      <span className="wrap-anywhere block min-w-28">
        {domain}
        {topic && <span className="block text-sm text-ink-2">{topic}</span>}
      </span>
    ),
  },
  {
    key: 'correct',
    header: 'Correct',
    align: 'end',
    cell: ({ figures: { asked, correctPercent } }) => (
      <span className="whitespace-nowrap">
        {correctPercent === null ? 'not asked' : `${correctPercent}% of ${asked}`}
      </span>
    ),
  },
  {
    key: 'discrimination',
    header: 'Discrimination',
    align: 'end',
    cell: ({ figures: { discrimination } }) => discrimination?.toFixed(2) ?? '–',
  },
  {
    key: 'reports',
    header: 'Reports',
    align: 'end',
    cell: ({ reports }) => (reports > 0 ? <Badge tone="amber">{reports}</Badge> : 0),
  },
];
