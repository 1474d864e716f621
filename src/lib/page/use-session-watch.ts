import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Role } from '../../contract/constants.ts';
import { useViewer } from './use-viewer.ts';

const checkDelay = 100;

/** Without the typed client, which a public page would have to wait for. */
async function loginStatus(): Promise<{ loggedIn: boolean; role: Role | null } | null> {
  const response = await fetch('/api/login-status');
  return response.ok ? response.json() : null;
}

/**
 * Asks again whether the person is still signed in as the same role: 100 ms after load, whenever the page comes back into
 * view or out of the back/forward cache, and when another tab tells of a change. Anyone who is not leaves a dashboard; a
 * public page shows itself as to a visitor, or as to whoever has signed in elsewhere. The server has guarded the page
 * before, so a visitor's page does not ask at its load. A navigation under way, such as signing out, is not overtaken by
 * the answer: the next page is guarded, too.
 * @param of where the page is; null where nothing is asked
 */
export function useSessionWatch(role: Role | null, of: 'dashboard' | 'public' | null = 'dashboard'): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const id = useViewer()?._id ?? null;
  const onTheWay = useRef(false);
  onTheWay.current = useNavigation().state !== 'idle';
  useEffect(() => {
    if (of === null) return;
    let left = false;
    const check = async (isOther = false) => {
      const status = await loginStatus().catch(() => null);
      if (!status || left || onTheWay.current) return;
      if (!status.loggedIn && of === 'dashboard') await navigate(signIn());
      else if (status.role !== role || isOther) await revalidate();
    };
    const restored = (event: PageTransitionEvent) => event.persisted && void check();
    const seen = () => document.visibilityState === 'visible' && void check();
    const silence = hearOtherTabs(id, () => void check(true));
    const timer = role === null && of === 'public' ? undefined : setTimeout(check, checkDelay);
    window.addEventListener('pageshow', restored);
    document.addEventListener('visibilitychange', seen);
    return () => {
      left = true;
      silence();
      clearTimeout(timer);
      window.removeEventListener('pageshow', restored);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [role, id, of, navigate, revalidate]);
}

/** Tells the other tabs who is signed in here, and hears when they have somebody else. */
function hearOtherTabs(id: string | null, onOther: () => void): () => void {
  const tabs = new BroadcastChannel('session');
  tabs.onmessage = ({ data }) => {
    if (data !== id) onOther();
  };
  tabs.postMessage(id);
  return () => tabs.close();
}

/** Back to this page after signing in again. */
const signIn = (): string => {
  const { pathname, search } = window.location;
  return `/auth?${new URLSearchParams({ next: pathname + search, ended: 'yes' })}`;
};
