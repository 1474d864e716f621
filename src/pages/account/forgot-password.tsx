import { type RefObject, useEffect, useRef } from 'react';
import { Form, Link, useLocation, useNavigation } from 'react-router';
import { read } from '../../contract/client.ts';
import { Button } from '../../ui/button.tsx';
import { besideSummary, FormErrors } from '../../ui/form-errors.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { failureOr } from '../failure-or.ts';
import { redirectWithToast } from '../flash.ts';
import { failureIn, text } from '../form-failure.ts';
import { describePage } from '../found/describe-page.ts';
import { orConnectionLost } from '../or-connection-lost.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/forgot-password';
import { AccountCard } from './account-card.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Forgot password',
    description: 'Ask for a link that sets a new password for your Milepost account.',
    canonical: loaderData.canonical,
    hidden: true,
  });

export async function loader(args: Route.LoaderArgs) {
  return { canonical: `${scopeOf(args).appUrl}/forgot-password` };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    const json = { email: text(form, 'email') };
    const { message } = await read(scopeOf(args).api.user['forget-password'].$post({ json }));
    return redirectWithToast('/', message);
  } catch (error) {
    return failureOr('Failed to send reset email.', form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), 'Failed to send reset email.');

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const failure = failureIn(actionData);
  const form = useRef<HTMLFormElement>(null);
  useEmailTyped(form);
  return (
    <AccountCard
      title="Forgot your password?"
      text="Enter your email and we’ll send you a link to set a new password."
    >
      <Form ref={form} method="post" noValidate className="space-y-4">
        <FormErrors message={failure?.message} hint={failure?.hint} occasion={failure} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={failure?.values.email}
          {...besideSummary(failure)('email')}
        />
        <Button type="submit" size="lg" className="w-full" busy={busy}>
          Send Reset Link
        </Button>
      </Form>
      <p className="mt-6 text-center">
        <Link to="/auth" className="link">
          Back to sign in
        </Link>
      </p>
    </AccountCard>
  );
}

/** The email typed into the sign-in form is already here. */
function useEmailTyped(form: RefObject<HTMLFormElement | null>): void {
  const { state } = useLocation();
  const email: unknown = state?.email;
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (typeof email === 'string' && field instanceof HTMLInputElement && field.value === '')
      field.value = email;
  }, [form, email]);
}
