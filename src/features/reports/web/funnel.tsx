import { Link } from 'react-router';
import { formatCount, percent } from '../../../contract/text/time/formats.ts';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import type { CourseFunnel } from '../contract.ts';

type Step = 'views' | 'previews' | 'checkouts' | 'enrolments';

const step = (key: Step, header: string, phone?: 'fact'): Column<CourseFunnel> => ({
  key,
  header,
  phone,
  align: 'end',
  cell: (course) => (
    <>
      {formatCount(course[key])}
      {key !== 'views' && course.views > 0 && course[key] <= course.views && (
        <span className="ms-2 text-ink-2">{percent((course[key] / course.views) * 100)}%</span>
      )}
    </>
  ),
});

const columns: Column<CourseFunnel>[] = [
  {
    key: 'title',
    header: 'Course',
    cell: ({ _id, title }) => (
      <Link
        to={`/instructor-dashboard/courses/${_id}?tab=analytics`}
        className="link block min-w-36 font-semibold wrap-anywhere"
      >
        {title}
      </Link>
    ),
  },
  step('views', 'Views', 'fact'),
  step('previews', 'Previews'),
  step('checkouts', 'Checkouts'),
  step('enrolments', 'Enrolments', 'fact'),
];

/** The steps from a view of the page to an enrolment, for each course. */
export function Funnel({ courses }: { courses: CourseFunnel[] }) {
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        The last 30 days. Percentages are of the views. We count page views and previews by day, without
        storing anything about visitors; visits by you or by search engines are left out.
      </p>
      <DataTable
        caption="From views to enrolments"
        columns={columns}
        rows={courses}
        rowKey={(course) => course._id}
        filtered={false}
        emptyMessage="None of your courses is in the catalogue yet."
      />
    </>
  );
}
