import BookOpen from 'lucide-react/icons/book-open';
import CircleCheck from 'lucide-react/icons/circle-check';
import Route_ from 'lucide-react/icons/route';
import { data, Link } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { deskNames, skipped } from '../../../../contract/desks.ts';
import { outageIn } from '../../../../lib/form/failures/or-connection-lost.ts';
import { complete, oneOf, required, text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { StatCard } from '../../../../ui/display/stat-card.tsx';
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { DeskAnswer, Enrolment } from '../../../learning/contract.ts';
import { CourseRail } from '../../../learning/web/course-rail.tsx';
import { SessionsAhead } from '../../../live-sessions/web/sessions-ahead.tsx';
import type { Route } from './+types/dashboard';
import { ContinueCard, lastOpened } from './continue-card.tsx';
import { Deadlines } from './deadlines.tsx';
import { DeskQuestion } from './desk-question.tsx';
import { Recommended } from './recommended.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard · Milepost' }];

const recentCourses = 3;
const recommendedCourses = 4;

export async function loader(args: Route.LoaderArgs) {
  const { name } = guardRole(args, 'user');
  const { dashboard, user } = scopeOf(args).api;
  const today = new Date().toISOString().slice(0, 10);
  try {
    const [recent, open, recommended, desk, ahead] = await Promise.all([
      read(dashboard.enrolments.$get({ query: { limit: String(recentCourses) } })),
      read(dashboard.enrolments.$get({ query: { status: 'in-progress' } })),
      read(dashboard.recommendations.$get({ query: { limit: recommendedCourses } })),
      read(dashboard.desk.$get({})),
      read(user['live-sessions'].$get({ query: {} })),
    ]);
    const { enrollments, counters } = recent;
    const { recommendations } = recommended;
    const { sessions } = ahead;
    return { name, enrollments, counters, open: open.enrollments, recommendations, desk, sessions, today };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return {
      name,
      enrollments: [],
      counters: null,
      open: [],
      recommendations: [],
      desk: null,
      sessions: [],
      today,
    };
  }
}

/** Sets or clears a course's target date, or stores the answer to the question about the learner's work. */
export async function action(args: Route.ActionArgs) {
  guardRole(args, 'user');
  const form = await args.request.formData();
  if (form.has('intent')) {
    oneOf(form, 'intent', ['desk']);
    return answerDesk(args, oneOf(form, 'answer', [...deskNames, skipped]));
  }
  complete(form, ['date']);
  try {
    const { message } = await read(
      scopeOf(args).api.courses[':id']['target-date'].$put({
        param: segments({ id: required(form, 'courseId') }),
        json: { date: text(form, 'date') || null },
      }),
    );
    return redirectWithToast('/dashboard#deadlines', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data({ failure: error.message }, { status: error.status });
  }
}

async function answerDesk(args: Route.ActionArgs, answer: DeskAnswer) {
  try {
    const { message } = await read(scopeOf(args).api.dashboard.desk.$put({ json: { answer } }));
    return redirectWithToast('/dashboard', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data({ deskFailure: error.message }, { status: error.status });
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const isDesk = (await sent.formData()).get('intent') === 'desk';
    const failed = isDesk ? 'We couldn’t save your answer.' : 'We couldn’t save the date.';
    const { message } = outageIn(error, failed);
    return data(isDesk ? { deskFailure: message } : { failure: message }, { status: 503 });
  }
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { name, enrollments, counters, open, recommendations, desk, sessions, today } = loaderData;
  const next = lastOpened(open);
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  const deskFailure = actionData && 'deskFailure' in actionData ? actionData.deskFailure : undefined;
  if (!counters) {
    return (
      <ErrorState
        level={1}
        message="Failed to load dashboard data"
        onRetry={() => window.location.reload()}
      />
    );
  }
  return (
    <>
      <PageHeader title={`Welcome back, ${name.split(' ')[0]}`} text={greeting(counters)} />
      {desk?.answer === null && counters.enrolled === 0 && <DeskQuestion failure={deskFailure} />}
      <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        <StatCard
          className="col-span-2 sm:col-span-1"
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
      {next && <ContinueCard enrolment={next} />}
      <SessionsAhead sessions={sessions} />
      <h2 className="mt-12 mb-4 text-2xl">Recent Courses</h2>
      <DataTable
        caption="Recent courses"
        columns={columns}
        rows={enrollments}
        rowKey={(enrolment) => enrolment._id}
        rowActions={(enrolment) => <RowAction enrolment={enrolment} />}
        emptyMessage={
          <EmptyState
            title="You haven't enrolled in any courses yet."
            text="Choose a course to get started."
            action={<LinkButton to="/all-courses">Browse courses</LinkButton>}
          />
        }
      />
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-2">
        <Deadlines open={open} today={today} failure={failure} />
        <Recommended recommendations={recommendations} />
      </div>
    </>
  );
}

function greeting({ enrolled, inProgress }: { enrolled: number; inProgress: number }): string {
  if (enrolled === 0) return 'Start learning with your first course.';
  return inProgress === 0
    ? 'You’ve finished every course you started. Well done.'
    : 'Pick up where you left off.';
}

const columns: Column<Enrolment>[] = [
  {
    key: 'course',
    header: 'Course',
    cell: ({ course }) => (
      <>
        <Link
          to={`/dashboard/courses/${course._id}`}
          className="link block min-w-40 font-semibold wrap-anywhere"
        >
          {course.title}
        </Link>
        <span className="block text-sm wrap-anywhere text-ink-2">{course.instructor.name}</span>
      </>
    ),
  },
  {
    key: 'progress',
    header: 'Progress',
    cell: ({ course, progress }) => (
      <div className="flex min-w-32 items-center gap-3">
        <CourseRail
          label={`Progress in ${course.title}`}
          progress={progress.progress}
          milestones={progress.milestones}
          className="flex-1"
        />
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
      <span className="whitespace-nowrap">
        {lastAccessed ? <LocalTime iso={lastAccessed} /> : 'Never accessed'}
      </span>
    ),
  },
];

function RowAction({ enrolment: { course, progress } }: { enrolment: Enrolment }) {
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
