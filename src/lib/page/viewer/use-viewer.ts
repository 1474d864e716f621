import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Flash } from '../flash.ts';

/** The data that the root loads for every page. `year` is the current one, for the footer. */
export type RootData = {
  viewer: Viewer | null;
  supportEmail: string;
  flash: Flash | null;
  year: number;
};

/** The data that this browser loaded last. The server renders pages for many users, so it must not keep any. */
let known: RootData | undefined;

/**
 * The data every page has. The router drops it when loading the root fails, as when a proxy sends its own error page;
 * until the next success the last data is used.
 */
export function useRootData(): RootData | undefined {
  const now = useRouteLoaderData<RootData>('root');
  if (typeof window !== 'undefined' && now) known = now;
  return now ?? known;
}

/** The signed-in user, on any page. */
export const useViewer = (): Viewer | null => useRootData()?.viewer ?? null;
