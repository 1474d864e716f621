import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { guardRole } from '../../../lib/page/guard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { orNotFound } from '../../announcements/web/course-pages.ts';
import { SessionQuery } from '../contract.ts';
import { sessionsPerPage } from '../limits.ts';
import type { Route } from './+types/sessions';
import { sessionColumns } from './session-columns.tsx';
import { crumbs, planPath } from './session-paths.ts';
import { type TimedList, type TimedSession, withTimes } from './session-times.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Live sessions · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { courses } = scopeOf(args).api;
  const param = segments({ id: args.params.courseId });
  const { course } = await orNotFound(read(courses[':id'].announcements.reach.$get({ param })));
  const list = await loadList(args.request, { query: SessionQuery, limit: sessionsPerPage }, async (query) =>
    withTimes(await read(courses[':id']['live-sessions'].$get({ param, query }))),
  );
  return { course, list };
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
          to={`${planPath(course._id)}/${_id}`}
          className="link block min-w-40 font-semibold wrap-anywhere"
        >
          {title}
        </Link>
      ),
    },
    ...sessionColumns,
  ],
  empty: (
    <EmptyState
      title="No live sessions yet"
      text="Plan one with a link to your video call. Learners register, get reminders, and find the recording here afterwards."
    />
  ),
});

/** The live sessions of an instructor's own course. */
export default function Sessions({ loaderData: { course, list } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Live sessions"
      text="Video calls with your learners. Only those who have registered see the link."
      breadcrumbs={crumbs(course, { label: 'Live sessions' })}
      actions={
        <LinkButton to="new" icon={<Plus aria-hidden="true" />}>
          New live session
        </LinkButton>
      }
      list={sessions}
      loaded={list}
    >
      <div className="mt-6" />
    </ListPage>
  );
}
