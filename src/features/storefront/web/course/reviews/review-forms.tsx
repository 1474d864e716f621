import { useMemo } from 'react';
import { limits } from '../../../../../contract/constants.ts';
import { ApiForm, type FormProblem } from '../../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../../lib/form/drafts/form-draft.tsx';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { RatingField } from '../../../../../ui/display/rating/rating-field.tsx';
import { TextArea } from '../../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../../ui/forms/text-field.tsx';
import type { Review } from '../../../../reviews/contract.ts';
import type { ReviewFailure } from './review-action.ts';

type Failure = ReviewFailure | undefined;

type OwnProps = { courseId: string; own: Review | null; failure: Failure };

export function ReviewForm({ courseId, own, failure }: OwnProps) {
  return (
    <Card as="section" className="mt-6" aria-labelledby="own-review">
      <h3 id="own-review" className="text-lg">
        {own ? 'Your review' : 'How are you finding this course?'}
      </h3>
      <ApiForm
        failure={failure?.intent === 'review' ? failure : undefined}
        values={{ text: own?.text }}
        hiddenFields={{ intent: 'review' }}
        preventScrollReset
        className="mt-3 grid gap-4"
      >
        {({ busy, field }) => (
          <>
            <FormDraft of={`review:${courseId}`} revision={own && (own.editedAt ?? own._id)} />
            <RatingField label="Your rating" required {...field('rating')} defaultValue={own?.rating} />
            <TextArea
              label="Your review"
              hint="What was most useful? We show your first name and initial."
              max={limits.reviewLength}
              {...field('text')}
            />
            <p>
              <Button type="submit" busy={busy}>
                {own ? 'Save changes' : 'Publish review'}
              </Button>
            </p>
          </>
        )}
      </ApiForm>
    </Card>
  );
}

type AboutReview = { review: Review; failure: Failure };

/** The error of one of the forms below a review. A form has a single field, so the error belongs to it. */
const useFailure = ({ review, failure }: AboutReview, intent: string, field: string) =>
  useMemo((): FormProblem | undefined => {
    if (failure?.intent !== intent || failure.reviewId !== review._id) return undefined;
    return { ...failure, fields: { [field]: failure.message } };
  }, [review._id, failure, intent, field]);

export function ReplyForm(props: AboutReview) {
  const { review } = props;
  const failure = useFailure(props, 'reply', 'text');
  return (
    <details className="mt-3" open={failure !== undefined || undefined}>
      <summary className="w-fit cursor-pointer text-green">
        {review.answer ? 'Edit your reply' : 'Reply'}
        <span className="sr-only"> to {review.author.name}</span>
      </summary>
      <ApiForm
        failure={failure}
        values={{ text: review.answer?.text }}
        hiddenFields={{ intent: 'reply', reviewId: review._id }}
        preventScrollReset
        className="mt-3 grid max-w-prose gap-3"
      >
        {({ busy, field }) => (
          <>
            <FormDraft of={`review-reply:${review._id}`} revision={review.answer?.answeredAt} />
            <TextArea
              label={`Your reply to ${review.author.name}`}
              hint="Everyone can see it below the review. Clear it to remove your reply."
              max={limits.reviewLength}
              {...field('text')}
            />
            <p>
              <Button type="submit" size="sm" busy={busy}>
                Publish reply
              </Button>
            </p>
          </>
        )}
      </ApiForm>
    </details>
  );
}

export function RemoveForm(props: AboutReview) {
  const { review } = props;
  const failure = useFailure(props, 'remove', 'reason');
  return (
    <details className="mt-3" open={failure !== undefined || undefined}>
      <summary className="w-fit cursor-pointer text-red">
        Remove<span className="sr-only"> the review by {review.author.name}</span>
      </summary>
      <ApiForm
        failure={failure}
        hiddenFields={{ intent: 'remove', reviewId: review._id }}
        preventScrollReset
        className="mt-3 grid max-w-prose gap-3"
      >
        {({ busy, field }) => (
          <>
            <FormDraft of={`reason:${review._id}`} />
            <TextField
              label="Reason for removal"
              hint="Recorded in the audit log with the text of the review."
              required
              maxLength={500}
              {...field('reason')}
            />
            <p>
              <Button type="submit" size="sm" variant="danger" busy={busy}>
                Remove review
              </Button>
            </p>
          </>
        )}
      </ApiForm>
    </details>
  );
}
