import { type FocusEvent, useMemo } from 'react';

/**
 * Lets Tab pass through the messages. Sonner sends the focus back to where it came from as soon as it leaves them, so
 * Tab would go round in circles; here it only returns when the message that has it goes.
 * @param layer contains the messages
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
