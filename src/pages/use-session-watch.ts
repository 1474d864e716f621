import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Role } from '../contract/constants.ts';

const checkDelay = 100;

/** Without the typed client, which a public page would have to wait for. */
async function loginStatus(): Promise<{ loggedIn: boolean; role: Role | null } | null> {
  const response = await fetch('/api/login-status');
  return response.ok ? response.json() : null;
}

/**
 * Asks again, 100 ms after load and whenever the page returns from the back/forward cache, whether the person is still
 * signed in as the same role. Who is not leaves a dashboard; a public page shows itself as to a visitor. The server has
 * guarded the page before. Whoever is on the way already, as in signing out, is not overtaken by the answer: the next
 * page is guarded, too.
 * @param of where the page stands; null where nothing is asked
 */
export function useSessionWatch(role: Role | null, of: 'dashboard' | 'public' | null = 'dashboard'): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onTheWay = useRef(false);
  onTheWay.current = useNavigation().state !== 'idle';
  useEffect(() => {
    if (of === null) return;
    let left = false;
    const check = async () => {
      const status = await loginStatus().catch(() => null);
      if (!status || left || onTheWay.current) return;
      if (!status.loggedIn && of === 'dashboard') await navigate('/auth');
      else if (status.role !== role) await revalidate();
    };
    const restored = (event: PageTransitionEvent) => event.persisted && void check();
    const timer = setTimeout(check, checkDelay);
    window.addEventListener('pageshow', restored);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener('pageshow', restored);
    };
  }, [role, of, navigate, revalidate]);
}
