import { useLocation, useMatches } from 'react-router';

/**
 * The `handle` of a route whose page continues automatically, even without scripts. `refresh` returns the URL to load
 * next, and the delay in seconds.
 * @param data the route's loader data
 * @param address the page's path and query
 */
export type Refreshing<Data> = {
  refresh(data: Data, address: string): { seconds: number; url: string };
};

/**
 * Reloads a page with `refresh` where scripts are off. Render it in the document's head: HTML allows it nowhere else.
 */
export function RefreshWithoutScripts() {
  const { pathname, search } = useLocation();
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  if (!isRefreshing(handle) || loaderData === undefined) return null;
  const { seconds, url } = handle.refresh(loaderData, pathname + search);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${seconds}; url=${url}`} />
    </noscript>
  );
}

const isRefreshing = (handle: unknown): handle is Refreshing<unknown> =>
  typeof handle === 'object' && handle !== null && 'refresh' in handle;
