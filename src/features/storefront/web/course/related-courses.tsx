import { Link } from 'react-router';
import type { CourseCard as Course } from '../../../catalogue/contract.ts';
import { CourseCards } from '../../../catalogue/web/cards/course-cards.tsx';
import { categoryPath } from '../../../catalogue/web/filters/category-path.ts';

/** Other new courses in the same category; nothing if there are none. */
export function RelatedCourses({ category, courses }: { category: string; courses: Course[] }) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="related" className="border-t border-hairline bg-surface">
      <div className="page-width py-12">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="related" className="text-2xl">
            More in {category}
          </h2>
          <Link to={categoryPath(category)} className="link">
            All courses in {category}
          </Link>
        </div>
        <CourseCards courses={courses} columns="sm:grid-cols-2 lg:grid-cols-3" />
      </div>
    </section>
  );
}
