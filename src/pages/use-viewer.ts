import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '../contract/viewer.ts';
import type { loader } from '../root.tsx';

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** What this browser was told last. The server renders pages of many people and remembers nothing. */
let known: RootData;

/**
 * What every page knows. The router drops it when loading the root fails, as when a server in between answers; until the
 * next success what was known holds.
 */
export function useRootData(): RootData {
  const now = useRouteLoaderData<typeof loader>('root');
  if (typeof window !== 'undefined' && now) known = now;
  return now ?? known;
}

/** Who is signed in, on any page. */
export const useViewer = (): Viewer | null => useRootData()?.viewer ?? null;
