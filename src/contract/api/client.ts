import { hc } from 'hono/client';
import type { Api } from '../../app/api.ts';

/** The typed client of the whole API: `client.courses.$get({ query })`. */
export type ApiClient = ReturnType<typeof createClient>;

/**
 * Creates a client. The browser sends requests to its own origin; the server passes a `fetch` that stays in the
 * process. Path parameters go into the URL unescaped: pass them through `segments`.
 */
export function createClient(
  origin: string,
  options: { fetch?: typeof fetch; headers?: Record<string, string> } = {},
) {
  return hc<Api>(origin, options).api;
}
