import { useRef } from 'react';
import { Link } from 'react-router';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { EmailField } from '../email-field.tsx';
import { useFilled } from '../profile/use-filled.ts';

const needed = ['email', 'password'] as const;

/** Email and password. The button is enabled once both are filled. */
export function SignInForm({ failure, email }: { failure?: FormFailure; email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const filled = useFilled(form, needed);
  return (
    <ApiForm
      ref={form}
      failure={failure}
      values={{ email }}
      hiddenFields={{ intent: 'sign-in' }}
      noValidate
      className="watches-filling mt-6 space-y-4"
    >
      {({ busy, field }) => (
        <>
          <EmailField {...field('email')} />
          <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
          <p className="text-right">
            <Link to="/forgot-password" className="link">
              Forgot password?
            </Link>
          </p>
          <Button type="submit" size="lg" className="w-full" busy={busy} disabled={!filled}>
            Sign in
          </Button>
        </>
      )}
    </ApiForm>
  );
}
