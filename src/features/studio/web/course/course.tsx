import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { read } from '../../../../contract/api/read.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { orUnsaved } from '../../../../lib/form/failures/or-connection-lost.ts';
import { readQuery } from '../../../../lib/list/query-params.ts';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardRole } from '../../../../lib/page/viewer/guard.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { FullCourse } from '../../../authoring/contract.ts';
import { ArchiveCourseDialog } from '../../../authoring/web/archive-course-dialog.tsx';
import { ChecklistCard } from '../../../authoring/web/checklist-card.tsx';
import { courseAction } from '../../../authoring/web/course-action.ts';
import { CourseHistory } from '../../../authoring/web/course-history.tsx';
import { CourseStateNotice } from '../../../authoring/web/course-state.tsx';
import { LectureViewer } from '../../../authoring/web/lecture-viewer.tsx';
import { RemovalMenu } from '../../../authoring/web/removal-menu.tsx';
import { RemoveCourseDialog } from '../../../authoring/web/remove-course-dialog.tsx';
import { TrendQuery } from '../../../reports/contract.ts';
import { EnrolmentsTable } from '../../../reports/web/enrolments-table.tsx';
import { loadEnrolments } from '../load-enrolments.ts';
import type { Route } from './+types/course';
import { CourseAnalytics } from './course-analytics.tsx';
import { CourseOverview } from './course-overview.tsx';
import { loadHistory } from './load-history.ts';
import { readOwnCourse } from './own-course.ts';
import type { EditorOrigin } from './use-way-back.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { course } = await readOwnCourse(api, args.params.courseId);
  const tab = tabOf(args.request);
  const summary = { query: { course: course._id } };
  const trends = { query: { ...readQuery(args.request, TrendQuery), course: course._id } };
  const failed = 'Failed to load course data';
  return {
    course,
    tab,
    summary: await loadPart(read(api.courses['instructor-summary'].$get(summary)), failed),
    history: tab === 'overview' ? await loadHistory(args.request, api, course._id) : null,
    students: tab === 'students' ? await loadEnrolments(args.request, api, course._id) : null,
    trends:
      tab === 'analytics'
        ? await loadPart(read(api.courses['instructor-trends'].$get(trends)), failed)
        : null,
    dropOff:
      tab === 'analytics'
        ? await loadPart(
            read(api.courses['instructor-drop-off'].$get({ query: { course: course._id } })),
            failed,
          )
        : null,
  };
}

const tabs = { overview: 'Overview', curriculum: 'Curriculum', students: 'Students', analytics: 'Analytics' };
type TabName = keyof typeof tabs;
/** Parts of a course with their own pages. */
const pages = [
  { to: 'quizzes', label: 'Quizzes', current: false },
  { to: 'announcements', label: 'Announcements', current: false },
  { to: 'live-sessions', label: 'Live sessions', current: false },
  { to: 'credits', label: 'Credits', current: false },
];

function tabOf(request: Request): TabName {
  const tab = new URL(request.url).searchParams.get('tab') ?? '';
  return tab in tabs ? (tab as TabName) : 'overview';
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  return courseAction(args);
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction());

export default function Course({ loaderData, actionData }: Route.ComponentProps) {
  const { course, tab, summary, students, trends, dropOff, history } = loaderData;
  const [removing, setRemoving] = useState(false);
  const [archiving, setArchiving] = useState(false);
  const viewer = useViewer();
  const counts: Partial<Record<TabName, number>> = {
    curriculum: course.totalLectures,
    students: summary.data?.summary.students,
  };
  return (
    <>
      <PageHeader
        title={course.title}
        text={course.subtitle}
        breadcrumbs={[{ label: 'My courses', to: '/instructor-dashboard/courses' }, { label: course.title }]}
        actions={
          <>
            <LinkButton
              to="edit"
              state={{ from: pageOf(course) } satisfies EditorOrigin}
              variant="secondary"
              icon={<Pencil aria-hidden="true" />}
            >
              Edit
            </LinkButton>
            <PublicationButton course={course} />
            <LinkButton to={`/courses/${course.slug}`} variant="secondary" icon={<Eye aria-hidden="true" />}>
              Preview as a learner
            </LinkButton>
            <RemovalMenu
              course={course}
              onArchive={() => setArchiving(true)}
              onDelete={() => setRemoving(true)}
            />
          </>
        }
      />
      <div className="mt-6 space-y-6">
        {actionData?.failure && (
          <Notice tone="error" role="alert">
            {actionData.failure.message}
          </Notice>
        )}
        <CourseStateNotice course={course} />
        <LinkTabs
          label="About this course"
          tabs={[
            ...Object.entries(tabs).map(([id, label]) => ({
              to: id === 'overview' ? '?' : `?tab=${id}`,
              label,
              count: counts[id as TabName],
              current: id === tab,
            })),
            ...pages,
          ]}
        />
        {history && (
          <>
            <CourseOverview
              course={course}
              summary={summary.data?.summary ?? null}
              checklist={<ChecklistCard course={course} from={pageOf(course)} />}
            />
            <CourseHistory history={history} viewerId={viewer?._id} />
          </>
        )}
        {tab === 'curriculum' && <LectureViewer courseId={course._id} sections={course.sections} />}
        {students && <EnrolmentsTable enrolments={students} courses={null} courseId={course._id} />}
        {trends && dropOff && <CourseAnalytics summary={summary} trends={trends} dropOff={dropOff} />}
      </div>
      <RemoveCourseDialog course={removing ? course : null} onClose={() => setRemoving(false)} />
      {archiving && <ArchiveCourseDialog course={course} onClose={() => setArchiving(false)} />}
    </>
  );
}

const pageOf = ({ _id }: FullCourse) => `/instructor-dashboard/courses/${_id}`;

function PublicationButton({ course }: { course: FullCourse }) {
  if (course.status === 'archived') return null;
  return (
    <ApiForm hiddenFields={{ courseId: course._id, intent: course.isPublished ? 'unpublish' : 'publish' }}>
      {({ busy }) => (
        <Button type="submit" variant={course.isPublished ? 'secondary' : 'primary'} busy={busy}>
          {course.isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      )}
    </ApiForm>
  );
}
