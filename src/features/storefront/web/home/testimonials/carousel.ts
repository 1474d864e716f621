import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds a slide stays before the next one. */
const restMs = 6000;

/** `duration` is Embla's measure of speed, not milliseconds: at 20 a move has covered 98% of the way after 500 ms. */
const options: EmblaOptionsType = { loop: true, align: 'start', duration: 20, inViewThreshold: 0.5 };

/** Whether the reader paused the slides, remembered while they visit other pages. */
let pausedByReader = false;

/**
 * A ring of slides that turns automatically until the reader pauses it, and never for readers who want less motion.
 * Slides out of view are inert. `current` is null until Embla has been loaded, when the row comes near the viewport;
 * until then the row scrolls natively.
 */
export function useCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType>(undefined);
  const [current, setCurrent] = useState<number | null>(null);
  const [turning, setTurning] = useState(false);

  useEffect(() => {
    let left = false;
    async function start(row: HTMLElement) {
      const { default: createCarousel } = await import('embla-carousel');
      if (left) return;
      const carousel = createCarousel(row, options);
      const select = () => setCurrent(carousel.selectedScrollSnap());
      embla.current = carousel;
      select();
      setTurning(!pausedByReader && !wantsLessMotion());
      carousel
        .on('select', select)
        .on('reInit', select)
        .on('slidesInView', () => hideOthers(carousel));
    }
    const nearView = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearView.disconnect();
        void start(entry.target as HTMLElement);
      },
      { rootMargin: '50%' },
    );
    if (viewport.current) nearView.observe(viewport.current);
    return () => {
      left = true;
      nearView.disconnect();
      embla.current?.destroy();
    };
  }, []);

  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isHeld(viewport.current)) embla.current?.scrollNext();
    }, restMs);
    return () => clearInterval(timer);
  }, [turning]);

  return {
    viewport,
    current,
    turning,
    turn: (on: boolean) => {
      pausedByReader = !on;
      setTurning(on);
    },
    previous: () => embla.current?.scrollPrev(wantsLessMotion()),
    next: () => embla.current?.scrollNext(wantsLessMotion()),
    goTo: (slide: number) => embla.current?.scrollTo(slide, wantsLessMotion()),
  };
}

function hideOthers(carousel: EmblaCarouselType): void {
  const inView = carousel.slidesInView();
  for (const [i, slide] of carousel.slideNodes().entries())
    slide.toggleAttribute('inert', !inView.includes(i));
}

/** Whether the pointer or the focus is in the carousel, which pauses it. */
const isHeld = (row: HTMLElement | null): boolean =>
  row?.closest('[data-carousel]')?.matches(':hover, :focus-within') ?? false;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
