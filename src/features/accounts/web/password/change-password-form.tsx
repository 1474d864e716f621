import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { FormFailure } from '../../../../lib/form/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { besideSummary, FormErrors } from '../../../../ui/forms/form-errors.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';

type Props = {
  email: string;
  failure?: FormFailure;
  changed?: { message: string };
  busy: boolean;
};

/** The current and the new password; emptied once it is changed. */
export function ChangePasswordForm({ email, failure, changed, busy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const beside = besideSummary(failure);
  useEffect(() => {
    if (!changed) return;
    toast.success(changed.message);
    form.current?.reset();
  }, [changed]);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-4 max-w-md space-y-4">
      <input type="hidden" name="intent" value="password" />
      {/* Tells password managers whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      {changed && (
        <noscript>
          <Notice tone="success">{changed.message}</Notice>
        </noscript>
      )}
      <FormErrors message={failure?.message} hint={failure?.hint} occasion={failure} />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        {...beside('currentPassword')}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        {...beside('newPassword')}
        hint="At least 6 characters."
      />
      <Button type="submit" busy={busy}>
        Change password
      </Button>
    </Form>
  );
}
