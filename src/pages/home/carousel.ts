import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How long one move takes. */
export const moveMs = 500;
const restMs = 6000;

/**
 * Where a slide stands, in slide widths from the left edge, when the carousel has moved `position` slides on. The row
 * is a ring: slides that leave at one side come back at the other, out of sight.
 */
export function placeOf(slide: number, position: number, slides: number, visible: number): number {
  const before = (slides - visible) / 2;
  return modulo(slide - position + before, slides) - before;
}

/** Slow at both ends; from 0 to 1. */
export const eased = (share: number): number => (share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2);

/** The shorter way round the ring from one slide to another; negative is backwards. */
export function stepsTo(slide: number, position: number, slides: number): number {
  const forward = modulo(slide - position, slides);
  return forward > slides / 2 ? forward - slides : forward;
}

export const modulo = (value: number, by: number): number => ((value % by) + by) % by;

type Carousel = {
  /** The slide at the left edge; null while the row is a plain one that scrolls. */
  current: number | null;
  turning: boolean;
  setTurning: (turning: boolean) => void;
  go: (steps: number) => void;
  goTo: (slide: number) => void;
};

/** Turns a row of slides into a ring. The row is moved by hand, without rendering, so that every picture is cheap. */
export function useCarousel(row: RefObject<HTMLElement | null>, slides: number): Carousel {
  const position = useRef(0);
  const target = useRef(0);
  const frame = useRef(0);
  const [current, setCurrent] = useState<number | null>(null);
  const [turning, setTurning] = useState(false);

  const place = useCallback(() => {
    const items = row.current?.children ?? [];
    const visible = visibleOf(row.current);
    for (const [i, item] of [...items].entries()) {
      const at = placeOf(i, position.current, slides, visible);
      const seen = at > -0.99 && at < visible - 0.01;
      (item as HTMLElement).style.transform = `translateX(${(at - i) * 100}%)`;
      item.toggleAttribute('inert', !seen);
    }
  }, [row, slides]);

  const go = useCallback(
    (steps: number) => {
      cancelAnimationFrame(frame.current);
      const from = position.current;
      target.current = Math.round(target.current + steps);
      setCurrent(modulo(target.current, slides));
      const start = performance.now();
      const length = wantsStillness() ? 0 : moveMs;
      const draw = (now: number) => {
        const share = length === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / length));
        position.current = from + (target.current - from) * eased(share);
        place();
        if (share < 1) frame.current = requestAnimationFrame(draw);
      };
      draw(start);
    },
    [place, slides],
  );

  useEffect(() => {
    setCurrent(0);
    setTurning(!wantsStillness());
    // It calls once the row has been laid out, and when its width changes; asking now would lay it out for this alone.
    const observer = new ResizeObserver(place);
    if (row.current) observer.observe(row.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [place, row]);

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isHeld(row.current)) go(1);
    }, restMs);
    return () => clearInterval(timer);
  }, [turning, go, row]);

  return { current, turning, setTurning, go, goTo: (slide) => go(stepsTo(slide, target.current, slides)) };
}

/** Nothing moves under a pointer or while the keyboard is in it. */
const isHeld = (row: HTMLElement | null): boolean =>
  row?.closest('[data-carousel]')?.matches(':hover, :focus-within') ?? false;

/** How many slides fit side by side; the style sheet decides. */
function visibleOf(row: HTMLElement | null): number {
  const slide = row?.firstElementChild?.clientWidth;
  return row && slide ? Math.max(1, Math.round(row.clientWidth / slide)) : 1;
}

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
