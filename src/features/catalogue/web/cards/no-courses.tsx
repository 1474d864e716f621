import { Link, useLocation } from 'react-router';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { changeQuery, clearedQuery } from '../../../../ui/lists/query/list-query.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import type { CategoryCount, CourseCard } from '../../contract.ts';
import { categoryPath } from '../filters/category-path.ts';
import { CourseCards } from './course-cards.tsx';

export type Suggestions = { categories: readonly CategoryCount[]; courses: readonly CourseCard[] };

/** Shown when nothing matches: how to see more courses, and where else to look. */
export function NoCourses({ search, suggestions }: { search?: string; suggestions: Suggestions | null }) {
  const { search: currentSearch } = useLocation();
  const withoutSearch = changeQuery(currentSearch, { search: null });
  const cleared = clearedQuery(currentSearch);
  const also = withoutSearch === cleared ? '' : ' with these filters';
  return (
    <>
      <EmptyState
        title="No courses found"
        text={search ? `Nothing matches “${search}”${also}.` : 'Nothing matches these filters.'}
        action={
          // With a search text, only that is cleared: filters and order stay.
          <LinkButton to={{ pathname: '/all-courses', search: search ? withoutSearch : cleared }}>
            Clear search
          </LinkButton>
        }
      />
      {suggestions && <Elsewhere {...suggestions} />}
    </>
  );
}

function Elsewhere({ categories, courses }: Suggestions) {
  return (
    <div className="mt-10 space-y-10 border-t border-hairline pt-8">
      {categories.length > 0 && (
        <section aria-labelledby="other-categories">
          <h2 id="other-categories" className="mb-4 text-xl">
            Browse a category
          </h2>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ category, total }) => (
              <li key={category} className="max-w-full">
                <Link className="price-chip" to={categoryPath(category)}>
                  {category} <span className="text-ink-2 tabular-nums">{total}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {courses.length > 0 && (
        <section aria-labelledby="new-courses">
          <h2 id="new-courses" className="mb-4 text-xl">
            New on Milepost
          </h2>
          <CourseCards courses={courses} columns="sm:grid-cols-2 xl:grid-cols-3" />
        </section>
      )}
    </div>
  );
}
