import { type RefObject, useEffect } from 'react';

/** An element that contained the focus, and its neighbours. */
type Place = { element: Element; next: Element | null; previous: Element | null };

/**
 * Keeps keyboard focus nearby when the focused element is removed; browsers would move it to the top of the page. The
 * nearest element receives it: the next entry of a list, otherwise what remains around it.
 */
export function useFocusNearby(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = area.current;
    if (!within) return;
    let trail: Place[] = [];
    const remember = ({ target }: FocusEvent) => {
      // A confirmation dialog is gone before the element it asked about.
      if (target instanceof Element && target.closest('dialog') === within.closest('dialog'))
        trail = trailOf(target, within);
    };
    const observer = new MutationObserver(() => {
      const isLost = trail[0] && !trail[0].element.isConnected && document.activeElement === document.body;
      if (isLost) nearest(trail)?.focus();
    });
    within.addEventListener('focusin', remember);
    observer.observe(within, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [area]);
}

function trailOf(from: Element, within: Element): Place[] {
  const trail: Place[] = [];
  for (let element: Element | null = from; element; element = element.parentElement) {
    trail.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
    if (element === within) break;
  }
  return trail;
}

function nearest(trail: Place[]): HTMLElement | undefined {
  for (const { element, next, previous } of trail) {
    const left = element.matches('li') ? [element, next, previous] : [element];
    for (const candidate of left) {
      const stop = candidate?.isConnected ? firstStop(candidate) : undefined;
      if (stop) return stop;
    }
  }
  return undefined;
}

const stops = ':is(button, summary, input, select, textarea, a[href]):not(:disabled, [tabindex="-1"])';

const firstStop = (within: Element): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(stops)].find((element) => element.checkVisibility());
