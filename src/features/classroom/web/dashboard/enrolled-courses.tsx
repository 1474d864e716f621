import { useNavigation } from 'react-router';
import { read } from '../../../../contract/api/client.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { orLastPage } from '../../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../../lib/list/query-params.ts';
import { FailedPart } from '../../../../lib/page/failed-part.tsx';
import { guardRole } from '../../../../lib/page/guard.ts';
import { orFailure } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../../ui/lists/pagination.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { EnrolmentQuery } from '../../../learning/contract.ts';
import { EnrolledCard } from '../../../learning/web/enrolled-card.tsx';
import { ReviewLink } from '../../../reviews/web/review-link.tsx';
import type { Route } from './+types/enrolled-courses';

export const meta: Route.MetaFunction = () => [{ title: 'Enrolled courses · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'user');
  const { search, page, status } = wordsOf(args.request, EnrolmentQuery);
  const query = { search, status, limit: pageSizes.courses };
  const { enrolments } = scopeOf(args).api.dashboard;
  const ask = (page: number) => read(enrolments.$get({ query: { ...query, page } }));
  return orFailure(orLastPage(page, ask), 'Failed to load your courses. Please try again.');
}

const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [
    { value: '', label: 'All courses' },
    { value: 'in-progress', label: 'In progress' },
    { value: 'completed', label: 'Completed' },
  ],
};

export default function EnrolledCourses({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Enrolled courses" text="Your courses, newest first." />
      <FailedPart part={loaderData} />
      {loaderData.data && <Courses list={loaderData.data} />}
    </>
  );
}

function Courses({ list }: { list: NonNullable<Route.ComponentProps['loaderData']['data']> }) {
  const loading = useNavigation().location?.pathname === '/dashboard/enrolled-courses';
  if (list.counters.enrolled === 0) {
    return (
      <EmptyState
        title="You haven't enrolled in any courses yet."
        text="Choose a course to get started."
        action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
      />
    );
  }
  return (
    <>
      <ListToolbar className="mt-6" search={{ label: 'Search your courses' }} filters={[statusFilter]} />
      {list.enrollments.length === 0 ? (
        <EmptyState
          title="No courses found"
          action={
            <LinkButton to="/dashboard/enrolled-courses" variant="secondary">
              Clear search
            </LinkButton>
          }
        />
      ) : (
        <ul aria-busy={loading} className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {list.enrollments.map((enrolment) => (
            <EnrolledCard key={enrolment._id} enrolment={enrolment}>
              <ReviewLink course={enrolment.course} progress={enrolment.progress.progress} />
            </EnrolledCard>
          ))}
        </ul>
      )}
      <Pagination className="mt-8" list={list} things="courses" thing="course" />
    </>
  );
}
