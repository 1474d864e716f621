import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/**
 * Moves focus to the page's heading when the focused element is removed without navigation, such as a button that a
 * decision makes superfluous. Placed after the content, which may offer a closer target first.
 */
export function ContentFocus() {
  const { state } = useNavigation();
  const stoodSomewhere = useRef(false);
  useEffect(() => {
    const nowhere = document.activeElement === document.body;
    if (state !== 'idle') stoodSomewhere.current ||= !nowhere;
    else if (stoodSomewhere.current) {
      stoodSomewhere.current = false;
      if (nowhere) focusHeading();
    }
  }, [state]);
  return null;
}
