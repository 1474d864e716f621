import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Takes the keyboard to the page's content when what it stood on went with a navigation, as a button does that a decision
 * makes superfluous. Stands below the content, which may offer a nearer place first.
 */
export function ContentFocus() {
  const { state } = useNavigation();
  const stoodSomewhere = useRef(false);
  useEffect(() => {
    const nowhere = document.activeElement === document.body;
    if (state !== 'idle') stoodSomewhere.current ||= !nowhere;
    else if (stoodSomewhere.current) {
      stoodSomewhere.current = false;
      if (nowhere) document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [state]);
  return null;
}
