import { type RefObject, useEffect, useRef, useState } from 'react';
import film from './media/global-impact.mp4';
import poster from './media/global-impact.webp';

/** Whether the visitor paused the loop, remembered while they visit other pages. */
let pausedByVisitor = false;

/**
 * A silent loop with controls. It starts when it scrolls into view, unless the visitor paused it, prefers reduced
 * motion or saves data.
 */
export function ImpactVideo({ label }: { label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNear(video);
  useEffect(() => {
    const element = video.current;
    if (!element || prefersStillness()) return;
    let pausedByUs = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !pausedByVisitor) element.play().catch(() => {});
        if (entry?.isIntersecting || element.paused) return;
        pausedByUs = true;
        element.pause();
      },
      { threshold: 0.4 },
    );
    const controller = new AbortController();
    const remember = () => {
      pausedByVisitor = element.paused && !pausedByUs;
      pausedByUs = false;
    };
    element.addEventListener('play', remember, { signal: controller.signal });
    element.addEventListener('pause', remember, { signal: controller.signal });
    observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, []);
  return (
    <div className="aspect-video rounded-card bg-ink">
      <video
        ref={video}
        className="size-full rounded-card"
        src={film}
        poster={isNear ? poster : undefined}
        aria-label={label}
        width={1280}
        height={720}
        preload="none"
        controls
        muted
        loop
        playsInline
      />
    </div>
  );
}

/** Whether an element has come near the window. Browsers would otherwise fetch the video's poster immediately. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

function prefersStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
