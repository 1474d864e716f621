import { Form, useNavigation } from 'react-router';
import { read } from '../../contract/client.ts';
import { limits } from '../../contract/constants.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { redirectWithToast } from '../flash.ts';
import { failureOf, text } from '../form-failure.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/reset-password';
import { AccountCard } from './account-card.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Set a new password · Milepost' },
  { name: 'robots', content: 'noindex' },
];

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const [password, again] = [text(form, 'password').trim(), text(form, 'confirmPassword').trim()];
  if (!password || !again) return { message: 'Both fields are required.' };
  if (password !== again) return { message: 'Passwords do not match!' };
  try {
    const param = { token: args.params.token };
    const { message } = await read(
      scopeOf(args).api.user['reset-password'][':token'].$post({ param, json: { password } }),
    );
    return redirectWithToast('/auth', message);
  } catch (error) {
    return failureOf(form, error);
  }
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const message = actionData && ('failure' in actionData ? actionData.failure.message : actionData.message);
  return (
    <AccountCard title="Set a new password" text="Every device that is signed in now will be signed out.">
      <Form method="post" noValidate className="space-y-4">
        <FormErrors message={message} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          maxLength={limits.passwordMax}
          hint="Use at least 8 characters."
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          maxLength={limits.passwordMax}
        />
        <Button type="submit" size="lg" className="w-full" busy={busy}>
          Set new password
        </Button>
      </Form>
    </AccountCard>
  );
}
