import { useLayoutEffect, useState } from 'react';
import { createClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import type { StudyLecture } from '../../../../learning/contract.ts';
import { browserCache } from './playback-cache.ts';
import { createRecorder, type Recorder, type Saving } from './recorder.ts';

/**
 * The recorder of a lecture, created in the browser because the stored copy decides the start position. It exists
 * before the page becomes interactive, so that nobody can skip ahead unrecorded.
 */
export function useRecorder(courseId: string, lecture: StudyLecture, viewerId: string) {
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer response about the same lecture keeps its recorder
  useLayoutEffect(() => {
    const path = createClient(window.location.origin).courses[':id'].lectures[':lectureId'].playback;
    const param = segments({ id: courseId, lectureId: lecture._id });
    const made = createRecorder({
      lecture,
      cache: browserCache(viewerId, courseId, lecture._id),
      send: (json, leaving) => read(path.$put({ param, json }, { init: { keepalive: leaving } })),
      onSaving: (now) => setSaving((before) => (before.state === now.state ? before : now)),
    });
    const reconnected = () => void made.save();
    window.addEventListener('online', reconnected);
    setRecorder(made);
    return () => {
      window.removeEventListener('online', reconnected);
      made.stop();
    };
  }, [courseId, lecture._id, viewerId]);
  return { recorder, saving };
}
