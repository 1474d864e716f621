import { Link } from 'react-router';
import { counted, duration } from '../../../../contract/text/time/formats.ts';
import { Card } from '../../../../ui/display/card.tsx';
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

/** The bundles shown above the courses of their category. */
export function BundleCards({ bundles }: { bundles: readonly BundleInList[] }) {
  return (
    <section aria-labelledby="bundles" className="mb-8">
      <h2 id="bundles" className="mb-4 text-2xl">
        Bundles
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {bundles.map((bundle) => (
          <li key={bundle._id}>
            <BundleCard bundle={bundle} />
          </li>
        ))}
      </ul>
    </section>
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
