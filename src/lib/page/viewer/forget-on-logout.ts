import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetPerson } from '../../form/drafts/form-drafts.ts';
import { loggedOut, sessionChannel } from './use-session-watch.ts';

const channel = 'logout';

/** After a person has logged out, removes their data from all tabs of the browser. The tabs also leave their pages. */
export function forgetInAllTabs(): void {
  forgetPerson();
  for (const name of [channel, sessionChannel]) {
    const tabs = new BroadcastChannel(name);
    tabs.postMessage(loggedOut);
    tabs.close();
  }
}

/**
 * Removes this tab's data when its user logs out, here or in another tab, and once more when the page has been left: a
 * lecture or an editor stores its position as it closes.
 */
export function useForgetOnLogout(): void {
  const { pathname } = useLocation();
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page
  useEffect(() => {
    if (isDue.current) forgetPerson();
    isDue.current = false;
  }, [pathname]);
  useEffect(() => {
    const tabs = new BroadcastChannel(channel);
    tabs.onmessage = () => {
      isDue.current = true;
      forgetPerson();
    };
    return () => tabs.close();
  }, []);
}
