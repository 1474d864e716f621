import Plus from 'lucide-react/icons/plus';
import { read } from '../../../contract/api/read.ts';
import { readQuery } from '../../../lib/list/query-params.ts';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { TrendQuery } from '../../reports/contract.ts';
import {
  courseColumn,
  enrolledColumn,
  paymentColumn,
  progressColumn,
  studentColumn,
} from '../../reports/web/enrolment-columns.tsx';
import { Funnel } from '../../reports/web/funnel.tsx';
import { TrendsPanel } from '../../reports/web/trends-panel.tsx';
import type { Route } from './+types/overview';
import { LatestReviews } from './latest-reviews.tsx';
import { SectionHeading } from './section-heading.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import { TopCourses } from './top-courses.tsx';
import { UnansweredQuestions } from './unanswered-questions.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Instructor dashboard · Milepost' }];

const recentStudents = 5;
const topCourses = 3;
const questionsShown = 3;

export async function loader(args: Route.LoaderArgs) {
  const { name } = guardRole(args, 'instructor');
  const { courses, instructor } = scopeOf(args).api;
  const failed = 'Failed to load dashboard data';
  const [summary, enrolled, top, trends, questions, funnel, reviews] = await Promise.all([
    loadPart(read(courses['instructor-summary'].$get({ query: {} })), failed),
    loadPart(
      read(courses['enrolled-students'].$get({ query: { limit: recentStudents } })),
      'Failed to load enrollment data',
    ),
    loadPart(
      read(courses['instructor-courses'].$get({ query: { sort: '-students', limit: topCourses } })),
      'Failed to load your courses. Please try again.',
    ),
    loadPart(read(courses['instructor-trends'].$get({ query: readQuery(args.request, TrendQuery) })), failed),
    loadPart(
      read(instructor.threads.$get({ query: { state: 'open', limit: questionsShown } })),
      'Failed to load the questions.',
    ),
    loadPart(read(courses['instructor-funnel'].$get({})), failed),
    loadPart(read(courses['instructor-reviews'].$get({})), 'Failed to load the reviews.'),
  ]);
  return { name, summary, enrolled, top, trends, questions, funnel, reviews };
}

const recentColumns = [studentColumn, courseColumn, enrolledColumn, progressColumn, paymentColumn].map(
  (column) => ({ ...column, sortable: false }),
);

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { name, summary, enrolled, top, trends, questions, funnel, reviews } = loaderData;
  const charts = (
    <div className="mt-8">
      <FailedPart part={trends} />
      {trends.data && <TrendsPanel title="Trends" trends={trends.data.trends} />}
    </div>
  );
  // Without a course all charts are empty, so they come last.
  const hasCourses = top.data?.courses.length !== 0;
  return (
    <>
      <PageHeader title="Dashboard" text={`Welcome back, ${name}.`} actions={<NewCourse />} />
      {hasCourses && charts}
      <div className="mt-8">
        <FailedPart part={summary} />
        {summary.data && <SummaryFigures summary={summary.data.summary} />}
      </div>
      {hasCourses && (
        <section aria-labelledby="funnel" className="mt-12">
          <h2 id="funnel" className="mb-2 text-2xl">
            From views to enrolments
          </h2>
          <FailedPart part={funnel} />
          {funnel.data && <Funnel courses={funnel.data.courses} />}
        </section>
      )}
      <UnansweredQuestions questions={questions} />
      <LatestReviews reviews={reviews} />
      <section aria-labelledby="recent-students" className="mt-12">
        <SectionHeading id="recent-students" to="/instructor-dashboard/enrolled" more="All students">
          Recent Students
        </SectionHeading>
        <FailedPart part={enrolled} />
        {enrolled.data && (
          <DataTable
            caption="Recent Students"
            columns={recentColumns}
            rows={enrolled.data.enrollments}
            rowKey={(row) => row._id}
            filtered={false}
            emptyMessage="No enrollments available"
          />
        )}
      </section>
      <section aria-labelledby="top-courses" className="mt-12">
        <SectionHeading id="top-courses" to="/instructor-dashboard/courses?sort=-students" more="All courses">
          Top courses
        </SectionHeading>
        <FailedPart part={top} />
        {top.data && top.data.courses.length > 0 && <TopCourses courses={top.data.courses} />}
        {top.data?.courses.length === 0 && (
          <EmptyState
            title="Your first course starts here"
            text="Add a title, a section and a video. You can save it as a draft at any time."
            action={<NewCourse />}
          />
        )}
      </section>
      {!hasCourses && charts}
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
