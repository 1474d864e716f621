import { type RefObject, useEffect, useRef } from 'react';

type Options = {
  /** Whether the visitor paused it earlier. */
  startsPaused: boolean;
  /** Called when the browser blocks autoplay. */
  onRefused: () => void;
};

/**
 * Pauses a video while it is out of view, below the fold or in a background tab. It resumes automatically, unless the
 * returned ref says that the visitor paused it.
 */
export function useOnlyInView(
  player: RefObject<HTMLVideoElement | null>,
  { startsPaused, onRefused }: Options,
): RefObject<boolean> {
  const pausedByReader = useRef(startsPaused);
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
