import { useEffect, useRef } from 'react';
import film from './media/global-impact.mp4';
import poster from './media/global-impact.webp';

/**
 * A silent loop with controls. It starts when it scrolls into view, unless the visitor prefers reduced motion or saves
 * data.
 */
export function ImpactVideo({ label }: { label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || prefersStillness()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) element.play().catch(() => {});
        else element.pause();
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="relative aspect-video rounded-card bg-ink">
      {/* Replaces a poster, which browsers would fetch before anyone has scrolled this far. */}
      <img
        src={poster}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full rounded-card"
      />
      <video
        ref={video}
        className="relative size-full rounded-card"
        src={film}
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

function prefersStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
