import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormFailure } from '../../../lib/form/form-failure.ts';
import { useKeptForm } from '../../../lib/form/use-form-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { besideSummary, FormErrors } from '../../../ui/forms/form-errors.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** The name of this form among those that are kept. */
export const registration = 'register';
const keptFields = ['name', 'email'] as const;

/** Name, email and password of a new account. */
export function RegisterForm({ failure, email }: { failure?: FormFailure; email: string }) {
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, registration, keptFields);
  const beside = besideSummary(failure);
  return (
    <Form ref={form} method="post" noValidate className="mt-6 space-y-4">
      <input type="hidden" name="intent" value="register" />
      <FormErrors message={failure?.message} hint={failure?.hint} occasion={failure} />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={failure?.values.name}
        {...beside('name')}
        hint="As you’d like it to appear on your certificates."
      />
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
        autoComplete="new-password"
        required
        {...beside('password')}
        hint="At least 6 characters."
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        Register
      </Button>
    </Form>
  );
}
