import { useCallback, useEffect, useRef } from 'react';
import type { Attempt } from '../../contract.ts';
import { readAttempt } from './time/read-attempt.ts';

/**
 * Reads the attempt again when the learner returns to its tab, because it may have gone on in another tab or on another
 * device.
 * @param onRead receives it, unless the learner has changed an answer in the meantime
 * @returns to be called with every change
 */
export function useOtherTabs(attemptId: string, onRead: (attempt: Attempt) => void): () => void {
  const changes = useRef(0);
  const latest = useRef(onRead);
  latest.current = onRead;
  useEffect(() => {
    const refresh = async () => {
      const before = changes.current;
      // Without a connection, the answers stay as they are.
      const attempt = await readAttempt(attemptId).catch(() => null);
      if (attempt && changes.current === before) latest.current(attempt);
    };
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [attemptId]);
  return useCallback(() => {
    changes.current += 1;
  }, []);
}
