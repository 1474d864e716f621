import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Viewer } from '../../contract/viewer.ts';
import type { Reader } from '../database/replicas/reader.ts';

/** What the middleware adds to a request. */
export type ApiEnv = {
  Bindings: {
    info?: ApiRequestInfo;
    /** Whether one of our pages made the request, in this process. */
    fromPage?: boolean;
  };
  Variables: ApiRequestInfo;
};

/** What the middleware has determined about a request, passed to the API so that it is not looked up again. */
type ApiRequestInfo = {
  /** The signed-in user, or null. */
  viewer: Viewer | null;
  /** The session of the request. */
  sessionId: string | null;
  /** The caller's network address: from the socket, or from the forwarded header of a trusted proxy. */
  address: string;
  /** Identifies the request in the log. */
  requestId: string;
  /** The database, a replica or the primary, for reads that may be a few seconds old; null for the primary. */
  reader: Reader | null;
  /** The API's route that handled the request, such as `/api/courses/:id`; the API itself adds it. */
  route?: string;
};

const noInfo: ApiRequestInfo = { viewer: null, sessionId: null, address: '', requestId: '', reader: null };

/** Makes what the middleware has determined available to the API's handlers. */
export const setRequestInfo = createMiddleware<ApiEnv>(async (c, next) => {
  const { viewer, sessionId, address, requestId, reader } = c.env.info ?? noInfo;
  c.set('viewer', viewer);
  c.set('sessionId', sessionId);
  c.set('address', address);
  c.set('requestId', requestId);
  c.set('reader', reader);
  await next();
  if (c.env.info) c.env.info.route = routePath(c, -1);
});

/** The pattern of the route that handled a request: an operation of the API, or `/*` for all pages. */
export const routeOf = (c: Context<ApiEnv>): string => c.get('route') ?? routePath(c, -1);

/** What the middleware has determined about a request. `viewer` is null when the session could not be read. */
export const requestInfoOf = (c: {
  get<K extends keyof ApiRequestInfo>(key: K): ApiRequestInfo[K] | undefined;
}): ApiRequestInfo => ({
  viewer: c.get('viewer') ?? null,
  sessionId: c.get('sessionId') ?? null,
  address: c.get('address') ?? '',
  requestId: c.get('requestId') ?? '',
  reader: c.get('reader') ?? null,
});
