import { useEffect, useRef } from 'react';

/** Calls back once each time a fetcher or a navigation finishes. */
export function useWhenFinished(state: 'idle' | 'submitting' | 'loading', finished: () => void): void {
  const before = useRef(state);
  const call = useRef(finished);
  call.current = finished;
  useEffect(() => {
    if (before.current !== 'idle' && state === 'idle') call.current();
    before.current = state;
  }, [state]);
}
