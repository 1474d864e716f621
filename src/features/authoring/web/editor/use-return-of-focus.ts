import { useEffect } from 'react';

/**
 * Where the page came with its editor open, or the link that opened it is gone, no element can have the focus back
 * when the editor closes: the page's own part takes it.
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
