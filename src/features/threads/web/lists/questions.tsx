import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { type Thread, type ThreadList, ThreadQuery } from '../../contract.ts';
import { threadsPerPage } from '../../limits.ts';
import { EmailsLink } from '../email-settings/emails-link.tsx';
import type { Route } from './+types/questions';
import { ThreadItem } from './thread-item.tsx';
import { listClasses, stateFilter } from './thread-list.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Questions · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  const { role } = guardSignedIn(args);
  const { threads } = scopeOf(args).api.courses[':id'];
  const { courseId } = args.params;
  const list = await loadList(args.request, { query: ThreadQuery, limit: threadsPerPage }, (query) =>
    read(threads.$get({ param: segments({ id: courseId }), query })),
  );
  return { list, courseId, isLearner: role === 'user' };
}

const questions = defineList({
  rows: (list: ThreadList): Thread[] => list.threads,
  caption: 'Questions',
  things: 'questions',
  thing: 'question',
  search: { label: 'Search questions' },
  filters: [stateFilter],
  cards: { className: listClasses, card: (thread: Thread) => <ThreadItem thread={thread} /> },
  empty: (
    <EmptyState
      title="No questions yet"
      text="Ask the first one. The instructor and everyone enrolled can answer."
    />
  ),
  noMatch: 'No questions match your search or filters.',
});

/** All questions of a course, for its learners, its instructor and administrators. */
export default function Questions({ loaderData: { list, courseId, isLearner } }: Route.ComponentProps) {
  const title = list.data?.course.title ?? 'Course';
  return (
    <>
      <ListPage
        title="Questions"
        text={isLearner ? 'Ask the instructor and your fellow learners.' : title}
        actions={<LinkButton to="new">Ask a question</LinkButton>}
        list={questions}
        loaded={list}
        {...(isLearner && {
          breadcrumbs: [{ label: title, to: `/dashboard/courses/${courseId}` }, { label: 'Questions' }],
        })}
      />
      <EmailsLink />
    </>
  );
}
