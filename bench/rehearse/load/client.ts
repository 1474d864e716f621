import { randomInt } from 'node:crypto';
import { appUrl } from '../cluster/ports.ts';

/** The outcome of a request. Without a status there was no response: the connection broke or timed out. */
export type Outcome = {
  kind: string;
  status?: number;
  retryAfter?: string;
  /** Whether Varnish answered without asking the product. */
  cached: boolean;
  reason?: string;
  /** Milliseconds since the process started. */
  at: number;
  took: number;
  body?: unknown;
  cookie?: string;
};

type Sent = {
  kind: string;
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  body?: object;
};

/** Longer than the product and its proxies may take to give up. */
const timeoutMs = 40_000;

/** Sends one request through Varnish, from an invented network address, because visitors have different ones. */
export async function send({ kind, method = 'GET', path, cookie, body }: Sent): Promise<Outcome> {
  const at = performance.now();
  const isApi = path.startsWith('/api/');
  try {
    const response = await fetch(appUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        ...(method !== 'GET' && { origin: appUrl }),
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      kind,
      status: response.status,
      retryAfter: response.headers.get('retry-after') ?? undefined,
      // On a cache hit, X-Varnish also contains the id of the request that filled the cache.
      cached: /^\d+ \d+$/.test(response.headers.get('x-varnish') ?? ''),
      reason: response.status >= 400 ? text.slice(0, 200) : undefined,
      body: isApi && response.ok ? JSON.parse(text) : undefined,
      cookie: response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .find((pair) => pair?.startsWith('session=')),
      at,
      took: performance.now() - at,
    };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { kind, cached: false, reason, at, took: performance.now() - at };
  }
}

export const isOk = ({ status }: Outcome): boolean => status !== undefined && status < 400;
