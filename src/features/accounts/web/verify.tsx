import { useEffect } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { type ApiFailure, read } from '../../../contract/api/client.ts';
import type { Role } from '../../../contract/constants.ts';
import { dashboardOf } from '../../../contract/viewer.ts';
import { failureOr } from '../../../lib/form/failure-or.ts';
import { failureIn } from '../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/or-connection-lost.ts';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { ownSession } from '../../../lib/page/own-session.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { useViewer } from '../../../lib/page/use-viewer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Route } from './+types/verify';
import { AccountCard } from './account-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { ThankYou } from './thank-you.tsx';

export const handle = ownSession;

/** Time to read that it worked, in milliseconds. */
const redirectDelay = 1500;

/** No canonical link and no picture to share: the address holds a secret. */
export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your account · Milepost' },
  { name: 'description', content: 'Confirm the email address of your Milepost account.' },
  { name: 'robots', content: 'noindex' },
];

/** Looking at the page changes nothing: mail programs open links too. The button confirms. */
export async function action(args: Route.ActionArgs) {
  try {
    const param = { token: args.params.token };
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
  const busy = useNavigation().state !== 'idle';
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
      <Form method="post" action={`/verify-email/${encodeURIComponent(params.token)}`}>
        <Button type="submit" size="lg" className="w-full" busy={busy}>
          Confirm Verification
        </Button>
      </Form>
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

/** Why the link does not work, and a way to a new one: for the account that is signed in, or for an email to enter. */
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
        <Form method="post" action="/account/resend" className="space-y-4">
          <input type="hidden" name="from" value="/auth" />
          <TextField label="Email" name="email" type="email" autoComplete="email" required />
          <Button type="submit" size="lg" className="w-full">
            Send a new link
          </Button>
        </Form>
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
