import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a video rest while nobody can see it, below the fold or behind another tab. It goes on by itself, unless the
 * returned reference says that its reader has paused it.
 * @param onRefused called when the browser does not let it play by itself
 */
export function useOnlyInView(
  player: RefObject<HTMLVideoElement | null>,
  onRefused: () => void,
): RefObject<boolean> {
  const pausedByReader = useRef(false);
  const refused = useRef(onRefused);
  useEffect(() => {
    const video = player.current;
    if (!video) return;
    let inView = true;
    const follow = () => {
      if (document.hidden || !inView) video.pause();
      else if (!pausedByReader.current) video.play().catch(() => refused.current());
    };
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? true;
      follow();
    });
    observer.observe(video);
    document.addEventListener('visibilitychange', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [player]);
  return pausedByReader;
}
