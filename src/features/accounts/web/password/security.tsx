import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost, orResponse } from '../../../../lib/form/failures/or-connection-lost.ts';
import { oneOf, required, text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { guardOwnAccount } from '../profile/own-account.ts';
import type { Route } from './+types/security';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Security · Milepost' }];

const here = '/account/security';

export async function loader(args: Route.LoaderArgs) {
  const { email } = guardOwnAccount(args);
  try {
    const { sessions } = await read(scopeOf(args).api.user.sessions.$get());
    return { email, sessions };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { email, sessions: null };
  }
}

export async function action(args: Route.ActionArgs) {
  guardOwnAccount(args);
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['password', 'end', 'end-others']);
  return intent === 'password' ? changePassword(args, form) : endSessions(args, intent, form);
}

/** Ends the session named in the form, or all but the current one. */
async function endSessions(args: Route.ActionArgs, intent: 'end' | 'end-others', form: FormData) {
  const { sessions } = scopeOf(args).api.user;
  try {
    const { message } = await read(
      intent === 'end'
        ? sessions[':id'].$delete({ param: segments({ id: required(form, 'session') }) })
        : sessions.$delete(),
    );
    return redirectWithToast(here, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast(here, error.message, 'error');
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  if (intent === 'password') return orConnectionLost(serverAction(), 'Password change failed.');
  const sentence = intent === 'end' ? 'We couldn’t end that session.' : 'We couldn’t end those sessions.';
  return orResponse(serverAction(), sentence, (sessionFailure) => ({ sessionFailure }));
}

async function changePassword(args: Route.ActionArgs, form: FormData) {
  const json = { currentPassword: text(form, 'currentPassword'), newPassword: text(form, 'newPassword') };
  try {
    const { message } = await read(scopeOf(args).api.user['change-password'].$put({ json }));
    return { message };
  } catch (error) {
    return failureOr('Password change failed.', form, error);
  }
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, sessions } = loaderData;
  const failure = failureIn(actionData);
  const changed = actionData && 'message' in actionData ? actionData : undefined;
  const sessionFailure = actionData && 'sessionFailure' in actionData ? actionData.sessionFailure : undefined;
  return (
    <>
      <PageHeader title="Security" text="Your password and the devices signed in to your account." />
      <Card as="section" padding="lg" className="mt-6 max-w-3xl" aria-labelledby="password-heading">
        <h2 id="password-heading" className="text-xl">
          Change password
        </h2>
        <p className="mt-1 text-ink-2">This signs you out on all your other devices.</p>
        <ChangePasswordForm email={email} failure={failure} changed={changed} />
      </Card>
      <Card as="section" padding="lg" className="mt-6 max-w-3xl" aria-labelledby="sessions-heading">
        <h2 id="sessions-heading" tabIndex={-1} className="text-xl">
          Where you are signed in
        </h2>
        {sessionFailure && (
          <Notice tone="error" role="alert" className="mt-4">
            {sessionFailure}
          </Notice>
        )}
        {sessions ? (
          <SessionList sessions={sessions} headingId="sessions-heading" />
        ) : (
          <ErrorState message="We couldn’t load your devices." onRetry={() => window.location.reload()} />
        )}
      </Card>
    </>
  );
}
