import type { ReactNode } from 'react';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';

/**
 * Signs out, with or without scripts. Offline it only shows a message: the router would reload the page and lose it.
 */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <ApiForm
      action="/logout"
      className={className}
      onSubmit={(event) => {
        if (navigator.onLine) return;
        event.preventDefault();
        toast.error('Logout failed');
      }}
    >
      {children}
    </ApiForm>
  );
}
