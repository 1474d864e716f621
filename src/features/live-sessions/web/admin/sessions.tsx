import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { adminCrumbs, adminPath } from '../../../../lib/page/admin-course.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { SessionQuery } from '../../contract.ts';
import { sessionsPerPage } from '../../limits.ts';
import { sessionColumns } from '../session-columns.tsx';
import { type TimedList, type TimedSession, withTimes } from '../session-times.ts';
import type { Route } from './+types/sessions';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Live sessions · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { courseId } = args.params;
  const sessions = scopeOf(args).api.courses[':id']['live-sessions'];
  const param = segments({ id: courseId });
  const list = await loadList(args.request, { query: SessionQuery, limit: sessionsPerPage }, async (query) =>
    withTimes(await read(sessions.$get({ param, query }))),
  );
  return { list, courseId };
}

const sessions = defineList({
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
          to={`${adminPath(course._id)}/live-sessions/${_id}`}
          className="link block min-w-40 font-semibold wrap-anywhere"
        >
          {title}
        </Link>
      ),
    },
    ...sessionColumns,
  ],
  empty: 'No live sessions yet. The instructor plans them.',
});

/** The live sessions of any course. */
export default function Sessions({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const course = list.data?.course ?? { _id: courseId, title: 'Course' };
  return (
    <ListPage
      title="Live sessions"
      text="Open one that has not begun to cancel it."
      breadcrumbs={adminCrumbs(course, { label: 'Live sessions' })}
      list={sessions}
      loaded={list}
    >
      <div className="mt-6" />
    </ListPage>
  );
}
