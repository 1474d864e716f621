import { data, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { FormProblem } from '../../../../../lib/form/api-form.tsx';
import { failureOf } from '../../../../../lib/form/failures/form-failure.ts';
import { complete, required, text } from '../../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import { type PageArgs, scopeOf } from '../../../../../lib/page/scope.ts';
import { signInAddress } from '../../../../../lib/page/viewer/guard.ts';

export const reviewIntents = ['review', 'reply', 'remove'] as const;
type ReviewIntent = (typeof reviewIntents)[number];

export type ReviewFailure = {
  intent: string;
  reviewId: string;
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
} & Pick<FormProblem, 'hint'>;

/** The review forms: the learner's own, the instructor's reply, the administrator's removal. */
export async function reviewAction(args: PageArgs, idOrSlug: string, intent: ReviewIntent, form: FormData) {
  const { api, viewer } = scopeOf(args);
  const here = `/courses/${idOrSlug}`;
  if (!viewer) return redirect(signInAddress(args, '/auth', here, true));
  if (intent !== 'remove') complete(form, ['text']);
  const reviewId = intent === 'review' ? '' : required(form, 'reviewId');
  try {
    const { course } = await read(api.courses[':id'].$get({ param: segments({ id: idOrSlug }) }));
    const reviews = api.courses[':id'].reviews;
    const one = () => segments({ id: course._id, reviewId });
    const { message } = await read<{ message: string }>(
      intent === 'review'
        ? reviews.$put({
            param: segments({ id: course._id }),
            json: { rating: Number(text(form, 'rating')), text: text(form, 'text') },
          })
        : intent === 'reply'
          ? reviews[':reviewId'].answer.$put({ param: one(), json: { text: text(form, 'text') } })
          : reviews[':reviewId'].$delete({ param: one(), json: { reason: text(form, 'reason') } }),
    );
    return redirectWithToast(`${here}#reviews`, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Another administrator was first: the page shows the reviews that are left.
    if (intent === 'remove' && error.status === 404)
      return redirectWithToast(`${here}#reviews`, error.message, 'error');
    const failed = await failureOf(form, error);
    return data({ reviewFailure: { intent, reviewId, ...failed.data.failure } }, { status: error.status });
  }
}
