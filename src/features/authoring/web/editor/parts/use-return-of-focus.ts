import { useEffect } from 'react';

/**
 * If the page loaded with its editor open, or the link that opened it is gone, nothing can receive focus when the
 * editor closes; the page's own content does.
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
