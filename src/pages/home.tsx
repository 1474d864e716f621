import { data, isRouteErrorResponse } from 'react-router';
import { ApiFailure, read } from '../contract/client.ts';
import { pageSizes } from '../contract/constants.ts';
import { startOf } from '../contract/wording.ts';
import type { CourseCard } from '../features/catalogue/schemas.ts';
import type { Route } from './+types/home';
import { answeredSentence } from './answered-sentence.ts';
import { describePage } from './found/describe-page.ts';
import { organisationData } from './found/organisation-data.ts';
import { CallToAction } from './home/call-to-action.tsx';
import { Categories } from './home/categories.tsx';
import { Featured } from './home/featured.tsx';
import { readFeaturedWords } from './home/featured-words.ts';
import { HomeHero } from './home/hero.tsx';
import { Partners } from './home/partners.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { searchable } from './list-words.ts';
import { scopeOf } from './scope.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? describePage({
        title: 'Milepost: courses for project, programme and portfolio professionals',
        description:
          'Practical online courses on planning, risk, agile delivery, portfolios and the PMO, with tracked progress and certificates that anyone can check.',
        canonical: `${loaderData.appUrl}/`,
        data: organisationData(loaderData.appUrl),
      })
    : [{ title: 'Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  const asked = readFeaturedWords(new URL(args.request.url).searchParams);
  const words = { ...asked, search: searchable(asked.search) };
  const query = {
    sort: 'newest',
    limit: pageSizes.featured,
    ...(words.search && { search: words.search, searchIn: 'title-or-instructor' as const }),
    ...(words.category && { category: words.category }),
  } as const;
  try {
    const { courses: full, total, totalIsCapped } = await read(api.courses.$get({ query }));
    const courses = full.map((course) => ({ ...course, description: startOf(course.description) }));
    return { appUrl, words, courses, total, totalIsCapped, failure: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data({ ...nothing, appUrl, words, failure: error.message }, { status: error.status });
  }
}

/** A search that gets no answer of ours is told of in its place; the page stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status < 500) throw error;
    const { origin, searchParams } = new URL(request.url);
    const words = readFeaturedWords(searchParams);
    return { ...nothing, appUrl: origin, words, failure: answeredSentence(error) };
  }
}

const nothing: { courses: CourseCard[]; total: number; totalIsCapped: boolean } = {
  courses: [],
  total: 0,
  totalIsCapped: false,
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <HomeHero />
      <Categories />
      <Featured {...loaderData} />
      <Testimonials />
      <Partners />
      <CallToAction />
    </main>
  );
}
