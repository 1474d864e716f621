import { MediaController } from 'media-chrome/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Controls } from './controls.tsx';
import type { Recorder } from './recorder.ts';
import type { useSignedMedia } from './use-signed-media.ts';

type Props = {
  title: string;
  poster: string | undefined;
  recorder: Recorder | null;
  signed: ReturnType<typeof useSignedMedia>;
  onEnded: () => void;
};

/** The video with its controls. Without JavaScript the browser's own controls play it. */
export function Stage({ title, poster, recorder, signed, onEnded }: Props) {
  const ready = useReady();
  const { videoProps } = useRecording({ recorder, signed, onEnded });
  return (
    <div className="stage">
      <MediaController className="stage-media">
        <video
          {...videoProps}
          slot="media"
          src={signed.videoUrl}
          poster={poster}
          aria-label={title}
          controls={!ready}
          controlsList="nodownload"
          playsInline
          preload="metadata"
        >
          {signed.media.captions && (
            <track kind="captions" src={signed.media.captions.url} srcLang="en" label="English" />
          )}
        </video>
        {ready && <Controls video={videoProps.ref} hasCaptions={signed.media.captions !== null} />}
      </MediaController>
      {signed.failed && <PlaybackError onRetry={signed.retry} />}
    </div>
  );
}

function PlaybackError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stage-cover" role="alert">
      <p className="font-display text-xl font-semibold">The video stopped playing</p>
      <p>Check your connection and try again; your place is kept.</p>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** Whether the page's own controls work, so that the browser's may go. */
function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}

type Recording = Pick<Props, 'recorder' | 'signed' | 'onEnded'>;

/** Connects the video with its recorder: where to begin, what is watched, how far one may skip ahead. */
function useRecording({ recorder, signed, onEnded }: Recording) {
  const video = useRef<HTMLVideoElement>(null);
  /** Metadata is there and the place is set; before that times mean nothing. */
  const placed = useRef(false);
  const wasPlaying = useRef(false);
  const { videoUrl, loads } = signed;

  useEffect(() => {
    if (loads > 0) video.current?.load();
  }, [loads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed before this code was there, looked at once
  useEffect(() => {
    if (video.current?.error) signed.onError();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address means the video loads again
  useEffect(() => {
    placed.current = false;
    // The browser may have loaded what the server sent before this code was there.
    if (video.current && video.current.readyState >= HTMLMediaElement.HAVE_METADATA) place(video.current);
  }, [videoUrl, loads, recorder]);
  useSaveOnLeaving(recorder);

  function place(element: HTMLVideoElement): void {
    if (!recorder || placed.current) return;
    recorder.found(element.duration);
    const start = wasPlaying.current ? recorder.position : recorder.startAt;
    if (start > 0) element.currentTime = start;
    placed.current = true;
    if (wasPlaying.current) element.play().catch(() => {});
  }

  function keepWithinReach(element: HTMLVideoElement): void {
    const allowed = recorder?.allowed(element.currentTime) ?? element.currentTime;
    if (!placed.current || allowed >= element.currentTime) return;
    element.currentTime = allowed;
    toast.info('Watch this part first', { description: 'You can skip ahead within what you have watched.' });
  }

  const videoProps = {
    ref: video,
    onLoadedMetadata: () => video.current && place(video.current),
    onPlaying: () => {
      wasPlaying.current = true;
      signed.onPlaying();
    },
    onTimeUpdate: () => {
      const element = video.current;
      if (element && placed.current && !element.seeking) recorder?.played(element.currentTime);
    },
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
  return { videoProps };
}

/** Saves when the page is hidden, left or replaced by another lecture: the request outlives the page. */
function useSaveOnLeaving(recorder: Recorder | null): void {
  useEffect(() => {
    const save = () => void recorder?.save(true);
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
