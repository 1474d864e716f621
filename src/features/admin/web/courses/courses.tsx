import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ApiFailure, messageOr, read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { priceText } from '../../../../contract/money/money.ts';
import { formatCount } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { orUnsaved } from '../../../../lib/form/failures/or-connection-lost.ts';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { buttonClass } from '../../../../ui/actions/button-class.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/actions/menu.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { AdminQuery, type ManagedCourse } from '../../../authoring/contract.ts';
import { ReviewBadge, VisibilityBadge } from '../../../authoring/web/course-badges.tsx';
import { CourseTitleCell } from '../../../authoring/web/course-title-cell.tsx';
import { DeleteWithoutScripts } from '../../../authoring/web/removal-menu.tsx';
import { RemoveCourseDialog } from '../../../authoring/web/remove-course-dialog.tsx';
import type { Route } from './+types/courses';
import { RejectDialog, RejectWithoutScripts } from './reject-dialog.tsx';
import { reviewAction } from './review-action.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Course Management · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { courses } = scopeOf(args).api.admin;
  const options = {
    query: AdminQuery,
    limit: pageSizes.adminCourses,
    failed: (failure: ApiFailure) =>
      `Error loading courses: ${messageOr(failure, 'Please try again in a moment.')}`,
  };
  return loadList(args.request, options, (query) => read(courses.$get({ query })));
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  return reviewAction(args, 'approved');
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnsaved(serverAction());

const shown = {
  published: 'Published',
  unpublished: 'Unpublished',
  approved: 'Approved',
  pending: 'Pending',
  rejected: 'Rejected',
};

const courses = defineList({
  rows: (list: Listed<'courses', ManagedCourse>) => list.courses,
  caption: 'Courses',
  things: 'courses',
  thing: 'course',
  search: { label: 'Search courses', placeholder: 'Search courses...' },
  filters: [{ name: 'status', label: 'Show', all: 'All Courses', options: shown }],
  csv: { address: '/api/admin/courses.csv' },
  defaultSort: '-created',
  columns: [
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
      cell: ({ discountPrice, price }) => priceText(discountPrice ?? price),
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
      cell: (course) => <ReviewBadge status={course.status} />,
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
      phone: 'rest',
      cell: (course) => <LocalTime format="short" iso={course.createdAt} />,
    },
  ],
  empty: 'No courses available',
  retryLabel: 'Retry',
});

export default function CourseManagement({ loaderData, actionData }: Route.ComponentProps) {
  const [removing, setRemoving] = useState<ManagedCourse | null>(null);
  const [rejecting, setRejecting] = useState<ManagedCourse | null>(null);
  const [query] = useSearchParams();
  const list: typeof courses = {
    ...courses,
    rowActions: (course) => (
      <RowActions
        course={course}
        onReject={() => setRejecting(course)}
        onRemove={() => setRemoving(course)}
      />
    ),
    noMatch: query.get('search') ? 'No courses found matching your criteria' : courses.empty,
  };
  return (
    <>
      <ListPage
        title="Course Management"
        text="Review submitted courses and decide what appears in the catalogue."
        list={list}
        loaded={loaderData}
        notice={
          actionData?.failure && (
            <Notice tone="error" role="alert">
              {actionData.failure.message}
            </Notice>
          )
        }
      />
      <RemoveCourseDialog course={removing} onClose={() => setRemoving(null)} />
      <RejectDialog course={rejecting} onClose={() => setRejecting(null)} />
    </>
  );
}

/** The actions for a course: form submissions or dialogs. Without scripts, forms in the row replace the dialogs. */
function RowActions(props: { course: ManagedCourse; onReject: () => void; onRemove: () => void }) {
  const { course, onReject, onRemove } = props;
  return (
    <>
      <ApiForm hiddenFields={{ courseId: course._id, shownStatus: course.status }} preventScrollReset>
        <Menu
          label={<Ellipsis aria-hidden="true" />}
          accessibleLabel={`Actions for ${course.title}`}
          align="end"
          chevron={false}
          triggerClassName={buttonClass('quiet', 'sm', 'btn-icon')}
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
          <MenuItem
            className="needs-js"
            icon={<Trash2 aria-hidden="true" />}
            tone="danger"
            onClick={onRemove}
          >
            Delete
          </MenuItem>
        </Menu>
      </ApiForm>
      {course.status === 'pending' && <RejectWithoutScripts course={course} size="sm" />}
      <DeleteWithoutScripts course={course} size="sm" />
    </>
  );
}
