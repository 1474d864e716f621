import { createMiddleware } from 'hono/factory';
import type { Viewer } from '../../contract/viewer.ts';

/** What a request carries once the outer layers have looked at it. */
export type ApiEnv = {
  Bindings: { known?: Known };
  Variables: Known;
};

/** What the outer layers found out about a request, handed to the API so that it need not ask again. */
export type Known = {
  /** The signed-in person, or null. */
  viewer: Viewer | null;
  /** The session the request came with. */
  sessionId: string | null;
  /** The caller's network address, from the socket or, where a proxy is trusted, from what it forwarded. */
  address: string;
  /** Names the request in the log. */
  requestId: string;
};

const unknown: Known = { viewer: null, sessionId: null, address: '', requestId: '' };

/** Gives the API's handlers what the outer layers know. */
export const takeKnown = createMiddleware<ApiEnv>(async (c, next) => {
  const { viewer, sessionId, address, requestId } = c.env.known ?? unknown;
  c.set('viewer', viewer);
  c.set('sessionId', sessionId);
  c.set('address', address);
  c.set('requestId', requestId);
  await next();
});

/** What the outer layers found out about a request. `viewer` is null where the session could not be read. */
export const knownOf = (c: { get<K extends keyof Known>(key: K): Known[K] | undefined }): Known => ({
  viewer: c.get('viewer') ?? null,
  sessionId: c.get('sessionId') ?? null,
  address: c.get('address') ?? '',
  requestId: c.get('requestId') ?? '',
});
