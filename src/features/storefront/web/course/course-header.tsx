import { shownRatings } from '../../../../contract/ratings/shown-ratings.ts';
import { counted, formatDate, hoursOf } from '../../../../contract/text/time/formats.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Stars } from '../../../../ui/display/rating/stars.tsx';
import { Breadcrumbs } from '../../../../ui/navigation/breadcrumbs.tsx';
import type { CourseDetail } from '../../../catalogue/contract.ts';
import { CreditChips } from '../../../catalogue/web/cards/credit-chips.tsx';
import { categoryPath } from '../../../catalogue/web/filters/category-path.ts';
import { InstructorLine } from './instructor/instructor-line.tsx';

/** The course at a glance. @param exercises how long the exercises take, if there are any */
export function CourseHeader({ course, exercises }: { course: CourseDetail; exercises?: string }) {
  const ratings = shownRatings(course.ratings);
  return (
    <header className="page-width py-8 lg:pr-[28rem]">
      <Breadcrumbs
        items={[
          { label: 'Courses', to: '/all-courses' },
          { label: course.category, to: categoryPath(course.category) },
          { label: course.title },
        ]}
      />
      <h1 className="mt-4 text-4xl">{course.title}</h1>
      <p className="mt-3 text-lg text-ink-2">{course.subtitle}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        <Badge tone="green">{course.level}</Badge>
        {ratings ? (
          <a href="#reviews" className="flex items-center gap-2 text-ink-2">
            <strong className="text-ink">{ratings.average.toFixed(1)}</strong>
            <Stars value={ratings.average} className="text-sm" />
            {counted(ratings.count, 'review')}
          </a>
        ) : (
          <Badge tone="amber">New</Badge>
        )}
        <span>Created {formatDate(course.createdAt)}</span>
        <span>{course.language}</span>
        <span>{counted(course.studentCount, 'student')}</span>
        {course.totalHours > 0 && <span>{hoursOf(course.totalHours, 'total hour')}</span>}
        {exercises && <span>{exercises}</span>}
      </p>
      <CreditChips credits={course.credits} className="mt-4" />
      <InstructorLine instructor={course.instructor} className="mt-5" />
    </header>
  );
}
