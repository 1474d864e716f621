import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { playsOgg } from '../../media/web/ogg/plays-ogg.ts';
import type { FullLecture } from '../contract.ts';

const VideoPlayer = lazy(() => import('../../../ui/video/video-player.tsx'));

type Props = {
  courseId: string;
  lecture: FullLecture & { video: NonNullable<FullLecture['video']> };
  autoPlay?: boolean;
};

/** Plays one lecture, or explains why it cannot be played here. Give each lecture its own key. */
export function LectureScreen(props: Props) {
  const fault = useFault(props.lecture.video);
  return fault ? <Unplayable title={props.lecture.title} fault={fault} /> : <Screen {...props} />;
}

/** Why a video cannot be played in this browser, or in any; undefined if it can. */
function useFault({ processing }: Props['lecture']['video']): string | undefined {
  const [lacksOgg, setLacksOgg] = useState(false);
  const isOgg = processing?.container === 'Ogg';
  useEffect(() => setLacksOgg(isOgg && !playsOgg()), [isOgg]);
  if (processing && !processing.playable) return processing.message;
  return lacksOgg ? noOgg : undefined;
}

const noOgg =
  'This browser can’t play Ogg videos here. Enrolled learners can watch it, because their player includes a decoder. To play here, it must be replaced with an MP4 or WebM video.';

function Unplayable({ title, fault }: { title: string; fault: string }) {
  return (
    <figure>
      <div className="grid aspect-video place-content-center rounded-card border border-hairline bg-sunken p-4 text-center">
        <p className="max-w-prose">{fault}</p>
      </div>
      <figcaption className="mt-3 font-semibold">{title}</figcaption>
    </figure>
  );
}

function Screen({ courseId, lecture, autoPlay }: Props) {
  const player = useRenewedAddress(courseId, lecture);
  return (
    <figure>
      <div className="aspect-video overflow-hidden rounded-card bg-[#0b1512] shadow-[0_0_0_1px_var(--color-control)] forced-colors:border">
        <Suspense>
          <VideoPlayer
            {...player.video}
            captions={lecture.captions?.url}
            autoPlay={autoPlay}
            preload="metadata"
            aria-label={lecture.title}
            onContextMenu={(event) => event.preventDefault()}
          />
        </Suspense>
      </div>
      <figcaption className="mt-3 font-semibold">{lecture.title}</figcaption>
      {player.failed && (
        <Notice tone="error" role="alert" className="mt-3">
          <p>We couldn’t load the video. Please check your connection.</p>
          <Button variant="secondary" className="mt-2" onClick={player.retry}>
            Try Again
          </Button>
        </Notice>
      )}
    </figure>
  );
}

/**
 * The URL that a video plays from. It stays the same while the video plays, whatever the page reloads. When playback
 * fails, most likely because the URL has expired, a new one is fetched and the video continues from the same position.
 */
function useRenewedAddress(courseId: string, { _id: lectureId, video: { url } }: Props['lecture']) {
  const element = useRef<HTMLVideoElement>(null);
  const resumeAt = useRef<{ at: number; plays: boolean }>(undefined);
  const tried = useRef(false);
  const [address, setAddress] = useState(url);
  const [failed, setFailed] = useState(false);

  async function renew() {
    tried.current = true;
    resumeAt.current ??= { at: element.current?.currentTime ?? 0, plays: element.current?.paused === false };
    try {
      const { media } = createClient(window.location.origin).courses[':id'].lectures[':lectureId'];
      const fresh = await read(media.$get({ param: segments({ id: courseId, lectureId }) }));
      setFailed(false);
      setAddress(fresh.video?.url ?? url);
      element.current?.load();
    } catch {
      setFailed(true);
    }
  }
  return {
    failed,
    retry: () => void renew(),
    video: {
      video: element,
      src: address,
      onError: () => (tried.current ? setFailed(true) : void renew()),
      onLoadedMetadata: () => {
        const wanted = resumeAt.current;
        resumeAt.current = undefined;
        if (!element.current || !wanted) return;
        element.current.currentTime = wanted.at;
        // Browsers may block autoplay; their own play button still works.
        if (wanted.plays) element.current.play().catch(() => {});
      },
      onPlaying: () => {
        tried.current = false;
        setFailed(false);
      },
    },
  };
}
