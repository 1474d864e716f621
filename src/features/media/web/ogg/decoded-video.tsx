import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { loadDecoder, type MakePlayer } from './load-decoder.ts';

const eventNames = {
  onLoadedMetadata: 'loadedmetadata',
  onPlaying: 'playing',
  onTimeUpdate: 'timeupdate',
  onSeeking: 'seeking',
  onPause: 'pause',
  onEnded: 'ended',
  onError: 'error',
} as const;
type Events = Partial<Record<keyof typeof eventNames, () => void>>;

export type DecodedVideoProps = {
  /** Set to the decoding player, which has the interface of a video element. */
  video: RefObject<HTMLVideoElement | null>;
  src: string | undefined;
  title: string;
  events: Events;
};

/** Loads the decoder, and returns the component that plays with it. */
export async function loadDecodedVideo() {
  const make = await loadDecoder();
  return (props: DecodedVideoProps) => <DecodedVideo make={make} {...props} />;
}

/**
 * Replaces the video element when our decoder plays. Its player is inserted after a hidden marker element, inside the
 * same controls.
 */
function DecodedVideo({ make, video, src, title, events }: DecodedVideoProps & { make: MakePlayer }) {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef(events);
  latest.current = events;
  useLayoutEffect(() => {
    const player = make();
    player.slot = 'media';
    player.setAttribute('role', 'img');
    player.setAttribute('aria-label', title);
    for (const [handler, name] of Object.entries(eventNames))
      player.addEventListener(name, () => latest.current[handler as keyof Events]?.());
    video.current = player;
    mark.current?.after(player);
    return () => {
      player.pause();
      player.remove();
      video.current = null;
    };
  }, [make, video, title]);
  useEffect(() => {
    if (!video.current || !src) return;
    video.current.src = src;
    video.current.load();
  }, [video, src]);
  return <span ref={mark} hidden />;
}
