import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { pageOfPath } from '../../../platform/http/page-data.ts';

type Routes = ServerBuild['routes'];

/**
 * Tells which methods the page at a path supports, as the value of `Allow`: POST only if its route has an action. A
 * path without a page, such as a file's, can only be read.
 * @param routes the routes of React Router's build
 */
export function methodsOfPages(routes: Routes): (path: string) => string {
  const tree = childrenOf(undefined, routes);
  return (path) => {
    const matches = matchRoutes(tree, pageOfPath(path)) ?? [];
    // React Router passes a form to the last route with a path: an index route receives it only with `?index`.
    const target = matches.findLast(({ route }) => route.path);
    return target?.route.action ? 'GET, HEAD, POST' : 'GET, HEAD';
  };
}

function childrenOf(parentId: string | undefined, routes: Routes): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => route as NonNullable<typeof route>)
    .map(({ id, path, index, caseSensitive, module: { action } }) => {
      const shared = { id, path, caseSensitive, action: action !== undefined };
      return index ? { ...shared, index: true } : { ...shared, children: childrenOf(id, routes) };
    });
}
