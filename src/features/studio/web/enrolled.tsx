import { read } from '../../../contract/api/read.ts';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EnrolmentsTable } from '../../reports/web/enrolments-table.tsx';
import type { Route } from './+types/enrolled';
import { loadEnrolments } from './load-enrolments.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Enrolled students · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const [list, own] = await Promise.all([
    loadEnrolments(args.request, api),
    loadPart(
      read(api.courses['instructor-courses'].$get({ query: { sort: 'title' } })),
      'Failed to load your courses. Please try again.',
    ),
  ]);
  return { list, courses: own.data?.courses.map(({ _id, title }) => ({ _id, title })) ?? [] };
}

export default function Enrolled({ loaderData: { list, courses } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Enrolled students" text="Your students and their progress." />
      <EnrolmentsTable enrolments={list} courses={courses} />
    </>
  );
}
