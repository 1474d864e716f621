import { Link } from 'react-router';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import type { Part } from '../../../lib/page/part.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Stars } from '../../../ui/display/rating/stars.tsx';
import type { TaughtReview } from '../../reports/contract.ts';

/** The newest reviews of the instructor's courses, each with a way to reply; nothing while there are none. */
export function LatestReviews({ reviews }: { reviews: Part<{ reviews: TaughtReview[] }> }) {
  if (reviews.data?.reviews.length === 0) return null;
  return (
    <section aria-labelledby="latest-reviews" className="mt-12">
      <h2 id="latest-reviews" className="mb-4 text-2xl">
        Latest reviews
      </h2>
      <FailedPart part={reviews} />
      {reviews.data && (
        <ul className="grid gap-4 lg:grid-cols-3">
          {reviews.data.reviews.map((review) => (
            <Review key={review._id} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Review({ review: { course, author, rating, text, createdAt, answered } }: { review: TaughtReview }) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars value={rating} className="text-sm" />
        {answered && <Badge tone="green">Answered</Badge>}
      </div>
      {text && <p className="line-clamp-4 break-words">{text}</p>}
      <p className="mt-auto text-sm text-ink-2">
        {author} · {formatDate(createdAt)}
      </p>
      <Link to={`/courses/${course.slug}#reviews`} className="link text-sm">
        {course.title}
      </Link>
    </Card>
  );
}
