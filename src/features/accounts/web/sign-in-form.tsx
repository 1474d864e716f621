import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { FormFailure } from '../../../lib/form/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { besideSummary, FormErrors } from '../../../ui/forms/form-errors.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useFilled } from './profile/use-filled.ts';

const needed = ['email', 'password'] as const;

/** Email and password. The button waits for both. */
export function SignInForm({ failure, email }: { failure?: FormFailure; email: string }) {
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const filled = useFilled(form, needed);
  const beside = besideSummary(failure);
  return (
    <Form ref={form} method="post" noValidate className="watches-filling mt-6 space-y-4">
      <input type="hidden" name="intent" value="sign-in" />
      <FormErrors message={failure?.message} hint={failure?.hint} occasion={failure} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={failure?.values.email ?? email}
        {...beside('email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        {...beside('password')}
      />
      <p className="text-right">
        <Link to="/forgot-password" state={{ email }} className="link">
          Forgot password?
        </Link>
      </p>
      <Button type="submit" size="lg" className="w-full" busy={busy} disabled={!filled}>
        Sign in
      </Button>
    </Form>
  );
}
