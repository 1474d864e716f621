import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import Route_ from 'lucide-react/icons/route';
import { Link } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import { longDate } from '../../contract/wording.ts';
import type { Enrolment } from '../../features/learning/schemas.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { guardRole } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/dashboard';

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Milepost' }];

const recentCourses = 3;

export async function loader(args: Route.LoaderArgs) {
  const { name } = guardRole(args, 'user');
  try {
    const query = { limit: String(recentCourses) };
    const { enrollments, counters } = await read(scopeOf(args).api.dashboard.enrolments.$get({ query }));
    return { name, enrollments, counters, failed: false };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { name, enrollments: [], counters: null, failed: true };
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, enrollments, counters } = loaderData;
  if (!counters) {
    return <ErrorState message="Failed to load dashboard data" onRetry={() => window.location.reload()} />;
  }
  return (
    <>
      <PageHeader title={`Welcome back, ${name.split(' ')[0]}`} text={greeting(counters)} />
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        <StatCard
          label="Enrolled Courses"
          value={counters.enrolled}
          icon={<BookOpen />}
          to="/dashboard/enrolled-courses"
        />
        <StatCard
          label="Completed"
          value={counters.completed}
          icon={<CircleCheck />}
          to="/dashboard/enrolled-courses?status=completed"
        />
        <StatCard
          label="In Progress"
          value={counters.inProgress}
          icon={<Route_ />}
          to="/dashboard/enrolled-courses?status=in-progress"
        />
      </div>
      <h2 className="mt-12 mb-4 text-2xl">Recent Courses</h2>
      <DataTable
        caption="Recent courses"
        columns={columns}
        rows={enrollments}
        rowKey={(enrolment) => enrolment._id}
        rowActions={(enrolment) => <GoOn enrolment={enrolment} />}
        emptyMessage={
          <EmptyState
            title="You haven't enrolled in any courses yet."
            text="Pick a course and your route begins here."
            action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
          />
        }
      />
    </>
  );
}

function greeting({ enrolled, inProgress }: { enrolled: number; inProgress: number }): string {
  if (enrolled === 0) return 'Your learning starts with a first course.';
  return inProgress === 0 ? 'Every course you began is finished. Well done.' : 'Pick up where you left off.';
}

const columns: Column<Enrolment>[] = [
  {
    key: 'course',
    header: 'Course',
    cell: ({ course }) => (
      <>
        <Link
          to={`/dashboard/courses/${course._id}`}
          className="font-semibold text-ink no-underline hover:underline"
        >
          {course.title}
        </Link>
        <span className="block text-sm text-ink-2">{course.instructor.name}</span>
      </>
    ),
  },
  {
    key: 'progress',
    header: 'Progress',
    cell: ({ course, progress }) => (
      <div className="flex min-w-32 items-center gap-3">
        <ProgressBar label={`Progress in ${course.title}`} value={progress.progress} className="flex-1" />
        <span className="w-10 text-end text-sm tabular-nums" aria-hidden="true">
          {progress.progress}%
        </span>
      </div>
    ),
  },
  {
    key: 'lastAccessed',
    header: 'Last accessed',
    cell: ({ lastAccessed }) => (
      <span className="whitespace-nowrap">{lastAccessed ? longDate(lastAccessed) : 'Never accessed'}</span>
    ),
  },
];

function GoOn({ enrolment: { course, progress } }: { enrolment: Enrolment }) {
  return (
    <LinkButton
      to={`/dashboard/courses/${course._id}`}
      size="sm"
      variant={progress.completed ? 'secondary' : 'primary'}
    >
      {progress.completed ? 'Review' : 'Continue'}
      <span className="sr-only">: {course.title}</span>
    </LinkButton>
  );
}
