import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { PageHandle } from '../../../lib/page/page-handle.ts';
import { pageOfPath } from '../../../platform/http/requests/page-data.ts';

type Routes = ServerBuild['routes'];

/** What the page at a path accepts. A path without a page, such as a file's, can only be read. */
export type Accepted = {
  /** The methods, as the value of `Allow`: POST only if its route has an action. */
  methods: string;
  takesFile: boolean;
};

/**
 * Tells what the page at a path accepts.
 * @param routes the routes of React Router's build
 */
export function acceptedByPages(routes: Routes): (path: string) => Accepted {
  const tree = childrenOf(undefined, routes);
  return (path) => {
    const matches = matchRoutes(tree, pageOfPath(path)) ?? [];
    // React Router passes a form to the last route with a path: an index route receives it only with `?index`.
    const { route } = matches.findLast(({ route }) => route.path) ?? {};
    const handle = route?.handle as PageHandle | undefined;
    return {
      methods: route?.action ? 'GET, HEAD, POST' : 'GET, HEAD',
      takesFile: handle?.takesFile ?? false,
    };
  };
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => route as NonNullable<typeof route>)
    .map(({ id, path, index, caseSensitive, module: { action, handle } }) => {
      const shared = { id, path, caseSensitive, action: action !== undefined, handle };
      return index ? { ...shared, index: true } : { ...shared, children: childrenOf(id, routes) };
    });
}
