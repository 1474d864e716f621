import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { forgetInAllTabs } from '../../../../lib/page/viewer/forget-on-logout.ts';
import { toast } from '../../../../ui/toasts/toast.ts';

/** Signs out with plain `fetch`, because the typed client would delay public pages. @returns the server's message */
async function endSession(): Promise<string> {
  const response = await fetch('/api/logout');
  if (!response.ok) throw new Error(`Signing out failed with status ${response.status}`);
  return ((await response.json()) as { message: string }).message;
}

/**
 * Signs out, with or without scripts. With scripts, the page stays if the server cannot be reached, and says that
 * signing out failed; a navigation would replace it with an error page.
 */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  const navigate = useNavigate();
  const logOut = async () => {
    const message = await endSession().catch(() => null);
    if (message === null) return void toast.error('Logout failed');
    toast.success(message);
    // Leave first: the message to the other tabs also reaches this one, which would say that its session has ended.
    await navigate('/auth');
    forgetInAllTabs();
  };
  return (
    <ApiForm
      action="/logout"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        return logOut();
      }}
    >
      {children}
    </ApiForm>
  );
}
