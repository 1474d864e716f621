import { useEffect, useRef } from 'react';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';

type Props = {
  email: string;
  failure?: FormFailure;
  changed?: { message: string };
};

/** The current and the new password; cleared once changed. */
export function ChangePasswordForm({ email, failure, changed }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!changed) return;
    toast.success(changed.message);
    form.current?.reset();
  }, [changed]);
  return (
    <ApiForm
      ref={form}
      failure={failure}
      hiddenFields={{ intent: 'password' }}
      noValidate
      preventScrollReset
      className="mt-4 max-w-md space-y-4"
    >
      {({ busy, field }) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" autoComplete="username" value={email} />
          {changed && (
            <noscript>
              <Notice tone="success">{changed.message}</Notice>
            </noscript>
          )}
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            {...field('currentPassword')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            required
            {...field('newPassword')}
            hint="At least 6 characters."
          />
          <Button type="submit" busy={busy}>
            Change password
          </Button>
        </>
      )}
    </ApiForm>
  );
}
