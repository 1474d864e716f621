import { Link } from 'react-router';
import { counted } from '../../../contract/text/time/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import type { ManagedCourse } from '../../authoring/contract.ts';
import { StatusBadge } from '../../authoring/web/course-badges.tsx';
import { Thumbnail } from '../../catalogue/web/cards/thumbnail.tsx';

/** The percentage points by which each student lengthens the enrolment-rate bar. */
const percentPerStudent = 5;

/** The courses with the most students, each with its status and its enrolment rate, which is explained above them. */
export function TopCourses({ courses }: { courses: ManagedCourse[] }) {
  return (
    <>
      <p className="mb-4 text-sm text-ink-2">
        The enrolment rate grows by {percentPerStudent}% with each student, up to 100% at{' '}
        {100 / percentPerStudent} students.
      </p>
      <ol className="grid gap-4 xl:grid-cols-3">
        {courses.map((course) => (
          <Card
            as="li"
            key={course._id}
            padding="none"
            interactive
            className="flex overflow-hidden xl:flex-col"
          >
            <div className="m-4 me-0 w-24 shrink-0 self-start overflow-hidden rounded-control sm:w-40 xl:m-0 xl:w-full xl:rounded-none">
              <Thumbnail url={course.thumbnail?.url} sizes="(min-width: 80rem) 18rem, 10rem" />
            </div>
            <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <Link
                  to={`/instructor-dashboard/courses/${course._id}`}
                  className="stretched-link min-w-0 flex-1 basis-40 font-semibold"
                >
                  {course.title}
                </Link>
                <StatusBadge status={course.status} />
              </div>
              <p className="mt-auto text-sm text-ink-2">{counted(course.studentCount, 'student')}</p>
              <ProgressBar
                showLabel
                label="Enrolment rate"
                value={Math.min(100, course.studentCount * percentPerStudent)}
              />
            </div>
          </Card>
        ))}
      </ol>
    </>
  );
}
