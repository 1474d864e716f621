import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { Study } from '../../../../learning/contract.ts';
import { sendWaiting } from './outbox.ts';
import { browserCache } from './playback-cache.ts';

const retryMs = 15_000;

/** Sends offline progress when the course is opened and when the connection returns. */
export function useOutbox(study: Study, openLecture: string | null, viewerId: string): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ study, openLecture, revalidate });
  latest.current = { study, openLecture, revalidate };
  const courseId = study.course._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lecture just left may have something to send
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    async function flush(): Promise<void> {
      clearTimeout(timer);
      if (running) return;
      running = true;
      const { study: now, openLecture: open } = latest.current;
      const sent = await sendWaiting({
        study: now,
        openLecture: open ?? '',
        ...browserOutbox(courseId, viewerId),
      });
      running = false;
      if (sent === null) timer = setTimeout(() => void flush(), retryMs);
      else if (sent > 0) void latest.current.revalidate();
    }
    const begin = () => void flush();
    begin();
    window.addEventListener('online', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
    };
  }, [courseId, openLecture, viewerId]);
}

function browserOutbox(courseId: string, viewerId: string) {
  const course = createClient(window.location.origin).courses[':id'];
  return {
    cacheOf: (lectureId: string) => browserCache(viewerId, courseId, lectureId),
    savePlayback: (lectureId: string, json: { position: number; percent: number }) =>
      read(
        course.lectures[':lectureId'].playback.$put({ param: segments({ id: courseId, lectureId }), json }),
      ),
    complete: (lectureId: string) =>
      read(course.progress.$put({ param: segments({ id: courseId }), json: { lectureId } })),
  };
}
