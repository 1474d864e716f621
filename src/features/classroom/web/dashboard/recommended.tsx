import { Link } from 'react-router';
import { Card } from '../../../../ui/display/card.tsx';
import { CardRating } from '../../../catalogue/web/cards/card-rating.tsx';
import { Price } from '../../../catalogue/web/cards/price.tsx';
import { Thumbnail } from '../../../catalogue/web/cards/thumbnail.tsx';
import type { Recommendation } from '../../../learning/contract.ts';

/** Recommended courses, with reasons. */
export function Recommended({ recommendations }: { recommendations: Recommendation[] }) {
  return (
    <Card as="section" aria-labelledby="recommended" className="grid content-start gap-4">
      <h2 id="recommended" className="text-xl">
        Recommended For You
      </h2>
      {recommendations.length === 0 ? (
        <p className="text-ink-2">
          You’ve enrolled in everything we offer. We’ll recommend new courses here.
        </p>
      ) : (
        <ul className="divide-y divide-hairline">
          {recommendations.map(({ course, reason }) => (
            <li key={course._id} className="relative flex gap-4 py-3 first:pt-0">
              <div className="w-28 shrink-0 self-start overflow-hidden rounded-control">
                <Thumbnail url={course.thumbnail?.url} />
              </div>
              <div className="min-w-0">
                <Link
                  to={`/courses/${course.slug}`}
                  className="stretched-link font-semibold text-ink no-underline hover:underline"
                >
                  {course.title}
                </Link>
                <p className="text-sm text-ink-2">{reason}</p>
                <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
                  <Price
                    price={course.price}
                    discountPrice={course.discountPrice}
                    originalPrice={course.originalPrice}
                  />
                  <CardRating ratings={course.ratings} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
