import { useLocation, useNavigation } from 'react-router';
import { read } from '../../../contract/api/client.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { counted } from '../../../contract/text/formats.ts';
import { startOf } from '../../../contract/text/wording.ts';
import { orLastPage } from '../../../lib/list/clamp-page.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import { changeQuery, clearedQuery } from '../../../ui/lists/list-query.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Route } from './+types/courses';
import { categoryPath } from './category-path.ts';
import { CourseCards } from './course-cards.tsx';
import { courseQuery } from './course-copy.ts';
import { CourseFilters } from './course-filters.tsx';
import { chipsOf } from './filter-chips.ts';
import { breadcrumbData, listData } from './structured-data.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'All courses · Milepost' }];
  const { query, canonical, courses, page, limit } = loaderData;
  const { origin } = new URL(canonical);
  const category = chosenCategory(query);
  const title = category ? `${category} courses` : 'All courses';
  return describePage({
    title: page > 1 ? `${title}, page ${page}` : title,
    description: category
      ? `Online courses on ${category} for project, programme and portfolio professionals. Compare level, length and price.`
      : 'Search and filter every course on Milepost by category, level, language and price.',
    canonical,
    hidden: Boolean(query.search),
    data: [
      listData(origin, title, courses, (page - 1) * limit + 1),
      ...(category ? [breadcrumbData(wayTo(origin, category))] : []),
    ],
  });
};

const wayTo = (origin: string, category: string) => [
  { name: 'Courses', url: `${origin}/all-courses` },
  { name: category, url: `${origin}${categoryPath(category)}` },
];

const chosenCategory = ({ category }: { category?: string }) => (category === 'All' ? undefined : category);

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  const query = courseQuery(args.request);
  const ask = (page: number) =>
    read(api.courses.$get({ query: { ...query, page, limit: pageSizes.courses } }));
  const list = await orLastPage(query.page, ask);
  const category = chosenCategory(query);
  const params = new URLSearchParams({
    ...(category && { category }),
    ...(list.page > 1 && { page: String(list.page) }),
  });
  // The cards show the start of each description, so the rest need not be sent.
  const courses = list.courses.map((course) => ({ ...course, description: startOf(course.description) }));
  return {
    ...list,
    courses,
    query,
    canonical: `${appUrl}/all-courses${params.size > 0 ? `?${params}` : ''}`,
  };
}

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { courses, total, totalIsCapped, page, limit, query } = loaderData;
  const { state, location } = useNavigation();
  const loading = state === 'loading' && /^\/(all-)?courses$/.test(location.pathname);
  return (
    <main id="main" tabIndex={-1} className="page-width py-8">
      <h1 className="text-4xl">{chosenCategory(query) ?? 'All courses'}</h1>
      <p className="mt-2 text-ink-2" role="status">
        {totalIsCapped && 'More than '}
        {counted(total, 'course')}
        {query.search && ` for “${query.search}”`}
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <CourseFilters query={query} total={total} totalIsCapped={totalIsCapped} />
        <div aria-busy={loading} className={loading ? 'opacity-60' : undefined}>
          <FilterChips chips={chipsOf(query)} className="mb-4 flex flex-wrap gap-2" />
          {courses.length === 0 ? (
            <NoCourses search={query.search} />
          ) : (
            <>
              <h2 className="sr-only">Courses</h2>
              <CourseCards courses={courses} columns="sm:grid-cols-2 xl:grid-cols-3" eagerFirst />
              <Pagination
                className="mt-8"
                list={{ page, limit, total, totalIsCapped }}
                things="courses"
                thing="course"
              />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

/** With a search text, only that is cleared: filters and order stay. */
function NoCourses({ search }: { search?: string }) {
  const { search: currentSearch } = useLocation();
  return (
    <EmptyState
      title="No courses found"
      text={search ? `Nothing matches “${search}” with these filters.` : 'Nothing matches these filters.'}
      action={
        <LinkButton
          to={{
            pathname: '/all-courses',
            search: search ? changeQuery(currentSearch, { search: null }) : clearedQuery(currentSearch),
          }}
        >
          Clear search
        </LinkButton>
      }
    />
  );
}
