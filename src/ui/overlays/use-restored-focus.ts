import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves keyboard focus within a part of the page when the focused element is removed, such as a row that has been
 * decided. A dialog opened from that part counts as inside it.
 * @param note records the position while the element is still there
 * @param find finds the element to focus instead, from what was recorded
 * @returns handlers for the element around the part
 */
export function useRestoredFocus<Note>(
  note: (stop: HTMLElement) => Note,
  find: (noted: Note) => HTMLElement | null | undefined,
) {
  const focused = useRef<{ stop: HTMLElement; noted: Note }>(undefined);
  // After every render: only a render can have removed the element.
  useEffect(() => {
    if (!focused.current || focused.current.stop.isConnected || !isNowhere(document.activeElement)) return;
    const { noted } = focused.current;
    focused.current = undefined;
    find(noted)?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = { stop: target, noted: note(target) };
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const leaves = relatedTarget !== null && !currentTarget.contains(relatedTarget);
      if (leaves && !relatedTarget.closest('dialog')) focused.current = undefined;
    },
  };
}

/** Nothing is focused, or only the content as a whole, as after closing a dialog whose opener is gone. */
const isNowhere = (stop: Element | null): boolean =>
  stop === null || stop === document.body || stop.id === 'main';
