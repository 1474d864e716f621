import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { counted, duration, longDate } from '../../contract/wording.ts';
import { StatusBadge, VisibilityBadge } from '../../features/authoring/components/course-badges.tsx';
import { CourseStanding } from '../../features/authoring/components/course-standing.tsx';
import { CourseWords } from '../../features/authoring/components/course-words.tsx';
import { LectureViewer } from '../../features/authoring/components/lecture-viewer.tsx';
import { RemoveCourseDialog } from '../../features/authoring/components/remove-course-dialog.tsx';
import type { FullCourse } from '../../features/authoring/schemas.ts';
import { Price } from '../../features/catalogue/components/price.tsx';
import { Thumbnail } from '../../features/catalogue/components/thumbnail.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { guardRole } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/course';
import { courseAction } from './course-action.ts';
import { readOwnCourse } from './own-course.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  return readOwnCourse(scopeOf(args).api, args.params.courseId);
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  return courseAction(args.request, scopeOf(args).api);
}

export default function Course({ loaderData: { course }, actionData }: Route.ComponentProps) {
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <PageHeader
        title={course.title}
        text={course.subtitle}
        breadcrumbs={[{ label: 'My courses', to: '/instructor-dashboard/courses' }, { label: course.title }]}
        actions={
          <>
            <LinkButton to="edit" variant="secondary" icon={<Pencil aria-hidden="true" />}>
              Edit
            </LinkButton>
            <PublicationButton course={course} />
          </>
        }
      />
      <div className="mt-6 space-y-6">
        {actionData?.failure && (
          <Notice tone="error" role="alert">
            {actionData.failure.message}
          </Notice>
        )}
        <CourseStanding course={course} />
        <Tabs
          label="About this course"
          tabs={[
            {
              id: 'overview',
              label: 'Overview',
              content: <OverviewPanel course={course} onRemove={() => setRemoving(true)} />,
            },
            {
              id: 'curriculum',
              label: 'Curriculum',
              count: course.totalLectures,
              content: <LectureViewer sections={course.sections} />,
            },
          ]}
        />
      </div>
      <RemoveCourseDialog course={removing ? course : null} onClose={() => setRemoving(false)} />
    </>
  );
}

function PublicationButton({ course }: { course: FullCourse }) {
  const navigation = useNavigation();
  if (course.status === 'archived') return null;
  return (
    <Form method="post">
      <input type="hidden" name="courseId" value={course._id} />
      <Button
        type="submit"
        name="intent"
        value={course.isPublished ? 'unpublish' : 'publish'}
        variant={course.isPublished ? 'secondary' : 'primary'}
        busy={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      >
        {course.isPublished ? 'Unpublish' : 'Publish'}
      </Button>
    </Form>
  );
}

function OverviewPanel({ course, onRemove }: { course: FullCourse; onRemove: () => void }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="order-2 xl:order-1">
        <CourseWords course={course} />
      </div>
      <div className="order-1 space-y-4 xl:order-2">
        <Card padding="none" className="overflow-hidden">
          <Thumbnail url={course.thumbnail?.url} />
          <div className="space-y-4 p-4">
            <div className="flex flex-wrap gap-2">
              <StatusBadge status={course.status} />
              {course.status !== 'archived' && <VisibilityBadge isPublished={course.isPublished} />}
            </div>
            <Price price={course.price} discountPrice={course.discountPrice} showSaving />
            <Facts course={course} />
            {course.isPublic && (
              <Link to={`/courses/${course.slug}`} className="link inline-block py-1">
                See it in the catalogue
              </Link>
            )}
          </div>
        </Card>
        <Button
          variant="quiet"
          className="btn-quiet-danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        >
          Delete course
        </Button>
      </div>
    </div>
  );
}

function Facts({ course }: { course: FullCourse }) {
  const facts = [
    ['Students', course.studentCount.toLocaleString('en-GB')],
    ['Length', `${duration(course.totalHours * 3600)}, ${counted(course.totalLectures, 'lecture')}`],
    ['Category', course.category],
    ['Level', course.level],
    ['Language', course.language],
    [
      'Certificate',
      course.certificationAvailable ? `From ${course.minCompletionPercentage}% completion` : 'None',
    ],
    ['Created', longDate(course.createdAt)],
    ['Last changed', longDate(course.updatedAt)],
  ] as const;
  return (
    <dl className="space-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
