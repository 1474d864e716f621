import { useEffect } from 'react';
import { data, Link } from 'react-router';
import { type ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { Role } from '../../../../contract/constants.ts';
import { dashboardOf } from '../../../../contract/viewer.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { focusHeading } from '../../../../lib/page/focus-heading.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { useViewer } from '../../../../lib/page/viewer/use-viewer.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { AccountCard } from '../account-card.tsx';
import { EmailField } from '../email-field.tsx';
import { ThankYou } from '../thank-you.tsx';
import type { Route } from './+types/verify';
import { ResendButton } from './resend-button.tsx';

/** Time to read the confirmation, in milliseconds. */
const redirectDelay = 1500;

/** No canonical link or sharing image: the URL contains a secret. */
export const meta: Route.MetaFunction = () =>
  hiddenPage('Confirm your account', 'Confirm the email address of your Milepost account.');

/**
 * Confirms the account when the button is pressed. Opening the page changes nothing: email programs open links too.
 */
export async function action(args: Route.ActionArgs) {
  try {
    const param = segments({ token: args.params.token });
    const { message, signedIn, role } = await read(
      scopeOf(args).api.user['verify-user'][':token'].$post({ param }),
    );
    return { message, next: signedIn ? dashboardOf(role) : '/auth' };
  } catch (error) {
    const { data: shown, init } = await failureOr('Verification failed', new FormData(), error);
    const isDeadLink = (error as ApiFailure).failure.code === 'account.bad_verification_link';
    return data({ ...shown, isDeadLink }, init ?? undefined);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), 'Verification failed');

export default function Verify({ actionData, params }: Route.ComponentProps) {
  const viewer = useViewer();
  const failure = failureIn(actionData);
  const isDeadLink = actionData !== undefined && 'isDeadLink' in actionData && actionData.isDeadLink;
  const isConfirmed = isDeadLink && viewer?.isVerified;
  if (actionData && 'next' in actionData)
    return <ThankYou {...actionData} label="Continue" delay={redirectDelay} />;
  if (isDeadLink && !isConfirmed) return <DeadLink reason={failure?.message} email={viewer?.email} />;
  return (
    <AccountCard title="Confirm your account" text="One click, and your Milepost account is ready.">
      {isConfirmed && <ConfirmedAlready role={viewer.role} />}
      {failure && !isConfirmed && (
        <Notice tone="error" role="alert" className="mb-4" title={failure.message}>
          {failure.hint}
        </Notice>
      )}
      <ApiForm action={`/verify-email/${encodeURIComponent(params.token)}`}>
        {({ busy }) => (
          <Button type="submit" size="lg" className="w-full" busy={busy}>
            Confirm Verification
          </Button>
        )}
      </ApiForm>
      <BackToSignIn />
    </AccountCard>
  );
}

const BackToSignIn = () => (
  <p className="mt-6 text-center">
    <Link to="/login" className="link">
      Back to sign in
    </Link>
  </p>
);

/** Why the link does not work, and how to get a new one: for the signed-in account, or for an email that is entered. */
function DeadLink({ reason, email }: { reason: string | undefined; email: string | undefined }) {
  useEffect(focusHeading, []);
  return (
    <AccountCard title="Verification failed">
      <Notice tone="error" role="alert" className="mb-6">
        {reason}
      </Notice>
      {email ? (
        <ResendButton email={email} label="Send a new link" />
      ) : (
        <ApiForm action="/account/resend" hiddenFields={{ from: '/auth' }} className="space-y-4">
          {({ busy, field }) => (
            <>
              <EmailField {...field('email')} />
              <Button type="submit" size="lg" className="w-full" busy={busy}>
                Send a new link
              </Button>
            </>
          )}
        </ApiForm>
      )}
      <BackToSignIn />
    </AccountCard>
  );
}

function ConfirmedAlready({ role }: { role: Role }) {
  return (
    <Notice
      role="status"
      className="mb-4"
      action={
        <LinkButton to={dashboardOf(role)} variant="secondary" size="sm">
          Continue
        </LinkButton>
      }
    >
      Your email is already confirmed.
    </Notice>
  );
}
