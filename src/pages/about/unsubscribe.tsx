import { useEffect, useRef, useState } from 'react';
import { Form, Link, useFetcher, useSearchParams } from 'react-router';
import { read } from '../../contract/client.ts';
import type { UnsubscribeReason } from '../../contract/constants.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { failureOf, text } from '../form-failure.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/unsubscribe';
import { pageMeta } from './page-meta.ts';
import { ReasonDialog, ReasonForm } from './unsubscribe-reason.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta('Unsubscribe', 'Leave the Milepost newsletter.', loaderData?.canonical),
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  return { canonical: `${scopeOf(args).appUrl}/unsubscribe` };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    // The API judges what the form says; the type is its promise, not ours.
    const reason = text(form, 'reason') as UnsubscribeReason;
    const feedback = reason === 'other' ? text(form, 'feedback') : null;
    const json = { email: text(form, 'email').trim().toLowerCase(), reason, feedback };
    const { message } = await read(scopeOf(args).api.newsletter.unsubscribe.$post({ json }));
    return { message };
  } catch (error) {
    return failureOf(form, error);
  }
}

/** Asks for confirmation, then why, then says that it is done. Without scripts each step is a page. */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>({ key: 'unsubscribe' });
  const [words] = useSearchParams();
  const answer = fetcher.data ?? actionData;
  const done = answer !== undefined && 'message' in answer;
  const failure = answer && 'failure' in answer ? answer.failure : undefined;
  const email = words.get('email')?.trim() ?? '';
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-12 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        {done ? (
          <Done />
        ) : !email ? (
          <WhichAddress />
        ) : words.get('step') === 'reason' ? (
          <ReasonPage email={email} fetcher={fetcher} failure={failure} />
        ) : (
          <Confirmation email={email} fetcher={fetcher} failure={failure} />
        )}
      </Card>
    </main>
  );
}
