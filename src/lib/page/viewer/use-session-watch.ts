import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import type { Role } from '../../../contract/constants.ts';
import { useViewer } from './use-viewer.ts';

const checkDelay = 100;

/** The channel on which tabs tell each other who is signed in: an id, or null; `loggedOut` when someone logs out. */
export const sessionChannel = 'session';
export const loggedOut = '';

/** Typed text that may not have been sent. Browsers that do not know `:user-valid` find nothing. */
const typed = ':is(textarea:user-valid, [method=post] :user-valid)';

/** Asks who is signed in, without the typed client, which would delay a public page. */
async function loginStatus(): Promise<{ loggedIn: boolean; role: Role | null } | null> {
  const response = await fetch('/api/login-status');
  return response.ok ? response.json() : null;
}

/**
 * Checks whether the same user is still signed in with the same role: 100 ms after load, whenever the page becomes
 * visible or returns from the back/forward cache, and when another tab reports a change. If the session has ended, a
 * dashboard is replaced by the sign-in page; after any other change, the page reloads its data. A page with typed text
 * stays when the session ends, unless the user has logged out: sending the text shows that the session has ended.
 * Nothing is done while the page is being left, because the next page is guarded too. The public page of a visitor
 * does not check after it has loaded.
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

/** The URL of the sign-in page, which leads back to this page. */
const signIn = (): string => {
  const { pathname, search } = window.location;
  return `/auth?${new URLSearchParams({ next: pathname + search, ended: 'yes' })}`;
};
