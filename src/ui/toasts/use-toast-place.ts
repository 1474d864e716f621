import { useCallback, useEffect, useState } from 'react';
import { frontModal, onModalsChange } from '../overlays/modals.ts';
import { freeTop } from './toast-place.ts';

/** Below the header, whose buttons stay usable. */
const usual = 76;
const edge = 16;
/** Sonner's layout: the whole width of a phone, or a column at the right. */
const phoneWidth = 600;
const columnWidth = 356;
/** The height of one toast with a description, until it can be measured. */
const likelyHeight = 88;

/**
 * The distance of toasts from the top of the window, in pixels: where they cover no button of the topmost dialog, or at
 * least none that closes it. Updated with every message and dialog, and when the dialog or the window changes its size.
 */
export function useToastPlace(messages: number): number {
  const [top, setTop] = useState(usual);
  const place = useCallback(() => setTop(placeFor(frontModal())), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is a reason
  useEffect(() => {
    place();
    const measured = setTimeout(place, 100);
    return () => clearTimeout(measured);
  }, [messages, place]);
  useEffect(() => {
    const sizes = new ResizeObserver(place);
    const follow = () => {
      const dialog = frontModal();
      sizes.disconnect();
      if (dialog) sizes.observe(dialog);
      place();
    };
    follow();
    const stop = onModalsChange(follow);
    addEventListener('resize', place);
    return () => {
      stop();
      sizes.disconnect();
      removeEventListener('resize', place);
    };
  }, [place]);
  return top;
}

function placeFor(dialog: HTMLDialogElement | undefined): number {
  if (!dialog) return usual;
  const isPhone = innerWidth <= phoneWidth;
  const left = isPhone ? 12 : innerWidth - edge - columnWidth;
  const stack = { height: stackHeight(), left, right: innerWidth - (isPhone ? 12 : edge) };
  const free = (selector: string) => freeTop(stack, boxesOf(dialog, selector), innerHeight);
  return free('button, a[href]') ?? free(':is(.dialog-head, .dialog-foot) button') ?? edge;
}

const boxesOf = (dialog: HTMLDialogElement, selector: string): DOMRect[] =>
  [...dialog.querySelectorAll(selector)]
    .filter((element) => !element.closest('.toast-layer') && element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

function stackHeight(): number {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed=false]')];
  const heights = toasts.slice(0, 3).map((toast) => toast.offsetHeight + 14);
  return Math.max(
    likelyHeight,
    heights.reduce((sum, height) => sum + height, 0),
  );
}
