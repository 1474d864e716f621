import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '../contract/viewer.ts';
import type { loader } from '../root.tsx';

/** Who is signed in, on any page. */
export const useViewer = (): Viewer | null => useRouteLoaderData<typeof loader>('root')?.viewer ?? null;

export const useRootData = () => useRouteLoaderData<typeof loader>('root');
