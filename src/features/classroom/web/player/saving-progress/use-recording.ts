import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { SignedMedia } from '../stage/use-signed-media.ts';
import type { Recorder } from './recorder.ts';
import { useSecondInUrl } from './second-in-url.ts';

type Recording = {
  video: RefObject<HTMLVideoElement | null>;
  recorder: Recorder | null;
  signed: SignedMedia;
  onEnded: () => void;
};

/** Connects the video with its recorder: start position, watched part, how far skipping ahead is allowed. */
export function useRecording({ video, recorder, signed, onEnded }: Recording) {
  /** Whether the metadata is loaded and the start position is set; reported times mean nothing before that. */
  const placed = useRef(false);
  const wasPlaying = useRef(false);
  const wanted = useSecondInUrl();
  const { videoUrl, loads } = signed;

  useEffect(() => {
    if (loads > 0) video.current?.load();
  }, [loads, video]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once for a failure before hydration
  useEffect(() => {
    if (video.current?.error) signed.onError();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL means the video loads again
  useEffect(() => {
    placed.current = false;
    // The browser may have loaded the server-rendered video before this code ran.
    if (video.current && video.current.readyState >= HTMLMediaElement.HAVE_METADATA) place(video.current);
  }, [videoUrl, loads, recorder]);
  useEffect(() => {
    if (video.current && placed.current && wanted !== null) video.current.currentTime = wanted;
  }, [video, wanted]);
  useSaveOnLeaving(recorder, () => {
    if (!video.current?.paused) follow();
  });

  function place(element: HTMLVideoElement): void {
    if (!recorder || placed.current) return;
    recorder.found(element.duration);
    const start = wasPlaying.current ? recorder.position : (wanted ?? recorder.startAt);
    // Until now the browser's own controls could seek anywhere.
    const reach = recorder.allowed(element.currentTime);
    if (start > 0) element.currentTime = start;
    else if (reach < element.currentTime) element.currentTime = reach;
    placed.current = true;
    if (wasPlaying.current) element.play().catch(() => {});
  }

  function follow(): void {
    const element = video.current;
    if (element && placed.current && !element.seeking) recorder?.played(element.currentTime);
  }

  function keepWithinReach(element: HTMLVideoElement): void {
    if (!recorder || !placed.current) return;
    const allowed = recorder.allowed(element.currentTime);
    if (allowed < element.currentTime) {
      element.currentTime = allowed;
      toast.info('Watch this part first', {
        description: 'You can skip ahead within what you have watched.',
      });
    } else if (!recorder.sought(allowed)) {
      toast.info('You skipped a part', { description: 'Go back and watch it to complete this lecture.' });
    }
  }

  return {
    onLoadedMetadata: () => video.current && place(video.current),
    onPlaying: () => {
      wasPlaying.current = true;
      signed.onPlaying();
    },
    onTimeUpdate: follow,
    onSeeking: () => video.current && keepWithinReach(video.current),
    onPause: () => {
      if (!placed.current) return;
      wasPlaying.current = false;
      void recorder?.save();
      if (!video.current?.ended) signed.settle();
    },
    onEnded: () => {
      recorder?.ended();
      void recorder?.save();
      onEnded();
    },
    onError: signed.onError,
  };
}

/**
 * Saves when the page is hidden, left or replaced by another lecture; the request outlives the page. `timeupdate` fires
 * only a few times a second, so the final position is read here.
 */
function useSaveOnLeaving(recorder: Recorder | null, follow: () => void): void {
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    const save = () => {
      latest.current();
      void recorder?.save(true);
    };
    const hidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', hidden);
      save();
    };
  }, [recorder]);
}
