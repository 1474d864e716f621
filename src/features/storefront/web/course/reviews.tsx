import { Form, Link, useNavigation } from 'react-router';
import { limits } from '../../../../contract/constants.ts';
import { counted } from '../../../../contract/text/formats.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { besideSummary, FormErrors } from '../../../../ui/forms/form-errors.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { RatingField } from '../../../../ui/rating/rating-field.tsx';
import type { Review, ReviewList } from '../../../reviews/contract.ts';
import { RatingSummary } from '../../../reviews/web/rating-summary.tsx';
import { ReviewItem } from '../../../reviews/web/review-item.tsx';
import type { ReviewFailure } from './review-action.ts';

type Props = { list: ReviewList; stars: number | null; failure: ReviewFailure | undefined };

/** What learners say, and the forms of who may add to it. */
export function Reviews({ list, stars, failure }: Props) {
  const { reviews, ratings, own, mayReview, lecturesToGo } = list;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-4 scroll-mt-6 text-2xl">
        Reviews
      </h2>
      {ratings ? (
        <RatingSummary ratings={ratings} distribution={list.distribution} chosen={stars} />
      ) : (
        <p className="text-ink-2">No reviews yet. Take the course and write the first.</p>
      )}
      {mayReview && <ReviewForm key={own?.editedAt ?? own?._id} own={own} failure={failure} />}
      {lecturesToGo !== null && (
        <p className="mt-4 text-ink-2">
          You may review this course after {counted(lecturesToGo, 'more lecture')}.
        </p>
      )}
      {stars !== null && (
        <p className="mt-6">
          {counted(list.total, 'review')} with {counted(stars, 'star')}.{' '}
          <Link to="?#reviews" preventScrollReset className="link">
            Show all
          </Link>
        </p>
      )}
      <div className="mt-2 divide-y divide-hairline">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={review}>
            {list.mayAnswer && <AnswerForm review={review} failure={failure} />}
            {list.mayRemove && <RemoveForm review={review} failure={failure} />}
          </ReviewItem>
        ))}
      </div>
      <ReviewPages list={list} stars={stars} />
    </section>
  );
}

/** Links to newer and older reviews, where there is more than one page of them. */
function ReviewPages({ list: { page, limit, total }, stars }: Pick<Props, 'list' | 'stars'>) {
  const last = Math.ceil(total / limit);
  if (last <= 1) return null;
  const link = (to: number, label: string) => (
    <Link
      to={`?${stars === null ? '' : `stars=${stars}&`}page=${to}#reviews`}
      preventScrollReset
      className="link py-2"
    >
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

/** Which of the page's forms is on its way. */
const useBusy = (intent: string, id = ''): boolean => {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('reviewId') ?? '') === id;
};

function ReviewForm({ own, failure }: { own: Review | null; failure: Props['failure'] }) {
  const busy = useBusy('review');
  const wrong = failure?.intent === 'review' ? failure : undefined;
  const beside = besideSummary(wrong);
  return (
    <Card as="section" className="mt-6" aria-labelledby="own-review">
      <h3 id="own-review" className="text-lg">
        {own ? 'Your review' : 'How are you finding this course?'}
      </h3>
      <Form method="post" preventScrollReset className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="review" />
        <FormErrors message={wrong?.message} occasion={wrong} />
        <RatingField
          label="Your rating"
          name="rating"
          required
          defaultValue={own?.rating}
          {...beside('rating')}
        />
        <TextArea
          label="Your review"
          hint="What was most useful? We show your first name and initial."
          name="text"
          defaultValue={wrong?.values.text ?? own?.text}
          max={limits.reviewLength}
          {...beside('text')}
        />
        <p>
          <Button type="submit" busy={busy}>
            {own ? 'Save changes' : 'Publish review'}
          </Button>
        </p>
      </Form>
    </Card>
  );
}

type AboutReview = { review: Review; failure: Props['failure'] };

function AnswerForm({ review, failure }: AboutReview) {
  const busy = useBusy('answer', review._id);
  const wrong = failure?.intent === 'answer' && failure.reviewId === review._id ? failure : undefined;
  return (
    <details className="mt-3" open={wrong !== undefined || undefined}>
      <summary className="w-fit cursor-pointer text-green">
        {review.answer ? 'Edit your reply' : 'Answer'}
        <span className="sr-only"> to {review.author.name}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-3 grid max-w-prose gap-3">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="reviewId" value={review._id} />
        <TextArea
          label={`Your reply to ${review.author.name}`}
          hint="Everyone can see it below the review. Clear it to remove your reply."
          name="text"
          defaultValue={wrong?.values.text ?? review.answer?.text}
          max={limits.reviewLength}
          error={wrong?.message}
        />
        <p>
          <Button type="submit" size="sm" busy={busy}>
            Publish reply
          </Button>
        </p>
      </Form>
    </details>
  );
}

function RemoveForm({ review, failure }: AboutReview) {
  const busy = useBusy('remove', review._id);
  const wrong = failure?.intent === 'remove' && failure.reviewId === review._id ? failure : undefined;
  return (
    <details className="mt-3" open={wrong !== undefined || undefined}>
      <summary className="w-fit cursor-pointer text-red">
        Remove<span className="sr-only"> the review by {review.author.name}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-3 grid max-w-prose gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="reviewId" value={review._id} />
        <TextField
          label="Reason for removal"
          hint="Recorded in the audit log with the text of the review."
          name="reason"
          required
          maxLength={500}
          error={wrong?.message}
        />
        <p>
          <Button type="submit" size="sm" variant="danger" busy={busy}>
            Remove review
          </Button>
        </p>
      </Form>
    </details>
  );
}
