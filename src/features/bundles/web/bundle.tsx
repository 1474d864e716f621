import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { listed } from '../../../contract/text/listed.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import type { Route } from './+types/bundle';
import { BuyCard } from './page/buy-card.tsx';
import { Instructors, RouteOfCourses } from './page/route-of-courses.tsx';

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
  const loading = read(api.bundles[':id'].$get({ param: segments({ id: args.params.slug }) }));
  const { bundle } = await orNotFound(loading);
  return { bundle, canonical: `${appUrl}/bundles/${bundle.slug}` };
}

export default function BundlePage({ loaderData: { bundle } }: Route.ComponentProps) {
  const { title, subtitle, description, instructors } = bundle;
  return (
    <main id="main" tabIndex={-1}>
      <div className="border-b border-hairline bg-surface">
        <header className="page-width py-8 lg:pr-[28rem]">
          <Breadcrumbs
            items={[
              { label: 'The PMO Bundle', to: '/all-courses?category=The+PMO+Bundle' },
              { label: title, to: `/bundles/${bundle.slug}` },
            ]}
          />
          <h1 className="mt-4 text-4xl wrap-anywhere">{title}</h1>
          {subtitle && <p className="mt-3 text-lg wrap-anywhere text-ink-2">{subtitle}</p>}
          <p className="mt-4 flex items-center gap-3 text-ink-2">
            <span className="flex -space-x-2">
              {instructors.slice(0, 4).map((one) => (
                <Avatar key={one._id} name={one.name} src={one.photo} decorative />
              ))}
            </span>
            <span className="min-w-0 wrap-anywhere">By {namesOf(instructors.map(({ name }) => name))}</span>
          </p>
        </header>
      </div>
      <div className="page-width grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="lg:col-start-2 lg:row-start-1 lg:-mt-24">
          <BuyCard bundle={bundle} />
        </div>
        <div className="space-y-12 lg:col-start-1 lg:row-start-1">
          {description && (
            <p className="max-w-prose text-lg whitespace-pre-line wrap-anywhere">{description}</p>
          )}
          <RouteOfCourses bundle={bundle} />
          <Instructors bundle={bundle} />
        </div>
      </div>
    </main>
  );
}

/** All names, or the first three and how many more there are. */
const namesOf = (all: string[]): string =>
  listed(all.length > 4 ? [...all.slice(0, 3), `${all.length - 3} more`] : all);
