import { read } from '../../../../contract/api/read.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { readQuery } from '../../../../lib/list/query-params.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ReviewQuery, type Thread, type ThreadQueue } from '../../contract.ts';
import { threadsPerPage } from '../../limits.ts';
import { ThreadItem } from '../lists/thread-item.tsx';
import { listClasses } from '../lists/thread-list.ts';
import type { Route } from './+types/review-queue';

export const meta: Route.MetaFunction = () => [{ title: 'Questions to review · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'admin');
  const { api } = scopeOf(args);
  const { state } = readQuery(args.request, ReviewQuery);
  return {
    state,
    list: await loadList(args.request, { query: ReviewQuery, limit: threadsPerPage }, (query) =>
      read(api.admin.threads.$get({ query })),
    ),
  };
}

const waiting = defineList({
  rows: (list: ThreadQueue): Thread[] => list.threads,
  caption: 'Questions to review',
  things: 'questions',
  thing: 'question',
  cards: { className: listClasses, card: (thread: Thread) => <ThreadItem thread={thread} withCourse /> },
  empty: (
    <EmptyState
      title="Nothing here"
      text="Posts with links by new learners wait here until you publish them."
    />
  ),
});

/** Questions that are held for an administrator or hidden, or have such an answer. */
export default function ReviewQueue({ loaderData: { list, state } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Questions"
      text="Posts with links by new learners wait here until you publish them. Open a question to decide."
      list={waiting}
      loaded={list}
    >
      <LinkTabs
        label="Questions"
        className="mt-6"
        tabs={[
          { to: '?state=held', label: 'Waiting for review', current: state === 'held' },
          { to: '?state=hidden', label: 'Hidden', current: state === 'hidden' },
        ]}
      />
    </ListPage>
  );
}
