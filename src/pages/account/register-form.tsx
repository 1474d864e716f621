import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormFailure } from '../form-failure.ts';

/** Name, email and password of a new account. */
export function RegisterForm({ failure, email }: { failure?: FormFailure; email: string }) {
  const busy = useNavigation().state !== 'idle';
  const fields = failure?.fields ?? {};
  return (
    <Form method="post" noValidate className="mt-6 space-y-4">
      <input type="hidden" name="intent" value="register" />
      <FormErrors message={failure?.message} occasion={failure} />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={failure?.values.name}
        error={fields.name}
        hint="As it should stand on your certificates."
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={failure?.values.email ?? email}
        error={fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        error={fields.password}
        hint="At least 6 characters."
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        Register
      </Button>
    </Form>
  );
}
