import { read } from '../../contract/client.ts';
import { EnrolmentsTable } from '../../features/reports/components/enrolments-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { guardRole } from '../guard.ts';
import { orFailure } from '../or-failure.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/enrolled';
import { loadEnrolments } from './load-enrolments.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Enrolled students · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const [list, own] = await Promise.all([
    loadEnrolments(args.request, api),
    orFailure(
      read(api.courses['instructor-courses'].$get({ query: { sort: 'title' } })),
      'Failed to load your courses. Please try again.',
    ),
  ]);
  return { list, courses: own.data?.courses.map(({ _id, title }) => ({ _id, title })) ?? [] };
}

export default function Enrolled({ loaderData: { list, courses } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Enrolled students" text="Who learns in your courses, and how far they are." />
      <EnrolmentsTable list={list} courses={courses} />
    </>
  );
}
