import { useEffect, useRef } from 'react';
import { type Navigation, useNavigation } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/** Rendered after a page's content: restores lost focus, and shows a loading bar while the next page is slow. */
export function AfterContent() {
  const { state } = useNavigation();
  useContentFocus(state);
  return <div className="loading-bar" data-busy={state === 'loading' || undefined} />;
}

/**
 * Moves focus to the page's heading when the focused element is removed without navigation, such as a button that a
 * decision has made superfluous. Runs after the content's own effects, which may offer a closer target first.
 */
function useContentFocus(state: Navigation['state']): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const nowhere = document.activeElement === document.body;
    if (state !== 'idle') hadFocus.current ||= !nowhere;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (nowhere) focusHeading();
    }
  }, [state]);
}
