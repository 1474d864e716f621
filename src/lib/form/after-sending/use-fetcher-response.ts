import { useEffect, useEffectEvent, useRef } from 'react';
import type { Fetcher } from 'react-router';

/**
 * Handles each response of a fetcher once.
 *
 * React Router keeps a fetcher's data outside React's state, so an effect that depends on the data alone may never run:
 * React can render the new data, discard that render, and later see no change. `state` is React's own and changes with
 * every response.
 */
export function useFetcherResponse<T>(
  { state, data }: Pick<Fetcher<T>, 'state' | 'data'>,
  handle: (response: NonNullable<T>) => void,
): void {
  const handled = useRef<T>(undefined);
  const onResponse = useEffectEvent(handle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what makes the effect run, see above.
  useEffect(() => {
    if (data == null || data === handled.current) return;
    handled.current = data;
    onResponse(data);
  }, [state, data]);
}
