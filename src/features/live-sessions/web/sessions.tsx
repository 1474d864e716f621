import Plus from 'lucide-react/icons/plus';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { instructorCrumbs } from '../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Route } from './+types/sessions';
import { loadSessions, sessionList } from './session-list.tsx';
import { planPath } from './session-paths.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Live sessions · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { courses } = scopeOf(args).api;
  const param = segments({ id: args.params.courseId });
  const { course } = await orNotFound(read(courses[':id'].announcements.reach.$get({ param })));
  const list = await loadSessions(args.request, scopeOf(args), args.params.courseId);
  return { course, list };
}

const sessions = sessionList({
  pathOf: planPath,
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
      breadcrumbs={instructorCrumbs(course, { label: 'Live sessions' })}
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
