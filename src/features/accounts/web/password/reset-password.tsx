import { data, Link } from 'react-router';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import '../account.css';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { type FormFailure, failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { AccountCard } from '../account-card.tsx';
import { ThankYou } from '../thank-you.tsx';
import type { Route } from './+types/reset-password';

/** Time to read the confirmation, in milliseconds. */
const redirectDelay = 2000;

/** No canonical link or sharing image: the URL contains a secret. */
export const meta: Route.MetaFunction = () =>
  hiddenPage('Set a new password', 'Set a new password for your Milepost account.');

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const failure = faultIn(form);
  if (failure) return data({ failure }, { status: 400 });
  try {
    const param = segments({ token: args.params.token });
    const json = { password: text(form, 'password') };
    const { message } = await read(scopeOf(args).api.user['reset-password'][':token'].$post({ param, json }));
    return { message };
  } catch (error) {
    return failureOr('Password reset failed.', form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), 'Password reset failed.');

/** The form's own checks: the API receives the password only once, so it cannot compare the two. */
function faultIn(form: FormData): FormFailure | null {
  const names = ['password', 'confirmPassword'];
  const [password, again] = names.map((name) => text(form, name).trim());
  const empty = names.filter((name) => !text(form, name).trim());
  if (empty.length > 0) return faultOn(empty, 'Both fields are required.');
  return password === again ? null : faultOn(['confirmPassword'], 'Passwords do not match!');
}

const faultOn = (names: string[], message: string): FormFailure => ({
  message,
  fields: Object.fromEntries(names.map((name) => [name, message])),
  values: {},
});

export default function ResetPassword({ actionData, params }: Route.ComponentProps) {
  const message = actionData && 'message' in actionData ? actionData.message : undefined;
  if (message) return <ThankYou message={message} next="/auth" label="Sign in" delay={redirectDelay} />;
  return (
    <AccountCard title="Set a new password" text="This will sign you out on all devices.">
      <ApiForm
        action={`/reset-password/${encodeURIComponent(params.token)}`}
        failure={failureIn(actionData)}
        noValidate
        className="appears-late space-y-4"
      >
        {({ busy, field }) => (
          <>
            <PasswordField
              label="New password"
              autoComplete="new-password"
              required
              {...field('password')}
              hint="Use at least 8 characters."
            />
            <PasswordField
              label="Confirm password"
              autoComplete="new-password"
              required
              {...field('confirmPassword')}
            />
            <Button type="submit" size="lg" className="w-full" busy={busy}>
              Set new password
            </Button>
          </>
        )}
      </ApiForm>
      <p className="mt-6 text-center">
        <Link to="/forgot-password" className="link">
          Request a new link
        </Link>
      </p>
    </AccountCard>
  );
}
