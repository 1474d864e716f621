import { useEffect, useRef } from 'react';
import film from './media/global-impact.mp4';
import poster from './media/global-impact.webp';

/** A silent loop with controls. It begins by itself when it comes into view, unless the visitor prefers stillness or saves data. */
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
    <video
      ref={video}
      className="aspect-video w-full rounded-card bg-ink"
      src={film}
      poster={poster}
      aria-label={label}
      width={1280}
      height={720}
      preload="none"
      controls
      muted
      loop
      playsInline
    />
  );
}

function prefersStillness(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
