import BookOpen from 'lucide-react/icons/book-open';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { read } from '../../contract/client.ts';
import { counted } from '../../contract/wording.ts';
import { StandingBadges } from '../../features/authoring/components/course-badges.tsx';
import { CourseTitleCell } from '../../features/authoring/components/course-title-cell.tsx';
import { ShortDate } from '../../features/authoring/components/short-date.tsx';
import type { ManagedCourse } from '../../features/authoring/schemas.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { guardRole } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/overview';

export const meta: Route.MetaFunction = () => [{ title: 'Instructor dashboard · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courses, totals } = await read(
    api.courses['instructor-courses'].$get({ query: { sort: '-created', limit: 3 } }),
  );
  return { name: viewer.name, courses, totals };
}

const columns: Column<ManagedCourse>[] = [
  {
    key: 'title',
    header: 'Course',
    cell: (course) => <CourseTitleCell course={course} to={`/instructor-dashboard/courses/${course._id}`} />,
  },
  { key: 'status', header: 'Status', cell: (course) => <StandingBadges course={course} /> },
  {
    key: 'students',
    header: 'Students',
    align: 'end',
    cell: (course) => course.studentCount.toLocaleString('en-GB'),
  },
  {
    key: 'created',
    header: 'Created',
    hideOnPhone: true,
    cell: (course) => <ShortDate iso={course.createdAt} />,
  },
];

export default function Overview({ loaderData: { name, courses, totals } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Dashboard" text={`Welcome back, ${name}.`} actions={<NewCourse />} />
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        <StatCard
          label="Total courses"
          value={totals.courses.toLocaleString('en-GB')}
          note={`${totals.published} in the catalogue`}
          icon={<BookOpen />}
          to="/instructor-dashboard/courses"
        />
        <StatCard
          label="Total students"
          value={totals.students.toLocaleString('en-GB')}
          note="Enrolled in at least one course"
          icon={<GraduationCap />}
        />
        <StatCard
          label="Waiting for review"
          value={totals.pending.toLocaleString('en-GB')}
          note={totals.pending > 0 ? 'We mail you the decision' : 'Nothing is waiting'}
          icon={<Hourglass />}
          to="/instructor-dashboard/courses?search=pending"
        />
      </div>
      <div className="mt-12 mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">Newest courses</h2>
        {totals.courses > courses.length && (
          <Link to="/instructor-dashboard/courses" className="link">
            All {counted(totals.courses, 'course')}
          </Link>
        )}
      </div>
      <DataTable
        caption="Newest courses"
        columns={columns}
        rows={courses}
        rowKey={(course) => course._id}
        filtered={false}
        emptyMessage={
          <EmptyState
            title="Your first course starts here"
            text="Add a title, a section and a video. You can save it as a draft at any time."
            action={<NewCourse />}
          />
        }
      />
    </>
  );
}

function NewCourse() {
  return (
    <LinkButton to="/instructor-dashboard/courses/new" icon={<Plus aria-hidden="true" />}>
      New Course
    </LinkButton>
  );
}
