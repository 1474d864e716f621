import { useNavigation } from 'react-router';
import type { ApiClient } from '../../../contract/api/client.ts';
import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { startOf } from '../../../contract/text/wording.ts';
import { clampPage } from '../../../lib/list/clamp-page.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import type { CategoryCount, CategoryQuery, CourseQuery } from '../contract.ts';
import type { Route } from './+types/courses';
import { BundleCards } from './cards/bundle-cards.tsx';
import { CourseCards } from './cards/course-cards.tsx';
import { NoCourses, type Suggestions } from './cards/no-courses.tsx';
import { courseQuery } from './course-query.ts';
import { categoryPath } from './filters/category-path.ts';
import { CourseFilters } from './filters/course-filters.tsx';
import { chipsOf } from './filters/filter-chips.ts';
import { breadcrumbData, listData } from './structured-data.ts';
import './courses.css';

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
  const [list, counts] = await Promise.all([clampPage(query.page, ask), countsFor(api, filtersIn(query))]);
  const category = chosenCategory(query);
  const showsBundles = category === 'The PMO Bundle' && list.page === 1 && !query.search;
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
    counts,
    bundles: showsBundles ? await bundlesFrom(api, args.request) : null,
    suggestions: list.total === 0 ? await suggestionsFrom(api) : null,
    canonical: `${appUrl}/all-courses${params.size > 0 ? `?${params}` : ''}`,
  };
}

/** The filters that narrow the counts. */
const filtersIn = ({
  page: _,
  limit: __,
  sort: ___,
  category: ____,
  ...filters
}: CourseQuery): CategoryQuery => filters;

/** How many courses of each category match; empty if the request fails, because the page works without counts. */
const countsFor = (api: ApiClient, query: CategoryQuery): Promise<CategoryCount[]> =>
  read(api.courses.categories.$get({ query })).then(
    ({ counts }) => counts,
    () => [],
  );

/** A page of bundles for the list; null if the request fails, because the page works without bundles. */
function bundlesFrom(api: ApiClient, request: Request) {
  const chosen = new URL(request.url).searchParams.get('bundles') ?? '';
  const ask = (page: number) => read(api.bundles.$get({ query: { page, limit: bundlesShown } }));
  return clampPage(/^[1-9]\d{0,5}$/.test(chosen) ? Number(chosen) : 1, ask).catch(() => null);
}

/** Bundles on a page. */
const bundlesShown = 24;

/** Where to look when nothing matches. */
async function suggestionsFrom(api: ApiClient): Promise<Suggestions> {
  const [counts, { courses }] = await Promise.all([
    countsFor(api, {}),
    read(api.courses.$get({ query: { limit: 3 } })).catch(() => ({ courses: [] })),
  ]);
  return {
    categories: counts.filter(({ total }) => total > 0),
    courses: courses.map((course) => ({ ...course, description: startOf(course.description) })),
  };
}

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { bundles, courses, counts, suggestions, total, totalIsCapped, page, limit, query } = loaderData;
  const { state, location } = useNavigation();
  const loading = state === 'loading' && /^\/(all-)?courses$/.test(location.pathname);
  return (
    <main id="main" tabIndex={-1} className="page-width py-8">
      <h1 className="text-4xl">{chosenCategory(query) ?? 'All courses'}</h1>
      <div className="relative mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <CourseFilters {...{ query, counts, total, totalIsCapped }} />
        <div aria-busy={loading} className={loading ? 'opacity-60' : undefined}>
          {bundles && bundles.bundles.length > 0 && <BundleCards list={bundles} />}
          <p className="mb-4 wrap-anywhere lg:flex lg:min-h-11 lg:items-center lg:pe-80" role="status">
            <span>
              <strong>
                {totalIsCapped && 'More than '}
                {counted(total, 'course')}
              </strong>
              {query.search && ` for “${query.search}”`}
            </span>
          </p>
          <FilterChips chips={chipsOf(query)} className="mb-4 flex flex-wrap gap-2" />
          {courses.length === 0 ? (
            <NoCourses search={query.search} suggestions={suggestions} />
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
