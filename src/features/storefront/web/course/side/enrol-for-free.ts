import { data, redirect } from 'react-router';
import { ApiFailure, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import { type PageArgs, scopeOf } from '../../../../../lib/page/scope.ts';
import { signInAddress } from '../../../../../lib/page/viewer/guard.ts';

/** Enrols in a free course immediately and opens its player. */
export async function enrolForFree(args: PageArgs, idOrSlug: string) {
  const { api, viewer } = scopeOf(args);
  if (!viewer) return redirect(signInAddress(args, '/auth', `/courses/${idOrSlug}`));
  let player = '';
  try {
    const { course } = await read(api.courses[':id'].$get({ param: segments({ id: idOrSlug }) }));
    player = `/dashboard/courses/${course._id}`;
    await read(api.payment['create-order'].$post({ json: { courseId: course._id, paymentMethod: 'free' } }));
    return redirectWithToast(player, 'You are enrolled. Enjoy the course!');
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Enrolled in another tab.
    if (error.failure.code === 'payment.already_enrolled')
      return redirectWithToast(player, error.message, 'info');
    return data({ message: error.message }, { status: error.status });
  }
}
