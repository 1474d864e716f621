import { useEffect, useRef, useState } from 'react';
import { createClient } from '../../../../contract/api/client.ts';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import type { SimilarThreads } from '../../contract.ts';
import { threadLimits } from '../../limits.ts';

const pauseMs = 400;

/** Looks for similar questions once typing pauses. Failures are ignored, because they only cost a suggestion. */
export function useSimilar(courseId: string) {
  const [found, setFound] = useState<SimilarThreads['threads']>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  function look(typed: string): void {
    const title = typed.trim();
    latest.current = title;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(title), pauseMs);
  }
  async function load(title: string): Promise<void> {
    if (title.length < threadLimits.titleMin) return setFound([]);
    const { similar } = createClient(window.location.origin).courses[':id'].threads;
    const call = similar.$get({ param: segments({ id: courseId }), query: { title } });
    const threads = await read(call).then(
      (response) => response.threads,
      () => [],
    );
    if (latest.current === title) setFound(threads);
  }
  return { found, look };
}
