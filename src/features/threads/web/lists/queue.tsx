import { read } from '../../../../contract/api/read.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueueQuery, type Thread, type ThreadQueue } from '../../contract.ts';
import { threadsPerPage } from '../../limits.ts';
import { EmailsLink } from '../email-settings/emails-link.tsx';
import type { Route } from './+types/queue';
import { ThreadItem } from './thread-item.tsx';
import { listClasses, stateFilter } from './thread-list.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Questions · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const [list, own] = await Promise.all([
    loadList(args.request, { query: QueueQuery, limit: threadsPerPage }, (query) =>
      read(api.instructor.threads.$get({ query })),
    ),
    loadPart(read(api.courses['instructor-courses'].$get({ query: { sort: 'title' } })), ''),
  ]);
  return { list, courses: own.data?.courses.map(({ _id, title }) => [_id, title] as const) ?? [] };
}

const queue = defineList({
  rows: (list: ThreadQueue): Thread[] => list.threads,
  caption: 'Questions in your courses',
  things: 'questions',
  thing: 'question',
  search: { label: 'Search questions' },
  cards: { className: listClasses, card: (thread: Thread) => <ThreadItem thread={thread} withCourse /> },
  empty: (
    <EmptyState
      title="No questions yet"
      text="Your learners’ questions appear here, unanswered ones first."
    />
  ),
  noMatch: 'No questions match your search or filters.',
});

/** The instructor's queue of questions across courses. */
export default function Queue({ loaderData: { list, courses } }: Route.ComponentProps) {
  const byCourse = {
    name: 'course',
    label: 'Course',
    all: 'All courses',
    options: Object.fromEntries(courses),
  };
  return (
    <>
      <ListPage
        title="Questions"
        text="Your learners’ questions, unanswered ones first."
        list={{ ...queue, filters: courses.length > 1 ? [stateFilter, byCourse] : [stateFilter] }}
        loaded={list}
      />
      <EmailsLink />
    </>
  );
}
