import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiFailure, messageOr, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { courseLength } from '../../../../contract/course/course-length.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { orUnsaved } from '../../../../lib/form/failures/or-connection-lost.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import type { FullCourse } from '../../../authoring/contract.ts';
import { ArchiveCourseDialog } from '../../../authoring/web/archive-course-dialog.tsx';
import { CourseChanges } from '../../../authoring/web/changes/course-changes.tsx';
import { ReviewBadge, VisibilityBadge } from '../../../authoring/web/course-badges.tsx';
import { CourseText } from '../../../authoring/web/course-text.tsx';
import { LectureViewer } from '../../../authoring/web/lecture-viewer.tsx';
import { RemovalMenu } from '../../../authoring/web/removal-menu.tsx';
import { RemoveCourseDialog } from '../../../authoring/web/remove-course-dialog.tsx';
import { Price } from '../../../catalogue/web/cards/price.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { Route } from './+types/course';
import { RejectDialog, RejectWithoutScripts } from './reject-dialog.tsx';
import { reviewAction } from './review-action.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const course = scopeOf(args).api.admin.courses[':id'];
  const param = segments({ id: args.params.courseId });
  const changes = read(course.changes.$get({ param })).then((found) => found.changes);
  const comparison = loadPart(changes, 'We couldn’t compare this course with its approved version.');
  try {
    const [found, compared] = await Promise.all([read(course.$get({ param })), comparison]);
    return { ...found, changes: compared };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const missing = error.status === 404 || error.status === 400;
    const message = missing
      ? 'Course not found'
      : `Error loading course: ${messageOr(error, 'Please try again in a moment.')}`;
    throw redirectWithToast('/admin-dashboard/admin-courses', message, 'error');
  }
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  return reviewAction(args, 'published');
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction());

export default function CourseReview({ loaderData: { course, changes }, actionData }: Route.ComponentProps) {
  const [removing, setRemoving] = useState(false);
  const [archiving, setArchiving] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  return (
    <>
      <PageHeader
        title={course.title}
        text={course.subtitle}
        breadcrumbs={[
          { label: 'Back to Courses', to: '/admin-dashboard/admin-courses' },
          { label: course.title },
        ]}
        actions={
          <>
            <CourseActions course={course} onReject={() => setRejecting(true)} />
            <RemovalMenu
              course={course}
              onArchive={() => setArchiving(true)}
              onDelete={() => setRemoving(true)}
            />
          </>
        }
      />
      {actionData?.failure && (
        <Notice tone="error" role="alert" className="mt-6">
          {actionData.failure.message}
        </Notice>
      )}
      <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-8">
          <CourseChanges changes={changes} />
          <section aria-label="Lectures">
            <LectureViewer courseId={course._id} sections={course.sections} />
          </section>
          <CourseText course={course} />
        </div>
        <SideCard course={course} />
      </div>
      <RemoveCourseDialog course={removing ? course : null} onClose={() => setRemoving(false)} />
      {archiving && <ArchiveCourseDialog course={course} onClose={() => setArchiving(false)} />}
      <RejectDialog course={rejecting ? course : null} onClose={() => setRejecting(false)} />
    </>
  );
}

/** Approve, Reject and Publish or Unpublish. Rejecting asks for a reason, in a dialog or, without scripts, in place. */
function CourseActions({ course, onReject }: { course: FullCourse; onReject: () => void }) {
  const isPending = course.status === 'pending';
  const publication = course.isPublished ? 'unpublish' : 'publish';
  return (
    <>
      <ApiForm
        hiddenFields={{ courseId: course._id, shownStatus: course.status, shownVersion: `${course.version}` }}
        className="contents"
      >
        {({ sending }) => (
          <>
            {isPending && (
              <>
                <Button
                  type="submit"
                  name="intent"
                  value="approve"
                  icon={<Check aria-hidden="true" />}
                  busy={sending?.get('intent') === 'approve'}
                >
                  Approve
                </Button>
                <Button
                  className="needs-js"
                  variant="secondary"
                  icon={<X aria-hidden="true" />}
                  onClick={onReject}
                >
                  Reject
                </Button>
              </>
            )}
            {course.status !== 'archived' && (
              <Button
                type="submit"
                name="intent"
                value={publication}
                variant="secondary"
                busy={sending?.get('intent') === publication}
              >
                {course.isPublished ? 'Unpublish' : 'Publish'}
              </Button>
            )}
          </>
        )}
      </ApiForm>
      {isPending && <RejectWithoutScripts course={course} />}
    </>
  );
}

const pages = [
  { path: 'questions', label: 'Question bank' },
  { path: 'quizzes', label: 'Quizzes' },
  { path: 'live-sessions', label: 'Live sessions' },
];

function SideCard({ course }: { course: FullCourse }) {
  return (
    <aside aria-label="Facts" className="xl:sticky xl:top-8 xl:self-start">
      <Card padding="none" className="overflow-hidden">
        <Thumbnail url={course.thumbnail?.url} />
        <div className="p-4">
          <Price price={course.price} discountPrice={course.discountPrice} showSaving />
          <dl className="mt-4 space-y-2 text-sm">
            <Fact name="Status">
              <ReviewBadge status={course.status} />
            </Fact>
            <Fact name="Visibility">
              <VisibilityBadge isPublished={course.isPublished} />
            </Fact>
            <Fact name="Instructor">{course.instructor.name || 'Unknown'}</Fact>
            <Fact name="Category">{course.category}</Fact>
            <Fact name="Level">{course.level}</Fact>
            <Fact name="Language">{course.language}</Fact>
            <Fact name="Length">{courseLength(course.totalHours, course.totalLectures)}</Fact>
            <Fact name="Students">{formatCount(course.studentCount)}</Fact>
            <Fact name="Created">
              <LocalTime iso={course.createdAt} />
            </Fact>
            <Fact name="Last Updated">
              <LocalTime iso={course.updatedAt} />
            </Fact>
          </dl>
          <ul className="mt-4 space-y-1 border-t border-hairline pt-4">
            {pages.map(({ path, label }) => (
              <li key={path}>
                <Link to={`/admin-dashboard/courses/${course._id}/${path}`} className="link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          {course.status === 'rejected' && course.reviewReason && (
            <p className="mt-4 border-t border-hairline pt-4 text-sm">
              <span className="block font-semibold">Reason for the rejection</span>
              <span className="whitespace-pre-line text-ink-2">{course.reviewReason}</span>
            </p>
          )}
        </div>
      </Card>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
