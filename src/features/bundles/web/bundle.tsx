import { data } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { counted, duration } from '../../../contract/text/formats.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { useViewer } from '../../../lib/page/use-viewer.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Rail } from '../../../ui/progress/rail.tsx';
import { Price } from '../../catalogue/web/cards/price.tsx';
import type { Bundle } from '../contract.ts';
import type { Route } from './+types/bundle';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Bundle · Milepost' }];
  const { bundle, canonical } = loaderData;
  return describePage({
    title: bundle.title,
    description: bundle.subtitle || `${counted(bundle.courseCount, 'course')} in one bundle.`,
    canonical,
  });
};

export async function loader(args: Route.LoaderArgs) {
  const { api, appUrl } = scopeOf(args);
  try {
    const { bundle } = await read(api.bundles[':id'].$get({ param: segments({ id: args.params.slug }) }));
    return { bundle, canonical: `${appUrl}/bundles/${bundle.slug}` };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export default function BundlePage({ loaderData: { bundle } }: Route.ComponentProps) {
  const { title, subtitle, description, courseCount, totalHours, instructor } = bundle;
  return (
    <main id="main" tabIndex={-1} className="page-width py-8">
      <Breadcrumbs
        items={[
          { label: 'The PMO Bundle', to: '/all-courses?category=The+PMO+Bundle' },
          { label: title, to: `/bundles/${bundle.slug}` },
        ]}
      />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="text-4xl wrap-anywhere">{title}</h1>
          {subtitle && <p className="mt-3 text-lg wrap-anywhere text-ink-2">{subtitle}</p>}
          <p className="mt-3 text-ink-2">
            {counted(courseCount, 'course')} · {duration(totalHours * 3600)} of video
            {instructor && ` · by ${instructor.name}`}
          </p>
          {description && <p className="mt-6 max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
          <h2 className="mt-8 mb-4 text-2xl">The route</h2>
          <RouteOfCourses bundle={bundle} />
        </div>
        <BuyCard bundle={bundle} />
      </div>
    </main>
  );
}

function RouteOfCourses({ bundle: { courses, viewer } }: { bundle: Bundle }) {
  const isOwned = (id: string) => viewer.owned.includes(id);
  return (
    <Rail
      label="Courses of this bundle, in order"
      orientation="vertical"
      items={courses.map((course) => ({
        key: course._id,
        label: course.title,
        to: `/courses/${course.slug}`,
        hint: `${course.instructor.name} · ${course.level} · ${counted(course.totalLectures, 'lecture')} · ${formatUsd(course.discountPrice ?? course.price)}`,
        state: isOwned(course._id) ? ('done' as const) : ('ahead' as const),
        children: isOwned(course._id) ? <Badge tone="green">You have this course</Badge> : undefined,
      }))}
    />
  );
}

function BuyCard({ bundle }: { bundle: Bundle }) {
  const { price, separately, viewer, courses } = bundle;
  const { amount, owned } = viewer;
  const hasAll = owned.length === courses.length;
  return (
    <Card padding="lg" className="space-y-4 lg:sticky lg:top-8">
      {owned.length === 0 ? (
        <Price
          size="lg"
          showSaving
          price={separately > price ? separately : price}
          discountPrice={separately > price ? price : null}
        />
      ) : (
        !hasAll && (
          <>
            <Price
              size="lg"
              price={price > amount ? price : amount}
              discountPrice={price > amount ? amount : null}
            />
            <p className="text-ink-2">
              You have {counted(owned.length, 'course')} of this bundle already, so you pay only for the rest.
            </p>
          </>
        )
      )}
      <BuyButton slug={bundle.slug} hasAll={hasAll} />
      <p className="text-sm text-ink-2">
        One payment enrols you in every course. You can refund each course by its share, under the{' '}
        <a className="link" href="/termsandconndition#payments-and-refunds">
          refund terms
        </a>
        .
      </p>
    </Card>
  );
}

function BuyButton({ slug, hasAll }: { slug: string; hasAll: boolean }) {
  const viewer = useViewer();
  if (hasAll)
    return (
      <LinkButton to="/dashboard/enrolled-courses" size="lg" className="w-full">
        You have every course
      </LinkButton>
    );
  if (!viewer)
    return (
      <LinkButton to={`/auth?next=${encodeURIComponent(`/bundles/${slug}`)}`} size="lg" className="w-full">
        Login to Purchase
      </LinkButton>
    );
  if (viewer.role !== 'user')
    return <p className="text-ink-2">Instructors and administrators can’t buy courses.</p>;
  return (
    <LinkButton to={`/checkout/bundle/${slug}`} size="lg" className="w-full">
      Buy this bundle
    </LinkButton>
  );
}
