import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Form, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/client.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { formatUsd } from '../../../../contract/money.ts';
import { formatCount } from '../../../../contract/text/formats.ts';
import { orUnsaved } from '../../../../lib/form/or-connection-lost.ts';
import { orLastPage } from '../../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../../lib/list/query-params.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { buttonLook } from '../../../../ui/actions/button-look.ts';
import { CsvLink } from '../../../../ui/actions/csv-link.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/actions/menu.tsx';
import { type Column, DataTable } from '../../../../ui/lists/data-table.tsx';
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../../ui/lists/pagination.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { AdminQuery, type ManagedCourse } from '../../../authoring/contract.ts';
import { StatusBadge, VisibilityBadge } from '../../../authoring/web/course-badges.tsx';
import { CourseTitleCell } from '../../../authoring/web/course-title-cell.tsx';
import { RemoveCourseDialog } from '../../../authoring/web/remove-course-dialog.tsx';
import type { Route } from './+types/courses';
import { RejectDialog } from './reject-dialog.tsx';
import { reviewAction } from './review-action.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Course Management · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const query = { ...wordsOf(args.request, AdminQuery), limit: pageSizes.adminCourses };
  try {
    const { courses } = scopeOf(args).api.admin;
    const ask = (page: number) => read(courses.$get({ query: { ...query, page } }));
    return { ...(await orLastPage(query.page, ask)), error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { courses: [], total: 0, page: 1, limit: query.limit, error: error.message };
  }
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  return reviewAction(args.request, scopeOf(args).api, 'approved');
}

export { shouldRevalidate } from '../../../../lib/form/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction());

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
  {
    key: 'instructor',
    header: 'Instructor',
    cell: (course) => (
      <span className="block min-w-20 wrap-anywhere">{course.instructor.name || 'Unknown'}</span>
    ),
  },
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
    cell: (course) => formatCount(course.studentCount),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (course) => <StatusBadge status={course.status} />,
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
    cell: (course) => <LocalTime look="short" iso={course.createdAt} />,
  },
];

const none = 'No courses available';

export default function CourseManagement({ loaderData, actionData }: Route.ComponentProps) {
  const { courses, total, page, limit, error } = loaderData;
  const [removing, setRemoving] = useState<ManagedCourse | null>(null);
  const [rejecting, setRejecting] = useState<ManagedCourse | null>(null);
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Course Management"
        text="Review submitted courses and decide what appears in the catalogue."
      />
      <ListToolbar
        className="mt-6 mb-4"
        search={{ label: 'Search courses', placeholder: 'Search courses...' }}
        filters={[filter]}
        actions={<CsvLink address="/api/admin/courses.csv" />}
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
            ? {
                message: `Error loading courses: ${error}`,
                onRetry: () => revalidator.revalidate(),
                retryLabel: 'Retry',
              }
            : null
        }
        rowActions={(course) => (
          <RowActions
            course={course}
            onReject={() => setRejecting(course)}
            onRemove={() => setRemoving(course)}
          />
        )}
        emptyMessage={none}
        noMatchMessage={query.get('search') ? 'No courses found matching your criteria' : none}
      />
      <Pagination className="mt-4" list={{ page, limit, total }} things="courses" thing="course" />
      <RemoveCourseDialog course={removing} onClose={() => setRemoving(null)} />
      <RejectDialog course={rejecting} onClose={() => setRejecting(null)} />
    </>
  );
}

/** What can be done with a course. Approve and the toggle are a form's buttons: they work without JavaScript. */
function RowActions(props: { course: ManagedCourse; onReject: () => void; onRemove: () => void }) {
  const { course, onReject, onRemove } = props;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="courseId" value={course._id} />
      <Menu
        label={<Ellipsis aria-hidden="true" />}
        accessibleLabel={`Actions for ${course.title}`}
        align="end"
        chevron={false}
        triggerClassName={buttonLook('quiet', 'sm', 'btn-icon')}
      >
        {course.status === 'pending' && (
          <>
            <MenuItem type="submit" name="intent" value="approve" icon={<Check aria-hidden="true" />}>
              Approve
            </MenuItem>
            <MenuItem className="needs-js" icon={<X aria-hidden="true" />} onClick={onReject}>
              Reject
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {course.status !== 'archived' && (
          <MenuItem
            type="submit"
            name="intent"
            value={course.isPublished ? 'unpublish' : 'publish'}
            icon={course.isPublished ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          >
            {course.isPublished ? 'Unpublish' : 'Publish'}
          </MenuItem>
        )}
        <MenuItem className="needs-js" icon={<Trash2 aria-hidden="true" />} tone="danger" onClick={onRemove}>
          Delete
        </MenuItem>
      </Menu>
    </Form>
  );
}
