import BookOpen from 'lucide-react/icons/book-open';
import Eye from 'lucide-react/icons/eye';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import Milestone from 'lucide-react/icons/milestone';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatCount } from '../../../contract/text/time/formats.ts';
import { orUnsaved } from '../../../lib/form/failures/or-connection-lost.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { DeleteButton } from '../../../ui/actions/delete-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { StatCard } from '../../../ui/display/stat-card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { resultNotice } from '../../../ui/states/result-notice.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type ManagedCourse, type OwnCourses, OwnQuery } from '../../authoring/contract.ts';
import { courseAction } from '../../authoring/web/course-action.ts';
import { StatusBadges } from '../../authoring/web/course-badges.tsx';
import { CourseTitleCell } from '../../authoring/web/course-title-cell.tsx';
import { DeleteWithoutScripts } from '../../authoring/web/removal-menu.tsx';
import { RemoveCourseDialog } from '../../authoring/web/remove-course-dialog.tsx';
import type { Route } from './+types/courses';

export const meta: Route.MetaFunction = () => [{ title: 'My courses · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { courses } = scopeOf(args).api;
  const options = {
    query: OwnQuery,
    limit: pageSizes.instructorCourses,
    failed: 'Failed to load your courses. Please try again.',
  };
  return loadList(args.request, options, (query) => read(courses['instructor-courses'].$get({ query })));
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  return courseAction(args);
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction());

const pageOf = (course: { _id: string }) => `/instructor-dashboard/courses/${course._id}`;

const courses = defineList({
  rows: (list: OwnCourses) => list.courses,
  caption: 'My courses',
  things: 'courses',
  thing: 'course',
  search: { label: 'Search your courses', placeholder: 'Search by title or status…' },
  csv: { address: '/api/courses/instructor-courses.csv' },
  defaultSort: '-created',
  columns: [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (course) => <CourseTitleCell course={course} to={pageOf(course)} />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: (course) => <StatusBadges course={course} />,
    },
    {
      key: 'price',
      header: 'Price',
      sortable: true,
      align: 'end',
      cell: (course) => priceOf(course.discountPrice ?? course.price),
    },
    {
      key: 'students',
      header: 'Students',
      sortable: true,
      align: 'end',
      cell: (course) => formatCount(course.studentCount),
    },
    {
      key: 'created',
      header: 'Created',
      sortable: true,
      phone: 'rest',
      cell: (course) => <LocalTime format="short" iso={course.createdAt} />,
    },
  ],
  empty: (
    <EmptyState
      title="You have no courses yet"
      text="Describe your course, add a section and a video, and save it as a draft. Publish it when it’s ready."
      action={<NewCourse />}
    />
  ),
  noMatch: 'No courses match your search.',
});

const priceOf = (dollars: number) => (dollars === 0 ? 'Free' : formatUsd(dollars));

export default function Courses({ loaderData, actionData }: Route.ComponentProps) {
  const [removing, setRemoving] = useState<ManagedCourse | null>(null);
  const list: typeof courses = {
    ...courses,
    rowActions: (course) => <RowActions course={course} onRemove={() => setRemoving(course)} />,
  };
  return (
    <>
      <ListPage
        title="My courses"
        text="Create, edit and publish your courses."
        actions={<NewCourse />}
        list={list}
        loaded={loaderData}
        notice={resultNotice(actionData && { tone: 'error', message: actionData.failure.message })}
      >
        {loaderData.data && <Totals totals={loaderData.data.totals} />}
      </ListPage>
      <RemoveCourseDialog course={removing} onClose={() => setRemoving(null)} />
      <Outlet />
    </>
  );
}

function Totals({ totals }: { totals: OwnCourses['totals'] }) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatCard label="Courses" value={formatCount(totals.courses)} icon={<BookOpen />} />
      <StatCard label="In the catalogue" value={formatCount(totals.published)} icon={<Milestone />} />
      <StatCard label="In review" value={formatCount(totals.pending)} icon={<Hourglass />} />
      <StatCard label="Students" value={formatCount(totals.students)} icon={<GraduationCap />} />
    </div>
  );
}

function RowActions({ course, onRemove }: { course: ManagedCourse; onRemove: () => void }) {
  const { search } = useLocation();
  return (
    <>
      <LinkButton
        to={pageOf(course)}
        variant="quiet"
        size="sm"
        className="btn-icon"
        aria-label={`View ${course.title}`}
        title="View"
      >
        <Eye aria-hidden="true" />
      </LinkButton>
      <LinkButton
        to={{ pathname: `${pageOf(course)}/edit`, search }}
        preventScrollReset
        variant="quiet"
        size="sm"
        className="btn-icon"
        aria-label={`Edit ${course.title}`}
        title="Edit"
      >
        <Pencil aria-hidden="true" />
      </LinkButton>
      <DeleteButton what={course.title} onClick={onRemove} />
      <DeleteWithoutScripts course={course} size="sm" />
    </>
  );
}

/** The list stays unchanged while the editor is open over it. */
function NewCourse() {
  const { search } = useLocation();
  return (
    <LinkButton
      to={{ pathname: '/instructor-dashboard/courses/new', search }}
      preventScrollReset
      icon={<Plus aria-hidden="true" />}
    >
      New Course
    </LinkButton>
  );
}
