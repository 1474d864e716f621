import { ListPage } from '../../../../lib/list/list-page.tsx';
import { adminCrumbs, adminPath } from '../../../../lib/page/course-crumbs.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { loadSessions, sessionList } from '../session-list.tsx';
import type { Route } from './+types/sessions';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Live sessions · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { courseId } = args.params;
  return { list: await loadSessions(args.request, scopeOf(args), courseId), courseId };
}

const sessions = sessionList({
  pathOf: (courseId) => `${adminPath(courseId)}/live-sessions`,
  empty: 'No live sessions yet. The instructor plans them.',
});

/** The live sessions of any course. */
export default function Sessions({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const course = list.data?.course ?? { _id: courseId, title: 'Course' };
  return (
    <ListPage
      title="Live sessions"
      text="To cancel a session that hasn’t started, open it."
      breadcrumbs={adminCrumbs(course, { label: 'Live sessions' })}
      list={sessions}
      loaded={list}
    >
      <div className="mt-6" />
    </ListPage>
  );
}
