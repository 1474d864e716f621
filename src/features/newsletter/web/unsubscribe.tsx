import { useEffect, useState } from 'react';
import { Form, Link, useFetcher, useSearchParams } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { limits, type UnsubscribeReason } from '../../../contract/constants.ts';
import { asPlainLine } from '../../../contract/text/input/cleaned-text.ts';
import { isAddress } from '../../../contract/text/input/text-rules.ts';
import { tooLongSentence } from '../../../contract/text/wording.ts';
import { useFetcherResponse } from '../../../lib/form/after-sending/use-fetcher-response.ts';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { text } from '../../../lib/form/reading/form-fields.ts';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Route } from './+types/unsubscribe';
import { ReasonDialog, ReasonForm } from './unsubscribe-reason.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Unsubscribe',
    description: 'Leave the Milepost newsletter.',
    canonical: loaderData.canonical,
    hidden: true,
  });

export async function loader(args: Route.LoaderArgs) {
  return { canonical: `${scopeOf(args).appUrl}/unsubscribe` };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    // The API validates the form, so the page need not check that the reason is one of the API's.
    const reason = text(form, 'reason') as UnsubscribeReason;
    const feedback = reason === 'other' ? text(form, 'feedback') : null;
    const json = { email: text(form, 'email').trim().toLowerCase(), reason, feedback };
    const { message } = await read(scopeOf(args).api.newsletter.unsubscribe.$post({ json }));
    return { message };
  } catch (error) {
    return failureOr('Unsubscription failed', form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), 'Unsubscription failed');

/** Asks for confirmation, then the reason, then confirms. Without scripts each step is a page. */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>({ key: 'unsubscribe' });
  const [searchParams] = useSearchParams();
  const result = fetcher.data ?? actionData;
  const done = result !== undefined && 'message' in result;
  const failure = result && 'failure' in result ? result.failure : undefined;
  const typed = searchParams.get('email')?.trim() ?? '';
  const email = isAddress(typed) && !isTooLong(typed) ? typed : '';
  useFetcherResponse({ state: fetcher.state, data: result }, (response) => {
    if ('message' in response) toast.success("You've been unsubscribed successfully");
  });
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-12 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        {done ? (
          <Done />
        ) : !email ? (
          <EmailForm typed={asPlainLine(typed).trim()} />
        ) : searchParams.get('step') === 'reason' ? (
          <ReasonPage email={email} fetcher={fetcher} failure={failure} />
        ) : (
          <Confirmation email={email} fetcher={fetcher} failure={failure} />
        )}
      </Card>
    </main>
  );
}

type StepProps = {
  email: string;
  fetcher: ReturnType<typeof useFetcher<typeof action>>;
  failure: FormFailure | undefined;
};

function Confirmation({ email, fetcher, failure }: StepProps) {
  const [asking, setAsking] = useState(false);
  const next = `/unsubscribe?${new URLSearchParams({ email, step: 'reason' })}`;
  return (
    <>
      <h1 className="text-3xl">Unsubscribe from our newsletter?</h1>
      <p className="mt-4 text-ink-2">This email address will no longer receive the Milepost newsletter:</p>
      <p className="mt-2 font-semibold break-all">{email}</p>
      <p className="mt-4 text-ink-2">You’ll still get emails about your account and courses.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link
          to={next}
          className={buttonClass('danger', 'md')}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          Yes, Unsubscribe
        </Link>
        <LinkButton to="/" variant="secondary">
          Cancel
        </LinkButton>
      </div>
      {asking && (
        <ReasonDialog email={email} fetcher={fetcher} failure={failure} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function ReasonPage({ email, fetcher, failure }: StepProps) {
  // The button requires a reason as soon as scripts can check it; without scripts the server asks for it.
  const [waiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(!document.querySelector('#reason :checked')), []);
  return (
    <>
      <h1 className="text-3xl">Help us improve</h1>
      <p className="mt-3 mb-6 text-ink-2">
        Why would you like to unsubscribe <span className="font-semibold break-all text-ink">{email}</span>?
      </p>
      <ReasonForm
        id="reason"
        email={email}
        fetcher={fetcher}
        failure={failure}
        onReason={() => setWaiting(false)}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          type="submit"
          form="reason"
          variant="danger"
          disabled={waiting}
          busy={fetcher.state !== 'idle'}
        >
          Confirm Unsubscribe
        </Button>
        <LinkButton to="/" variant="secondary">
          Cancel
        </LinkButton>
      </div>
    </>
  );
}

const isTooLong = (address: string): boolean => address.length > limits.emailLength;
const faultOf = (address: string): string =>
  isTooLong(address) ? tooLongSentence(limits.emailLength) : 'Please enter a valid email.';

/** @param typed the text from the page's URL, which is not a valid email */
function EmailForm({ typed }: { typed: string }) {
  return (
    <>
      <h1 className="text-3xl">Unsubscribe from our newsletter</h1>
      <p className="mt-3 mb-6 text-ink-2">Which email address should we unsubscribe?</p>
      <Form className="space-y-4">
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={limits.emailLength}
          defaultValue={typed}
          error={typed && faultOf(typed)}
        />
        <Button type="submit">Continue</Button>
      </Form>
    </>
  );
}

function Done() {
  useEffect(focusHeading, []);
  return (
    <>
      <h1 className="text-3xl">Unsubscribed</h1>
      <p className="mt-3 text-ink-2">You've been successfully removed from our mailing list.</p>
      <LinkButton to="/" className="mt-8">
        Return to Home
      </LinkButton>
    </>
  );
}
