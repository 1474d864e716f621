import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { formatCount } from '../../../contract/text/time/formats.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { loadList } from '../../../lib/list/load-list.ts';
import type { Scope } from '../../../lib/page/scope.ts';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { SessionQuery } from '../contract.ts';
import { sessionsPerPage } from '../limits.ts';
import { SessionStateBadge } from './session-state.tsx';
import { type TimedList, type TimedSession, withTimes } from './session-times.ts';

const columns: Column<TimedSession>[] = [
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
  { key: 'state', header: 'Status', cell: ({ state }) => <SessionStateBadge state={state} /> },
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

/** A page of the live sessions of a course, selected by the request's query parameters. */
export function loadSessions(request: Request, { api }: Scope, courseId: string) {
  const param = segments({ id: courseId });
  return loadList(request, { query: SessionQuery, limit: sessionsPerPage }, async (query) =>
    withTimes(await read(api.courses[':id']['live-sessions'].$get({ param, query }))),
  );
}

type Options = { pathOf: (courseId: string) => string; empty: ReactNode };

/** The live sessions of a course, for its instructor and for administrators. */
export const sessionList = ({ pathOf, empty }: Options) =>
  defineList({
    rows: (list: TimedList): TimedSession[] => list.sessions,
    caption: 'Live sessions',
    things: 'sessions',
    thing: 'session',
    columns: [
      {
        key: 'title',
        header: 'Title',
        cell: ({ _id, title, course }) => (
          <Link
            to={`${pathOf(course._id)}/${_id}`}
            className="link block min-w-40 font-semibold wrap-anywhere"
          >
            {title}
          </Link>
        ),
      },
      ...columns,
    ],
    empty,
  });
