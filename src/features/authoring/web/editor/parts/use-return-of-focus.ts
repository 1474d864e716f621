import { useEffect } from 'react';

/**
 * Focuses the page's content when the editor closes and nothing else receives focus: because the page loaded with its
 * editor open, or the link that opened it is gone.
 */
export function useReturnOfFocus(): void {
  useEffect(
    () => () => {
      queueMicrotask(() => {
        const { activeElement, body } = document;
        if (activeElement === body || activeElement === null)
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
}
