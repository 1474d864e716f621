import { useCallback, useEffect, useState } from 'react';
import { createClient } from '../../../../contract/api/client.ts';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { ThreadList } from '../../contract.ts';
import { threadsPerLecture } from '../../limits.ts';

/** The questions about a lecture, sorted by their position in it; null until they are loaded. */
export function useLectureQuestions(courseId: string, lectureId: string) {
  const [list, setList] = useState<ThreadList | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const { threads } = createClient(window.location.origin).courses[':id'];
    const query = { lecture: lectureId, page: 1, limit: threadsPerLecture };
    const call = read(threads.$get({ param: segments({ id: courseId }), query }));
    await call.then(
      (loaded) => {
        setList(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [courseId, lectureId]);
  useEffect(() => {
    void load();
  }, [load]);
  return { list, failed, load };
}
