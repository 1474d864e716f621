import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { AccountCard } from '../account-card.tsx';
import { EmailField } from '../email-field.tsx';
import { useTypedEmail } from '../sign-in/typed-email.ts';
import type { Route } from './+types/forgot-password';

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
  const { typed = '', keep } = useTypedEmail();
  return (
    <AccountCard
      title="Forgot your password?"
      text="Enter your email and we’ll send you a link to set a new password."
    >
      <div onInput={keep}>
        <ApiForm failure={failureIn(actionData)} values={{ email: typed }} noValidate className="space-y-4">
          {({ busy, field }) => (
            <>
              <EmailField {...field('email')} />
              <Button type="submit" size="lg" className="w-full" busy={busy}>
                Send Reset Link
              </Button>
            </>
          )}
        </ApiForm>
      </div>
      <p className="mt-6 text-center">
        <Link to="/auth" className="link">
          Back to sign in
        </Link>
      </p>
    </AccountCard>
  );
}
