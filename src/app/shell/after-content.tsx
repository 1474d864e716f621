import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/**
 * Moves focus to the page's heading when the focused element is removed without navigation, such as a button that is
 * no longer needed once a decision has been made. Rendered after the page's content, so that the effects of the content
 * run first and can move focus to a closer element.
 */
export function AfterContent() {
  const { state } = useNavigation();
  const hadFocus = useRef(false);
  useEffect(() => {
    const nowhere = document.activeElement === document.body;
    if (state !== 'idle') hadFocus.current ||= !nowhere;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (nowhere) focusHeading();
    }
  }, [state]);
  return null;
}
