import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/**
 * Rendered after a page's content: moves focus to the page's heading when the focused element is removed without
 * navigation, such as a button that a decision has made superfluous. Runs after the content's own effects, which may
 * offer a closer target first.
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
