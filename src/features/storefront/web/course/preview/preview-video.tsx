import { useEffect, useRef } from 'react';
import VideoPlayer from '../../../../../ui/video/video-player.tsx';
import { useSecondInUrl } from '../../../../classroom/web/player/saving-progress/second-in-url.ts';
import type { LectureMedia } from '../../../../learning/contract.ts';
import { useWithoutDownload } from '../../../../media/web/use-without-download.ts';

type Props = {
  media: LectureMedia;
  /** Where to start, in seconds; undefined to start where the page's URL says. */
  from: number | undefined;
  title: string;
  /** Called when the free part has been played or skipped. */
  onLimit: () => void;
  /** Called when the video stops earlier, most likely because its URL has expired. */
  onLost: (at: number) => void;
  /** Called when the video cannot be loaded at all. */
  onFailed: (from: number) => void;
};

/** The video's data ends at the limit too: a video that stops within this many seconds of the limit has reached it. */
const nearSeconds = 2;

/**
 * The player of the free preview, which ends where the preview ends. Without a limit (for learners) it plays to the
 * end.
 */
export default function PreviewVideo({ media, from: start, title, onLimit, onLost, onFailed }: Props) {
  const inUrl = useSecondInUrl() ?? 0;
  const from = start ?? inUrl;
  const video = useRef<HTMLVideoElement>(null);
  useWithoutDownload(video);
  const url = media.video?.url;
  const limit = media.limitSeconds ?? Number.POSITIVE_INFINITY;
  const stop = () => {
    video.current?.pause();
    onLimit();
  };
  const check = () => {
    if ((video.current?.currentTime ?? 0) >= limit) stop();
  };
  const stopped = () => {
    const at = video.current?.currentTime ?? 0;
    if (at >= limit - nearSeconds) stop();
    else if (video.current?.error && at > from) onLost(at);
    else if (video.current?.error) onFailed(from);
  };
  // It may have failed before the page was hydrated.
  useEffect(() => {
    if (video.current?.error) onFailed(from);
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (from > 0) element.currentTime = from;
    // The controls receive key presses through the focused video.
    element.focus({ preventScroll: true });
    // Browsers may block autoplay; the play button still works.
    element.play().catch(() => {});
  }, [from]);
  return (
    <VideoPlayer
      video={video}
      // Without scripts, only the URL can say where to start.
      src={url && from > 0 ? `${url}#t=${from}` : url}
      captions={media.captions?.url}
      aria-label={title}
      preload="auto"
      onTimeUpdate={check}
      onSeeking={check}
      onWaiting={stopped}
      onEnded={stopped}
      onError={stopped}
    />
  );
}
