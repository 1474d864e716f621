import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { shownRatings } from '../../../../../contract/ratings/shown-ratings.ts';
import { counted } from '../../../../../contract/text/time/formats.ts';
import type { ReviewList } from '../../../../reviews/contract.ts';
import { RatingSummary } from '../../../../reviews/web/rating-summary.tsx';
import { ReviewItem } from '../../../../reviews/web/review-item.tsx';
import { keepCoupon } from '../keep-coupon.ts';
import type { ReviewFailure } from './review-action.ts';

// Most visitors cannot add anything, so they do not load the forms.
const forms = () => import('./review-forms.tsx');
const ReviewForm = lazy(() => forms().then(({ ReviewForm }) => ({ default: ReviewForm })));
const ReplyForm = lazy(() => forms().then(({ ReplyForm }) => ({ default: ReplyForm })));
const RemoveForm = lazy(() => forms().then(({ RemoveForm }) => ({ default: RemoveForm })));

type Props = { courseId: string; list: ReviewList; stars: number | null; failure: ReviewFailure | undefined };

/** The reviews of a course, with forms for people who may write, reply to or remove one. */
export function Reviews({ courseId, list, stars, failure }: Props) {
  const { reviews, ratings, own, mayReview, lecturesToGo } = list;
  const shown = shownRatings(ratings);
  const { search } = useLocation();
  const linkTo = (chosen: number | null, page: number | null = null) =>
    `${keepCoupon(search, { stars: chosen, page })}#reviews`;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-4 scroll-mt-6 text-2xl">
        Reviews
      </h2>
      {shown && (
        <RatingSummary ratings={shown} distribution={list.distribution} chosen={stars} linkTo={linkTo} />
      )}
      {!shown && (
        <p className="text-ink-2">
          {ratings
            ? 'This course is new. Its rating appears after three reviews.'
            : 'No reviews yet. Take the course and write the first.'}
        </p>
      )}
      {mayReview && (
        <Suspense>
          <ReviewForm
            key={own?.editedAt ?? own?._id ?? courseId}
            courseId={courseId}
            own={own}
            failure={failure}
          />
        </Suspense>
      )}
      {lecturesToGo !== null && (
        <p className="mt-4 text-ink-2">
          You can review this course after {counted(lecturesToGo, 'more lecture')}.
        </p>
      )}
      {stars !== null && (
        <p className="mt-6">
          {counted(list.total, 'review')} with {counted(stars, 'star')}.{' '}
          <Link to={linkTo(null)} preventScrollReset className="link">
            Show all
          </Link>
        </p>
      )}
      <div className="mt-2 divide-y divide-hairline">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={review}>
            <Suspense>
              {list.mayAnswer && <ReplyForm review={review} failure={failure} />}
              {list.mayRemove && <RemoveForm review={review} failure={failure} />}
            </Suspense>
          </ReviewItem>
        ))}
      </div>
      <ReviewPages list={list} linkTo={(page) => linkTo(stars, page)} />
    </section>
  );
}

type PagesProps = Pick<Props, 'list'> & { linkTo: (page: number) => string };

/** Links to newer and older reviews, if there are several pages. */
function ReviewPages({ list: { page, limit, total }, linkTo }: PagesProps) {
  const last = Math.ceil(total / limit);
  if (last <= 1) return null;
  const link = (to: number, label: string) => (
    <Link to={linkTo(to)} preventScrollReset className="link py-2">
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pages of reviews" className="mt-4 flex flex-wrap items-center gap-x-6">
      {page > 1 && link(page - 1, 'Newer reviews')}
      <span className="text-ink-2">
        Page {page} of {last}
      </span>
      {page < last && link(page + 1, 'Older reviews')}
    </nav>
  );
}
