import { useCallback, useEffect, useRef, useState } from 'react';
import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { LectureMedia } from '../../../../learning/contract.ts';

/** Seconds before a URL's expiry at which the next one is fetched. */
const renewAhead = 60;

export type SignedMedia = ReturnType<typeof useSignedMedia>;

/**
 * The URLs of a lecture's files, renewed before they expire. The video keeps its current URL until it pauses or the URL
 * fails, so that renewal never interrupts.
 */
export function useSignedMedia(courseId: string, lectureId: string, initial: LectureMedia) {
  const [media, setMedia] = useState(initial);
  const [videoUrl, setVideoUrl] = useState(initial.video?.url);
  const [failed, setFailed] = useState(false);
  const [loads, setLoads] = useState(0);
  const attempts = useRef(0);
  const retrying = useRef(false);

  const renew = useCallback(async (): Promise<LectureMedia> => {
    const lecture = createClient(window.location.origin).courses[':id'].lectures[':lectureId'];
    const fresh = await read(lecture.media.$get({ param: segments({ id: courseId, lectureId }) }));
    setMedia(fresh);
    return fresh;
  }, [courseId, lectureId]);

  useEffect(() => {
    const wait = Math.max(10, media.lifetime - renewAhead) * 1000;
    const timer = setTimeout(() => renew().catch(() => {}), wait);
    return () => clearTimeout(timer);
  }, [media, renew]);

  /** Fetches a new URL and plays from it. */
  const retry = useCallback(async () => {
    retrying.current = true;
    try {
      setVideoUrl((await renew()).video?.url);
      setLoads((count) => count + 1);
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      retrying.current = false;
    }
  }, [renew]);

  /** Fetches the state of the files again. Failures are ignored: the caller polls. */
  const refresh = useCallback(
    () =>
      renew().then(
        (fresh) => setVideoUrl(fresh.video?.url),
        () => {},
      ),
    [renew],
  );

  return {
    media,
    refresh,
    videoUrl,
    failed,
    /** Increases when the video is to be reloaded, possibly from the same URL. */
    loads,
    retry: () => {
      attempts.current = 0;
      void retry();
    },
    /** Switches to the newest URL while nothing plays. */
    settle: () => setVideoUrl(media.video?.url),
    /** Call when the URL does not play. It has most likely expired, so the first failure in a row fetches a new one. */
    onError: () => {
      // The same failure, reported twice.
      if (retrying.current) return;
      attempts.current += 1;
      if (attempts.current > 1) setFailed(true);
      else void retry();
    },
    onPlaying: () => {
      attempts.current = 0;
    },
  };
}
