import { useEffect, useState } from 'react';
import { frontModal, onModalsChange } from './modals.ts';

/**
 * A layer above everything that can always be reached. A modal dialog takes the whole page out of reach, of pointers and
 * of screen readers, whatever stands above it: so the layer goes along into the dialog in front, and out of it again.
 * @returns the element to fill by a portal, and how to bring it to the front of what was opened meanwhile
 */
export function useReachableLayer(className: string): { layer: HTMLElement; raise: () => void } {
  const [parts] = useState(() => {
    const layer = document.createElement('div');
    layer.className = className;
    layer.popover = 'manual';
    return { layer, raise: () => bringToFront(layer) };
  });
  useEffect(() => {
    const stop = onModalsChange(parts.raise);
    return () => {
      stop();
      parts.layer.remove();
    };
  }, [parts]);
  return parts;
}

function bringToFront(layer: HTMLElement): void {
  const home = frontModal() ?? document.body;
  if (layer.parentElement !== home) home.append(layer);
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
