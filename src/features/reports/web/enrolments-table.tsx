import { defineList, type Listed, type ListFilter } from '../../../lib/list/define-list.ts';
import { ListPart } from '../../../lib/list/list-part.tsx';
import type { Part } from '../../../lib/page/part.ts';
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

type Course = { _id: string; title: string };
type Enrolments = Listed<'enrollments', TaughtEnrolment>;

type Props = {
  enrolments: Part<Enrolments>;
  /** The courses to choose from; null on a single course's page. */
  courses: Course[] | null;
  /** The single course. */
  courseId?: string;
};

/** Enrolments with search, filters, sorting and CSV. */
export function EnrolmentsTable({ enrolments, courses, courseId }: Props) {
  return <ListPart list={enrolmentList(courses, courseId)} loaded={enrolments} />;
}

const enrolmentList = (courses: Course[] | null, courseId: string | undefined) =>
  defineList({
    rows: (list: Enrolments) => list.enrollments,
    caption: 'Enrolments',
    things: 'enrolments',
    thing: 'enrolment',
    search: {
      label: 'Search enrolments',
      placeholder: courses ? 'Search by student, email or course…' : 'Search by student or email…',
    },
    filters: courses ? [courseFilter(courses), ...filters] : filters,
    filtersInPanel: true,
    csv: { address: '/api/courses/enrolled-students.csv', also: courseId ? { course: courseId } : undefined },
    defaultSort: '-enrolled',
    columns: [
      nameColumn,
      emailColumn,
      ...(courses ? [courseColumn] : []),
      enrolledColumn,
      progressColumn,
      paymentColumn,
      amountColumn,
      statusColumn,
    ],
    empty: 'No enrollments available',
    noMatch: 'No matching enrollments found',
  });

const courseFilter = (courses: Course[]) => ({
  name: 'course',
  label: 'Course',
  all: 'All courses',
  options: Object.fromEntries(courses.map(({ _id, title }) => [_id, title])),
});

const filters: ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'All statuses',
    options: {
      'not-started': 'Not started',
      'in-progress': 'In progress',
      completed: 'Completed',
      ended: 'Ended',
    },
  },
  {
    name: 'payment',
    label: 'Payment',
    all: 'All payments',
    options: { completed: 'Paid', free: 'Free', refunded: 'Refunded' },
  },
];
