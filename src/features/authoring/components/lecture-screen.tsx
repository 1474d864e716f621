import { useRef, useState } from 'react';
import { createClient, read } from '../../../contract/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useWithoutDownload } from '../../media/components/use-without-download.ts';
import type { FullLecture } from '../schemas.ts';

type Props = {
  courseId: string;
  lecture: FullLecture & { video: NonNullable<FullLecture['video']> };
  autoPlay?: boolean;
};

/** Plays one lecture. Give it a key of its own for each. */
export function LectureScreen({ courseId, lecture, autoPlay }: Props) {
  const player = useRenewedAddress(courseId, lecture);
  return (
    <figure>
      <video
        {...player.video}
        controls
        autoPlay={autoPlay}
        playsInline
        preload="metadata"
        className="aspect-video w-full rounded-card bg-black"
        aria-label={lecture.title}
        onContextMenu={(event) => event.preventDefault()}
      >
        {lecture.captions && (
          <track kind="captions" src={lecture.captions.url} srcLang="en" label="English" />
        )}
      </video>
      <figcaption className="mt-3 font-semibold">{lecture.title}</figcaption>
      {player.failed && (
        <Notice tone="error" role="alert" className="mt-3">
          <p>The video could not be loaded. Please check your connection.</p>
          <Button variant="secondary" className="mt-2" onClick={player.retry}>
            Try Again
          </Button>
        </Notice>
      )}
    </figure>
  );
}

/**
 * The address a video plays from. It is kept while it plays, whatever the page hears meanwhile; when it stops playing,
 * most likely for its age, a new one is fetched and the video goes on where it was.
 */
function useRenewedAddress(courseId: string, { _id: lectureId, video: { url } }: Props['lecture']) {
  const element = useRef<HTMLVideoElement>(null);
  const goOn = useRef<{ at: number; plays: boolean }>(undefined);
  const tried = useRef(false);
  const [address, setAddress] = useState(url);
  const [failed, setFailed] = useState(false);
  useWithoutDownload(element);

  async function renew() {
    tried.current = true;
    goOn.current ??= { at: element.current?.currentTime ?? 0, plays: element.current?.paused === false };
    try {
      const { media } = createClient(window.location.origin).courses[':id'].lectures[':lectureId'];
      const fresh = await read(media.$get({ param: { id: courseId, lectureId } }));
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
      ref: element,
      src: address,
      onError: () => (tried.current ? setFailed(true) : void renew()),
      onLoadedMetadata: () => {
        const wanted = goOn.current;
        goOn.current = undefined;
        if (!element.current || !wanted) return;
        element.current.currentTime = wanted.at;
        // The browser may refuse to go on by itself; its own button is there.
        if (wanted.plays) element.current.play().catch(() => {});
      },
      onPlaying: () => {
        tried.current = false;
        setFailed(false);
      },
    },
  };
}
