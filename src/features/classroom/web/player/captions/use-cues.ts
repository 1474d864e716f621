import { useEffect, useRef, useState } from 'react';
import { type Cue, cuesOf } from '../../../../../contract/text/webvtt.ts';

/** The captions at a URL, fetched once: the same file at a renewed URL is not fetched again. */
export function useCues(url: string | undefined) {
  const [cues, setCues] = useState<Cue[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(url);
  latest.current = url;
  const exists = url !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (!exists) return;
    const stop = new AbortController();
    fetchCues(latest.current ?? '', stop.signal)
      .then((found) => {
        setCues(found);
        setFailed(false);
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [exists, attempt]);
  return { cues, failed, retry: () => setAttempt((count) => count + 1) };
}

async function fetchCues(url: string, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The captions responded with ${response.status}.`);
  return cuesOf(await response.text());
}
