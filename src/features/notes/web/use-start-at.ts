import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Starts the video at the second that the URL names, `?at=95`, as the links of notes do. */
export function useStartAt(video: RefObject<HTMLVideoElement | null>): void {
  const at = useSearchParams()[0].get('at');
  useEffect(() => {
    const element = video.current;
    if (!element || at === null || !/^\d{1,6}$/.test(at)) return;
    const start = () => {
      element.currentTime = Number(at);
    };
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) start();
    element.addEventListener('loadedmetadata', start, { once: true });
    return () => element.removeEventListener('loadedmetadata', start);
  }, [video, at]);
}
