import { read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { type EnrolmentList, EnrolmentQuery } from '../../../learning/contract.ts';
import { EnrolledCard } from '../../../learning/web/enrolled-card.tsx';
import { ReviewLink } from '../../../reviews/web/review-link.tsx';
import type { Route } from './+types/enrolled-courses';

export const meta: Route.MetaFunction = () => [{ title: 'Enrolled courses · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { enrolments } = scopeOf(args).api.dashboard;
  const options = {
    query: EnrolmentQuery,
    limit: pageSizes.courses,
    failed: 'Failed to load your courses. Please try again.',
  };
  return loadList(args.request, options, ({ search, status, page, limit }) =>
    read(enrolments.$get({ query: { search, status, page, limit } })),
  );
}

const enrolled = defineList({
  rows: (list: EnrolmentList) => list.enrollments,
  caption: 'Your courses',
  things: 'courses',
  thing: 'course',
  search: { label: 'Search your courses' },
  filters: [
    {
      name: 'status',
      label: 'Status',
      all: 'All courses',
      options: { 'in-progress': 'In progress', completed: 'Completed' },
    },
  ],
  cards: {
    className: 'mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-3',
    card: (enrolment) => (
      <EnrolledCard enrolment={enrolment}>
        <ReviewLink course={enrolment.course} progress={enrolment.progress.progress} />
      </EnrolledCard>
    ),
  },
  isEmpty: (list) => list.counters.enrolled === 0,
  empty: (
    <EmptyState
      title="You haven't enrolled in any courses yet."
      text="Choose a course to get started."
      action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
    />
  ),
  noMatch: 'No courses found',
});

export default function EnrolledCourses({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Enrolled courses"
      text="Your courses, newest first."
      list={enrolled}
      loaded={loaderData}
    />
  );
}
