import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { toast } from '../../ui/toast.ts';

/**
 * Signs out; works without scripts. With them it asks the server itself: the page must not be lost where nobody
 * answers.
 */
export function LogoutForm({ className, children }: { className?: string; children: ReactNode }) {
  const navigate = useNavigate();
  const leaving = useRef(false);
  async function logout(event: FormEvent) {
    event.preventDefault();
    if (leaving.current) return;
    leaving.current = true;
    try {
      const { signOut } = await import('./sign-out.ts');
      const message = await signOut();
      await navigate('/auth');
      toast.success(message);
    } catch {
      toast.error('Logout failed');
    }
    leaving.current = false;
  }
  return (
    <Form method="post" action="/logout" className={className} onSubmit={logout}>
      {children}
    </Form>
  );
}
