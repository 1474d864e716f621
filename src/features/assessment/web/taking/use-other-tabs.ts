import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Attempt } from '../../contract.ts';
import { readAttempt } from './time/read-attempt.ts';

/**
 * Reads the attempt again when the learner returns to its tab, because they may have continued in another tab or on
 * another device.
 * @param onRead receives the attempt, unless the learner has changed an answer in the meantime
 * @returns a function to call with every change
 */
export function useOtherTabs(attemptId: string, onRead: (attempt: Attempt) => void): () => void {
  const changes = useRef(0);
  const handleRead = useEffectEvent(onRead);
  useEffect(() => {
    const refresh = async () => {
      const before = changes.current;
      // Without a connection, the answers stay as they are.
      const attempt = await readAttempt(attemptId).catch(() => null);
      if (attempt && changes.current === before) handleRead(attempt);
    };
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [attemptId]);
  return useCallback(() => {
    changes.current += 1;
  }, []);
}
