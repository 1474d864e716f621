import { Form, Link, useSearchParams } from 'react-router';
import { ApiFailure, read } from '../contract/client.ts';
import { categories, pageSizes } from '../contract/constants.ts';
import { counted } from '../contract/wording.ts';
import { CourseCard } from '../features/catalogue/components/course-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { RouteDivider } from '../ui/route-divider.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Route } from './+types/home';
import { HomeHero } from './home/hero.tsx';
import { scopeOf } from './scope.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Milepost · Courses for project, programme and portfolio professionals' },
  {
    name: 'description',
    content:
      'Practical online courses on planning, risk, agile delivery, portfolios and the PMO, with tracked progress and verifiable certificates.',
  },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.canonical }] : []),
];

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  const search = new URL(args.request.url).searchParams.get('search') ?? '';
  const canonical = `${appUrl}/`;
  try {
    const query = { sort: 'newest', limit: pageSizes.featured, ...(search && { search }) } as const;
    const { courses, total, totalIsCapped } = await read(api.courses.$get({ query }));
    return { canonical, search, courses, total, totalIsCapped, message: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { canonical, search, courses: [], total: 0, totalIsCapped: false, message: error.message };
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <HomeHero />
      <Categories />
      <Featured {...loaderData} />
      <CallToAction />
    </main>
  );
}

function Categories() {
  return (
    <section aria-labelledby="categories" className="page-width py-12">
      <h2 id="categories" className="text-3xl">
        Browse by Category
      </h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={`/all-courses?${new URLSearchParams({ category })}`}
              className="hover-raise flex h-full min-h-16 items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3 font-semibold text-ink no-underline"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0 rotate-45 bg-amber" />
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FeaturedProps = Route.ComponentProps['loaderData'];

function Featured({ courses, total, totalIsCapped, message, search }: FeaturedProps) {
  return (
    <section aria-labelledby="featured" className="page-width py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured" className="text-3xl">
            Featured courses
          </h2>
          <p className="mt-1 text-ink-2" role="status">
            Showing {courses.length} of {counted(total, 'course')}
            {totalIsCapped && ' and more'}
          </p>
        </div>
        <LinkButton to="/all-courses" variant="secondary">
          View All Courses
        </LinkButton>
      </div>
      <Form className="mt-6 max-w-md" role="search" preventScrollReset>
        <SearchField
          key={search}
          label="Search featured courses"
          name="search"
          placeholder="Search by title, category or instructor"
          defaultValue={search}
          maxLength={200}
        />
      </Form>
      <div className="mt-6">
        <FeaturedList courses={courses} message={message} search={search} />
      </div>
    </section>
  );
}

function FeaturedList({ courses, message, search }: Pick<FeaturedProps, 'courses' | 'message' | 'search'>) {
  const [words] = useSearchParams();
  if (message) return <ErrorState message={message} onRetry={() => window.location.reload()} />;
  if (courses.length === 0) {
    const clear = <LinkButton to="/">Clear search</LinkButton>;
    const browse = <LinkButton to="/all-courses">Browse Courses</LinkButton>;
    return (
      <EmptyState
        title="No courses found"
        text={search && `Nothing matches “${words.get('search')}”.`}
        action={search ? clear : browse}
      />
    );
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {courses.map((course) => (
        <li key={course._id}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="start" className="page-width pt-12">
      <RouteDivider />
      <div className="mx-auto max-w-2xl pt-12 text-center">
        <h2 id="start" className="text-3xl">
          Start Learning Today
        </h2>
        <p className="mt-3 text-lg text-ink-2">
          Pick one course for the problem on your desk this week. See how far along the route you are at every
          step.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <LinkButton to="/auth?tab=register" size="lg">
            Sign Up For Free
          </LinkButton>
          <LinkButton to="/all-courses" size="lg" variant="secondary">
            Browse Courses
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
