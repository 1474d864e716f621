import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusQuietly } from '../../lib/page/focus-heading.ts';

/**
 * After client-side navigation, moves keyboard and screen-reader focus to the new page: to the URL's fragment, or to
 * its heading. Focus on an element that is still there and visible, such as a list's filter, stays.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const seen = useRef(here);
  useEffect(() => {
    if (seen.current === here) return;
    seen.current = here;
    if (isOnPage(document.activeElement)) return;
    const target = document.getElementById(hash.slice(1));
    if (target) focusQuietly(target);
    else focusHeading();
  }, [here, hash]);
}

function isOnPage(held: Element | null): boolean {
  if (!held?.closest('#main') || held.id === 'main') return false;
  const { bottom, top } = held.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
