import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** Milliseconds a slide stays before the next one follows. */
const restMs = 6000;

/** Embla's measure of speed, not milliseconds: at 20 a move has covered 98 % of its way after 500 ms. */
const duration = 20;

/**
 * A ring of slides that turns by itself until the reader pauses it, and never for readers who want less motion.
 * Slides out of view are inert. `current` is null until the scripts have started: the row then scrolls natively.
 */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start', duration, inViewThreshold: 0.5 });
  const [current, setCurrent] = useState<number | null>(null);
  const [turning, setTurning] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const select = () => setCurrent(embla.selectedScrollSnap());
    const hideOthers = () => {
      const inView = embla.slidesInView();
      for (const [i, slide] of embla.slideNodes().entries())
        slide.toggleAttribute('inert', !inView.includes(i));
    };
    select();
    setTurning(!wantsLessMotion());
    embla.on('select', select).on('reInit', select).on('slidesInView', hideOthers);
  }, [embla]);

  useEffect(() => {
    if (!embla || !turning) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isHeld(embla.rootNode())) embla.scrollNext();
    }, restMs);
    return () => clearInterval(timer);
  }, [embla, turning]);

  return {
    viewport,
    current,
    turning,
    setTurning,
    previous: () => embla?.scrollPrev(wantsLessMotion()),
    next: () => embla?.scrollNext(wantsLessMotion()),
    goTo: (slide: number) => embla?.scrollTo(slide, wantsLessMotion()),
  };
}

/** The carousel rests under the pointer and while the keyboard focus is inside it. */
const isHeld = (row: HTMLElement): boolean =>
  row.closest('[data-carousel]')?.matches(':hover, :focus-within') ?? false;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
