import { useEffect, useRef } from 'react';
import { type Navigation, useNavigation } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/** What follows the content of a page: the focus that it loses, and a bar while the next page is slow to arrive. */
export function AfterContent() {
  const { state } = useNavigation();
  useContentFocus(state);
  return <div className="arriving" data-busy={state === 'loading' || undefined} />;
}

/**
 * Moves focus to the page's heading when the focused element is removed without navigation, such as a button that a
 * decision makes superfluous. Runs after the content's own effects, which may offer a closer target first.
 */
function useContentFocus(state: Navigation['state']): void {
  const stoodSomewhere = useRef(false);
  useEffect(() => {
    const nowhere = document.activeElement === document.body;
    if (state !== 'idle') stoodSomewhere.current ||= !nowhere;
    else if (stoodSomewhere.current) {
      stoodSomewhere.current = false;
      if (nowhere) focusHeading();
    }
  }, [state]);
}
