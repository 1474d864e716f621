import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import { pageSizes } from '../../contract/constants.ts';
import { formatUsd } from '../../contract/money.ts';
import { longDate } from '../../contract/wording.ts';
import { StatusBadge, VisibilityBadge } from '../../features/authoring/components/course-badges.tsx';
import { CourseTitleCell } from '../../features/authoring/components/course-title-cell.tsx';
import { RemoveCourseDialog } from '../../features/authoring/components/remove-course-dialog.tsx';
import { AdminQuery, type ManagedCourse } from '../../features/authoring/schemas.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { guardRole } from '../guard.ts';
import { wordsOf } from '../instructor/query.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/courses';
import { RejectDialog } from './reject-dialog.tsx';
import { reviewAction } from './review-action.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Course Management · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'admin');
  const query = { ...wordsOf(args.request, AdminQuery), limit: pageSizes.adminCourses };
  try {
    return { ...(await read(scopeOf(args).api.admin.courses.$get({ query }))), error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { courses: [], total: 0, page: 1, limit: query.limit, error: error.message };
  }
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'admin');
  return reviewAction(args.request, scopeOf(args).api, 'approved');
}

const filter = {
  name: 'status',
  label: 'Show',
  options: [
    { value: '', label: 'All Courses' },
    { value: 'published', label: 'Published' },
    { value: 'unpublished', label: 'Unpublished' },
    { value: 'approved', label: 'Approved' },
    { value: 'pending', label: 'Pending' },
    { value: 'rejected', label: 'Rejected' },
  ],
};

const columns: Column<ManagedCourse>[] = [
  {
    key: 'title',
    header: 'Title',
    cell: (course) => <CourseTitleCell course={course} to={`/admin-dashboard/courses/${course._id}`} />,
  },
  { key: 'instructor', header: 'Instructor', cell: (course) => course.instructor.name || 'Unknown' },
  {
    key: 'price',
    header: 'Price',
    sortable: true,
    align: 'end',
    cell: (course) => formatUsd(course.discountPrice ?? course.price),
  },
  {
    key: 'students',
    header: 'Students',
    sortable: true,
    align: 'end',
    cell: (course) => course.studentCount.toLocaleString('en-GB'),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (course) => (
      <span className="flex flex-wrap gap-2">
        <StatusBadge status={course.status} />
      </span>
    ),
  },
  {
    key: 'visibility',
    header: 'Visibility',
    cell: (course) => <VisibilityBadge isPublished={course.isPublished} />,
  },
  {
    key: 'created',
    header: 'Created',
    sortable: true,
    hideOnPhone: true,
    cell: (course) => longDate(course.createdAt),
  },
];

export default function CourseManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { courses, total, page, limit, error } = loaderData;
  const [removing, setRemoving] = useState<ManagedCourse | null>(null);
  const [rejecting, setRejecting] = useState<ManagedCourse | null>(null);
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  return (
    <>
      <PageHeader
        title="Course Management"
        text="Review what instructors submit, and decide what the catalogue shows."
      />
      <ListToolbar
        className="mt-6 mb-4"
        search={{ label: 'Search courses', placeholder: 'Search courses...' }}
        filters={[filter]}
      />
      {actionData?.failure && (
        <Notice tone="error" role="alert" className="mb-4">
          {actionData.failure.message}
        </Notice>
      )}
      <DataTable
        caption="Courses"
        columns={columns}
        rows={courses}
        rowKey={(course) => course._id}
        defaultSort="-created"
        loading={
          navigation.state === 'loading' && navigation.location.pathname === '/admin-dashboard/admin-courses'
        }
        error={
          error
            ? { message: `Error loading courses: ${error}`, onRetry: () => revalidator.revalidate() }
            : null
        }
        rowActions={(course) => (
          <RowActions
            course={course}
            onReject={() => setRejecting(course)}
            onRemove={() => setRemoving(course)}
          />
        )}
        emptyMessage="No courses available"
        noMatchMessage="No courses found matching your criteria"
      />
      <Pagination page={page} limit={limit} total={total} things="courses" thing="course" />
      <RemoveCourseDialog course={removing} onClose={() => setRemoving(null)} />
      <RejectDialog course={rejecting} onClose={() => setRejecting(null)} />
    </>
  );
}

function RowActions(props: { course: ManagedCourse; onReject: () => void; onRemove: () => void }) {
  const { course, onReject, onRemove } = props;
  const canToggle = course.status !== 'archived';
  return (
    <>
      {course.status === 'pending' && (
        <>
          <Deed course={course} intent="approve" label="Approve" icon={<Check aria-hidden="true" />} />
          <IconButton label={`Reject ${course.title}`} title="Reject" size="sm" onClick={onReject}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
      {canToggle &&
        (course.isPublished ? (
          <Deed course={course} intent="unpublish" label="Unpublish" icon={<EyeOff aria-hidden="true" />} />
        ) : (
          <Deed course={course} intent="publish" label="Publish" icon={<Eye aria-hidden="true" />} />
        ))}
      <IconButton
        label={`Delete ${course.title}`}
        title="Delete"
        size="sm"
        variant="danger"
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** One deed that needs no question asked. */
function Deed(props: { course: ManagedCourse; intent: string; label: string; icon: ReactNode }) {
  const { course, intent, label, icon } = props;
  const { formData } = useNavigation();
  const busy = formData?.get('courseId') === course._id && formData.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset className="inline-flex">
      <input type="hidden" name="courseId" value={course._id} />
      <input type="hidden" name="intent" value={intent} />
      <IconButton type="submit" label={`${label} ${course.title}`} title={label} size="sm" busy={busy}>
        {icon}
      </IconButton>
    </Form>
  );
}
