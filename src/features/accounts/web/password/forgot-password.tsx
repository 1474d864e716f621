import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureOr } from '../../../../lib/form/failure-or.ts';
import { failureIn, text } from '../../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/or-connection-lost.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import type { PageHandle } from '../../../../lib/page/page-handle.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { AccountCard } from '../account-card.tsx';
import { EmailField } from '../email-field.tsx';
import type { Route } from './+types/forgot-password';

export const handle: PageHandle = { ownSession: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Forgot password',
    description: 'Request a link to set a new password for your Milepost account.',
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
  const form = useRef<HTMLFormElement>(null);
  useEmailTyped(form);
  return (
    <AccountCard
      title="Forgot your password?"
      text="Enter your email and we’ll send you a link to set a new password."
    >
      <ApiForm ref={form} failure={failureIn(actionData)} noValidate className="space-y-4">
        {({ busy, field }) => (
          <>
            <EmailField {...field('email')} />
            <Button type="submit" size="lg" className="w-full" busy={busy}>
              Send Reset Link
            </Button>
          </>
        )}
      </ApiForm>
      <p className="mt-6 text-center">
        <Link to="/auth" className="link">
          Back to sign in
        </Link>
      </p>
    </AccountCard>
  );
}

/** Prefilled with the email typed into the sign-in form. */
function useEmailTyped(form: RefObject<HTMLFormElement | null>): void {
  const { state } = useLocation();
  const email: unknown = state?.email;
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (typeof email === 'string' && field instanceof HTMLInputElement && field.value === '')
      field.value = email;
  }, [form, email]);
}
