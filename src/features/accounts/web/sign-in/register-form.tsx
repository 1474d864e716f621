import { Link } from 'react-router';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { EmailField } from '../email-field.tsx';

/** The email is not among them: all sign-in forms share it (`useTypedEmail`). */
const kept = ['name'];

/** Name, email and password of a new account. */
export function RegisterForm({ failure, email }: { failure?: FormFailure; email: string }) {
  return (
    <ApiForm
      failure={failure}
      values={{ email }}
      hiddenFields={{ intent: 'register' }}
      noValidate
      className="mt-6 space-y-4"
    >
      {({ busy, field }) => (
        <>
          <FormDraft of="register" only={kept} />
          <TextField
            label="Name"
            autoComplete="name"
            required
            {...field('name')}
            hint="As you’d like it to appear on your certificates."
          />
          <EmailField {...field('email')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            required
            {...field('password')}
            hint="At least 6 characters."
          />
          <Button type="submit" size="lg" className="w-full" busy={busy}>
            Register
          </Button>
          <p className="text-sm text-ink-2">
            By registering, you agree to our{' '}
            <Link className="link" to="/termsandconndition">
              terms
            </Link>{' '}
            and confirm that you have read our{' '}
            <Link className="link" to="/privacy">
              privacy policy
            </Link>
            .
          </p>
        </>
      )}
    </ApiForm>
  );
}
