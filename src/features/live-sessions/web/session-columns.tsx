import { formatCount } from '../../../contract/text/formats.ts';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { SessionStateBadge } from './session-state.tsx';
import type { TimedSession } from './session-times.ts';

/** The columns after the title, for instructors and administrators. */
export const sessionColumns: Column<TimedSession>[] = [
  {
    key: 'startsAt',
    header: 'Starts',
    cell: ({ startsAt, minutes }) => (
      <>
        <LocalTime format="time" iso={startsAt} />
        <span className="block text-sm text-ink-2">{minutes} min</span>
      </>
    ),
  },
  { key: 'state', header: 'State', cell: ({ state }) => <SessionStateBadge state={state} /> },
  {
    key: 'registered',
    header: 'Registered',
    cell: ({ registered, capacity }) =>
      capacity === null ? formatCount(registered) : `${formatCount(registered)} of ${formatCount(capacity)}`,
  },
  {
    key: 'recording',
    header: 'Recording',
    cell: ({ recording }) => (
      <span className="block min-w-24 wrap-anywhere">{recording ? recording.title : '–'}</span>
    ),
  },
];
