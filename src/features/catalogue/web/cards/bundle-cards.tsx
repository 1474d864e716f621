import { Link, useLocation } from 'react-router';
import { counted, duration } from '../../../../contract/text/time/formats.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { changeQuery } from '../../../../ui/lists/query/list-query.ts';
import { Collage } from './collage.tsx';
import { Price } from './price.tsx';

/** A bundle as the list of courses shows it. */
type BundleInList = {
  _id: string;
  slug: string;
  title: string;
  subtitle: string;
  price: number;
  separately: number;
  instructor: { name: string } | null;
  courseCount: number;
  totalHours: number;
  pictures: string[];
};

/** A page of the bundles that can be bought. */
export type BundlePage = { bundles: readonly BundleInList[]; total: number; page: number; limit: number };

/** The bundles shown above the courses of their category, with links to the other pages of them. */
export function BundleCards({ list }: { list: BundlePage }) {
  return (
    <section aria-labelledby="bundles" className="mb-8">
      <h2 id="bundles" className="mb-4 text-2xl">
        Bundles
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {list.bundles.map((bundle) => (
          <li key={bundle._id}>
            <BundleCard bundle={bundle} />
          </li>
        ))}
      </ul>
      <BundlePages {...list} />
    </section>
  );
}

function BundlePages({ page, limit, total }: BundlePage) {
  const { search } = useLocation();
  const last = Math.ceil(total / limit);
  if (last <= 1) return null;
  const link = (to: number, label: string) => (
    <Link to={{ search: changeQuery(search, { bundles: to > 1 ? String(to) : null }) }} className="link py-2">
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pages of bundles" className="mt-4 flex flex-wrap items-center gap-x-6">
      {page > 1 && link(page - 1, 'Newer bundles')}
      <span className="text-ink-2">
        Page {page} of {last}
      </span>
      {page < last && link(page + 1, 'Older bundles')}
    </nav>
  );
}

function BundleCard({ bundle }: { bundle: BundleInList }) {
  const { title, subtitle, price, separately, instructor, courseCount, totalHours } = bundle;
  return (
    <Card as="article" padding="none" interactive className="flex h-full flex-col overflow-hidden">
      <Collage urls={bundle.pictures} />
      <div className="flex flex-1 flex-col p-4">
        <p className="text-sm text-ink-2">
          {counted(courseCount, 'course')}
          {totalHours > 0 && ` · ${duration(totalHours * 3600)} of video`}
        </p>
        <h3 className="mt-1 text-lg leading-snug wrap-anywhere">{title}</h3>
        {subtitle && <p className="mt-2 wrap-anywhere text-ink-2">{subtitle}</p>}
        {instructor && <p className="mt-2 text-sm text-ink-2">by {instructor.name}</p>}
        <div className="mt-auto flex items-center justify-between gap-3 pt-4">
          <Price
            price={separately > price ? separately : price}
            discountPrice={separately > price ? price : null}
          />
          <Link to={`/bundles/${bundle.slug}`} className="btn btn-secondary stretched-link shrink-0">
            View bundle<span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
}
