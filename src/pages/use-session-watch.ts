import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { createClient, read } from '../contract/client.ts';
import type { Role } from '../contract/constants.ts';

const checkDelay = 100;

/**
 * Asks again, 100 ms after load and whenever the page returns from the back/forward cache, whether the person is still
 * signed in as the same role, and leaves the dashboard when not. The server has guarded the page before.
 * Whoever is on the way already, as in signing out, is not overtaken by the answer: the next page is guarded, too.
 */
export function useSessionWatch(role: Role | null): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onTheWay = useRef(false);
  onTheWay.current = useNavigation().state !== 'idle';
  useEffect(() => {
    let left = false;
    const check = async () => {
      const status = await read(createClient(window.location.origin)['login-status'].$get()).catch(
        () => null,
      );
      if (!status || left || onTheWay.current) return;
      if (!status.loggedIn) await navigate('/auth');
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
  }, [role, navigate, revalidate]);
}
