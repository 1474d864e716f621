import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Gives the keyboard a new place in a part of the page when what it stood on has gone, as a row does that was decided
 * about. A dialog that was opened from the part counts as being in it.
 * @param note what finds the place again, taken while the stop is still there
 * @param find the stop to take instead, from what was noted
 * @returns handlers for the element around the part
 */
export function useKeptFocus<Note>(
  note: (stop: HTMLElement) => Note,
  find: (noted: Note) => HTMLElement | null | undefined,
) {
  const stood = useRef<{ stop: HTMLElement; noted: Note }>(undefined);
  // After every rendering: only that can have taken the stop away.
  useEffect(() => {
    if (!stood.current || stood.current.stop.isConnected || !isNowhere(document.activeElement)) return;
    const { noted } = stood.current;
    stood.current = undefined;
    find(noted)?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      stood.current = { stop: target, noted: note(target) };
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const leaves = relatedTarget !== null && !currentTarget.contains(relatedTarget);
      if (leaves && !relatedTarget.closest('dialog')) stood.current = undefined;
    },
  };
}

/** Nothing has the keyboard, or the content as a whole: as when a dialog closed whose opener has gone. */
const isNowhere = (stop: Element | null): boolean =>
  stop === null || stop === document.body || stop.id === 'main';
