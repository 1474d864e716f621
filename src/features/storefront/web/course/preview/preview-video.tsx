import { useEffect, useRef } from 'react';
import type { LectureMedia } from '../../../../learning/contract.ts';
import { useWithoutDownload } from '../../../../media/web/use-without-download.ts';

type Props = {
  media: LectureMedia;
  /** Seconds. */
  from: number;
  title: string;
  poster: string | undefined;
  /** The free part has been played, or was skipped. */
  onLimit: () => void;
  /** The video stopped earlier, most likely because its URL has expired. */
  onLost: (at: number) => void;
};

/** The data ends at the limit as well: a video that stops this close to it has reached it. */
const nearSeconds = 2;

/** The browser's own player, which ends where the preview ends. Without a limit (for learners) it plays to the end. */
export default function PreviewVideo({ media, from, title, poster, onLimit, onLost }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useWithoutDownload(video);
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
  };
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (from > 0) element.currentTime = from;
    element.focus({ preventScroll: true });
    // Browsers may block autoplay; their own play button is there.
    element.play().catch(() => {});
  }, [from]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a lecture has captions where its author made some
    <video
      ref={video}
      src={media.video?.url}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload="auto"
      className="h-full w-full object-contain"
      onTimeUpdate={check}
      onSeeking={check}
      onWaiting={stopped}
      onEnded={stopped}
      onError={stopped}
    >
      {media.captions && <track kind="captions" src={media.captions.url} srcLang="en" label="English" />}
    </video>
  );
}
