import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { CsvLink } from '../../../ui/actions/csv-link.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { FilterPanel } from '../../../ui/lists/filter-panel.tsx';
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import type { TaughtEnrolment } from '../contract.ts';
import {
  amountColumn,
  courseColumn,
  emailColumn,
  enrolledColumn,
  nameColumn,
  paymentColumn,
  progressColumn,
  statusColumn,
} from './enrolment-columns.tsx';

type Props = {
  list: { enrollments: TaughtEnrolment[]; total: number; page: number; limit: number; error: string | null };
  /** The courses to choose from; null while one course is looked at. */
  courses: { _id: string; title: string }[] | null;
  /** The one course that is looked at. */
  courseId?: string;
};

/** Who is enrolled: search, filters, order, and the whole of it as a spreadsheet. */
export function EnrolmentsTable({ list, courses, courseId }: Props) {
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname === pathname;
  const { revalidate } = useRevalidator();
  const columns = [
    nameColumn,
    emailColumn,
    ...(courses ? [courseColumn] : []),
    enrolledColumn,
    progressColumn,
    paymentColumn,
    amountColumn,
    statusColumn,
  ];
  return (
    <>
      <ListToolbar
        className="mt-6 mb-4"
        search={{
          label: 'Search enrolments',
          placeholder: courseId ? 'Search by student or email…' : 'Search by student, email or course…',
        }}
        actions={
          <>
            <FilterPanel filters={courses ? [courseFilter(courses), ...filters] : filters} />
            <CsvLink
              address="/api/courses/enrolled-students.csv"
              also={courseId ? { course: courseId } : undefined}
            />
          </>
        }
      />
      <DataTable
        caption="Enrolments"
        columns={columns}
        rows={list.enrollments}
        rowKey={(row) => row._id}
        defaultSort="-enrolled"
        loading={loading}
        error={list.error ? { message: list.error, onRetry: () => void revalidate() } : null}
        emptyMessage="No enrollments available"
        noMatchMessage="No matching enrollments found"
      />
      <Pagination className="mt-4" list={list} things="enrolments" thing="enrolment" />
    </>
  );
}

const courseFilter = (courses: { _id: string; title: string }[]) => ({
  name: 'course',
  label: 'Course',
  options: [
    { value: '', label: 'All courses' },
    ...courses.map(({ _id, title }) => ({ value: _id, label: title })),
  ],
});

const filters = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      { value: 'not-started', label: 'Not started' },
      { value: 'in-progress', label: 'In progress' },
      { value: 'completed', label: 'Completed' },
      { value: 'ended', label: 'Ended' },
    ],
  },
  {
    name: 'payment',
    label: 'Payment',
    options: [
      { value: '', label: 'All payments' },
      { value: 'completed', label: 'Paid' },
      { value: 'free', label: 'Free' },
      { value: 'refunded', label: 'Refunded' },
    ],
  },
];
