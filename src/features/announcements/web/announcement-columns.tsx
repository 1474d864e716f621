import { formatCount, percent } from '../../../contract/text/time/formats.ts';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { Announcement } from '../contract.ts';
import { audienceHints } from '../limits.ts';
import { StateBadge, stateNames } from './state-badge.tsx';

/** The columns of the instructor's list and of the administrators', after the title. */
export const announcementColumns: Column<Announcement>[] = [
  { key: 'state', header: 'Status', cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'audience',
    header: 'For',
    cell: ({ audience }) => <span className="whitespace-nowrap">{audienceHints[audience].label}</span>,
  },
  { key: 'sendAt', header: 'Goes out', cell: ({ sendAt }) => <LocalTime format="time" iso={sendAt} /> },
  { key: 'recipients', header: 'Recipients', cell: recipientsOf },
  {
    key: 'readers',
    header: 'Read',
    cell: ({ recipients, readers }) =>
      recipients === 0 ? (
        '–'
      ) : (
        <span className="whitespace-nowrap">{`${formatCount(readers)} (${percent((readers / recipients) * 100)}%)`}</span>
      ),
  },
];

function recipientsOf({ recipients, emailed, state }: Announcement): string {
  if (recipients === 0) return state === 'sent' ? '0' : '–';
  return emailed === recipients
    ? formatCount(recipients)
    : `${formatCount(recipients)}, ${formatCount(emailed)} by email`;
}

export const stateFilter = { name: 'state', label: 'Status', all: 'All statuses', options: stateNames };
