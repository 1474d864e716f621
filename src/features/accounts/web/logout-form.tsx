import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { toast } from '../../../ui/toasts/toast.ts';

/** Signs out; works without scripts. Without a connection the page stays: the router would load it anew, and lose it. */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Form
      method="post"
      action="/logout"
      className={className}
      onSubmit={(event) => {
        if (navigator.onLine) return;
        event.preventDefault();
        toast.error('Logout failed');
      }}
    >
      {children}
    </Form>
  );
}
