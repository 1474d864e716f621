import { type FocusEvent, useMemo } from 'react';

/**
 * Lets Tab move through notifications. Sonner returns the focus as soon as it leaves them, so Tab would loop; here it
 * returns only when the focused notification closes.
 * @param layer contains the notifications
 */
export function useToastFocus(layer: HTMLElement) {
  return useMemo(() => {
    let from: EventTarget | null = null;
    return {
      onFocusCapture: (event: FocusEvent) => {
        event.stopPropagation();
        if (!(event.relatedTarget && layer.contains(event.relatedTarget))) from = event.relatedTarget;
      },
      returnFocus: () => {
        if (layer.contains(document.activeElement) && from instanceof HTMLElement)
          from.focus({ preventScroll: true });
      },
    };
  }, [layer]);
}
