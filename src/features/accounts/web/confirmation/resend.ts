import { data, redirect } from 'react-router';
import { ApiFailure, messageOr, read } from '../../../../contract/api/read.ts';
import { orResponse } from '../../../../lib/form/failures/or-connection-lost.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { safePath } from '../../../../lib/page/viewer/guard.ts';
import type { Route } from './+types/resend';

export const loader = () => redirect('/auth');

type Outcome = { success: boolean; message: string };

/**
 * Sends the confirmation email again and reports the outcome: to a script as data, otherwise as a toast on the previous
 * page.
 */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const outcome = await resend(args, text(form, 'email').trim());
  if (form.get('scripted')) return data(outcome);
  const tone = outcome.success ? 'success' : 'error';
  return redirectWithToast(safePath(text(form, 'from'), '/'), outcome.message, tone);
}

/** With scripts, the page stays when the server cannot be reached. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isScripted = (await request.clone().formData()).has('scripted');
  if (!isScripted) return serverAction();
  return orResponse(
    serverAction(),
    'Email verification failed.',
    (message): Outcome => ({ success: false, message }),
  );
}

async function resend(args: Route.ActionArgs, email: string): Promise<Outcome> {
  if (!email) return { success: false, message: 'No email available for verification' };
  try {
    return await read(scopeOf(args).api.user['verify-email'].$post({ json: { email } }));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { success: false, message: messageOr(error, 'Email verification failed') };
  }
}

/** Never rendered. Without a component, React Router would not show errors at this URL as a page. */
export default () => null;
