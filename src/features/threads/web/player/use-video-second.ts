import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** The current second of a video. */
export function useVideoSecond(video: RefObject<HTMLVideoElement | null>): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = video.current;
      element?.addEventListener('timeupdate', onChange);
      return () => element?.removeEventListener('timeupdate', onChange);
    },
    [video],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(video.current?.currentTime ?? 0),
    () => 0,
  );
}
