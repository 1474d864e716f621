import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Role } from '../../contract/constants.ts';
import { useViewer } from './use-viewer.ts';

const checkDelay = 100;

/** Where tabs tell each other who is signed in: an id, or null; `loggedOut` when someone logs out. */
export const sessionChannel = 'session';
export const loggedOut = '';

/** Typed text that may not have been sent. Browsers that do not know `:user-valid` find nothing. */
const typed = ':is(textarea:user-valid, [method=post] :user-valid)';

/** Without the typed client, which would delay a public page. */
async function loginStatus(): Promise<{ loggedIn: boolean; role: Role | null } | null> {
  const response = await fetch('/api/login-status');
  return response.ok ? response.json() : null;
}

/**
 * Checks again whether the user is still signed in with the same role: 100 ms after load, whenever the page becomes
 * visible or returns from the back/forward cache, and when another tab reports a change. Otherwise a dashboard is left,
 * and a public page reloads for a visitor or for the new user. Typed text keeps the page, unless its author logs out:
 * sending it shows that the session has ended. The server has guarded the page before, so a visitor's page does not
 * check on load. A navigation in progress, such as signing out, is not overridden by the response: the next page is
 * guarded, too.
 * @param of the kind of page; null to check nothing
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
    const check = async (other?: string | null) => {
      const status = await loginStatus().catch(() => null);
      if (!status || left || onTheWay.current) return;
      if (!status.loggedIn && other !== loggedOut && document.querySelector(typed)) return;
      if (!status.loggedIn && of === 'dashboard') await navigate(signIn());
      else if (status.role !== role || other !== undefined) await revalidate();
    };
    const restored = (event: PageTransitionEvent) => event.persisted && void check();
    const seen = () => document.visibilityState === 'visible' && void check();
    const silence = hearOtherTabs(id, check);
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

/** Tells other tabs who is signed in here, and listens for changes in theirs. */
function hearOtherTabs(id: string | null, onOther: (other: string | null) => unknown): () => void {
  const tabs = new BroadcastChannel(sessionChannel);
  tabs.onmessage = ({ data }) => {
    if (data !== id) onOther(data);
  };
  tabs.postMessage(id);
  return () => tabs.close();
}

/** Back to this page after signing in again. */
const signIn = (): string => {
  const { pathname, search } = window.location;
  return `/auth?${new URLSearchParams({ next: pathname + search, ended: 'yes' })}`;
};
