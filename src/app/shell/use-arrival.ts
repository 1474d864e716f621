import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusQuietly } from '../../lib/page/focus-heading.ts';

/**
 * Leads the keyboard, and who listens, to a page that has come without being loaded: to what its address points at, or
 * to its heading. Whoever stands on something in sight of the page, as on a filter of a list, stays there.
 */
export function useArrival(): void {
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
