import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { focusHeading } from '../../lib/page/focus-heading.ts';

/**
 * Takes the keyboard to the page's heading when what it stood on has gone and the address has not, as a button goes that a
 * decision makes superfluous. Stands below the content, which may offer a nearer place first.
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
