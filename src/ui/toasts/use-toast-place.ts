import { useCallback, useEffect, useState } from 'react';
import { onModalsChange, topModal } from '../overlays/modals.ts';
import { freeTop, heightOfStack, tallestGap } from './toast-place.ts';

/** Below the header, whose buttons stay usable. */
const usual = 76;
const edge = 16;
/** Sonner's layout: the whole width of a phone, or a column at the right. */
const phoneWidth = 600;
const columnWidth = 356;

/** In pixels. `room`: the height that all toasts together must not exceed, if a dialog leaves too little space. */
type Place = { top: number; room?: number };

/**
 * A place where toasts do not cover the focused control or any button of the topmost dialog. If there is none, a place
 * where they cover no button in its head or foot. Updated with every message and dialog, when the focus moves, and when
 * the dialog or the window is resized.
 */
export function useToastPlace(messages: number): Place {
  const [place, setPlace] = useState<Place>({ top: usual });
  const update = useCallback(() => setPlace(placeFor(topModal())), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each message
  useEffect(() => {
    update();
    const measured = setTimeout(update, 100);
    return () => clearTimeout(measured);
  }, [messages, update]);
  useEffect(() => {
    const sizes = new ResizeObserver(update);
    const follow = () => {
      const dialog = topModal();
      sizes.disconnect();
      if (dialog) sizes.observe(dialog);
      update();
    };
    follow();
    const stop = onModalsChange(follow);
    // The browser scrolls to the focused control before it paints.
    const focused = () => requestAnimationFrame(update);
    addEventListener('resize', update);
    addEventListener('focusin', focused);
    return () => {
      stop();
      sizes.disconnect();
      removeEventListener('resize', update);
      removeEventListener('focusin', focused);
    };
  }, [update]);
  return place;
}

function placeFor(dialog: HTMLDialogElement | undefined): Place {
  const isPhone = innerWidth <= phoneWidth;
  const left = isPhone ? 12 : innerWidth - edge - columnWidth;
  const stack = { height: stackHeight(), left, right: innerWidth - (isPhone ? 12 : edge) };
  const focused = focusedBox();
  if (!dialog) return { top: freeTop(stack, focused, innerHeight, usual) ?? usual };
  const ends = boxesOf(dialog, ':is(.dialog-head, .dialog-foot) button');
  const controls = boxesOf(dialog, 'button, a[href]');
  const top =
    freeTop(stack, [...controls, ...focused], innerHeight) ??
    freeTop(stack, [...ends, ...focused], innerHeight) ??
    freeTop(stack, ends, innerHeight);
  if (top !== undefined) return { top };
  const gap = tallestGap(stack, ends, innerHeight);
  return { top: gap.top, room: gap.height };
}

/** The box of the control with the keyboard focus, outside the toasts themselves. */
function focusedBox(): DOMRect[] {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.closest('.toast-layer')) return [];
  return [focused.getBoundingClientRect()];
}

const boxesOf = (dialog: HTMLDialogElement, selector: string): DOMRect[] =>
  [...dialog.querySelectorAll(selector)]
    .filter((element) => !element.closest('.toast-layer') && element.checkVisibility())
    .map((element) => element.getBoundingClientRect());

function stackHeight(): number {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed=false]')];
  return heightOfStack(toasts.slice(0, 3).map((toast) => toast.offsetHeight + hiddenHeight(toast)));
}

/** How many pixels of a scrolling message are hidden. */
function hiddenHeight(toast: HTMLElement): number {
  const content = toast.querySelector('[data-content]');
  return content ? content.scrollHeight - content.clientHeight : 0;
}
