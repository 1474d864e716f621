import { useEffect, useState } from 'react';
import { onModalsChange, topModal } from './modals.ts';

/**
 * A layer that is above everything else and stays interactive. A modal dialog makes the whole page inert for pointers
 * and screen readers, whatever its z-index, so this layer moves into the topmost dialog and back out of it.
 * @returns the element to render into with a portal, and a function that brings it in front of what was opened since
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
  const home = topModal() ?? document.body;
  if (layer.parentElement !== home) home.append(layer);
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
