import { data, isRouteErrorResponse } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { startOf } from '../../../../contract/text/wording.ts';
import { searchable } from '../../../../lib/list/query-params.ts';
import { responseSentence } from '../../../../lib/page/failures/response-sentence.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { organisationData } from '../../../../lib/seo/organisation-data.ts';
import type { CourseCard } from '../../../catalogue/contract.ts';
import type { Route } from './+types/home';
import { CallToAction } from './call-to-action.tsx';
import { Categories } from './categories.tsx';
import { Featured } from './featured.tsx';
import { readFeaturedQuery } from './featured-query.ts';
import { HomeHero } from './hero/hero.tsx';
import { Partners } from './partners.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

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
  const typed = readFeaturedQuery(new URL(args.request.url).searchParams);
  const searched = { ...typed, search: searchable(typed.search) };
  const query = {
    sort: 'newest',
    limit: pageSizes.featured,
    ...(searched.search && { search: searched.search, searchIn: 'title-or-instructor' as const }),
    ...(searched.category && { category: searched.category }),
  } as const;
  try {
    const { courses: full, total, totalIsCapped } = await read(api.courses.$get({ query }));
    const courses = full.map((course) => ({ ...course, description: startOf(course.description) }));
    return { appUrl, query: searched, courses, total, totalIsCapped, failure: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data({ ...nothing, appUrl, query: searched, failure: error.message }, { status: error.status });
  }
}

/** A failed search is reported in its place; the page stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status < 500) throw error;
    const { origin, searchParams } = new URL(request.url);
    const query = readFeaturedQuery(searchParams);
    return { ...nothing, appUrl: origin, query, failure: responseSentence(error) };
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
