import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { failure } from '../../failures/failure.ts';
import type { ApiEnv } from '../env.ts';

const mebibyte = 1024 * 1024;
const tooLarge = failure('request.too_large', 413, 'The request is too large.');

/** The largest body that a request may have, and the message if it is larger. */
export type BodyLimit = { mebibytes: number; message?: string };

/** The length of the body in bytes, if the request states it. */
export function statedLength(request: HonoRequest): number | undefined {
  const length = request.header('content-length');
  return length === undefined || request.header('transfer-encoding') ? undefined : Number(length);
}

/**
 * Refuses bodies over the limit with 413. A call from one of our pages is not limited: its form was limited when the
 * page received it, and may be longer as JSON.
 */
export function limitBody({ mebibytes, message }: BodyLimit = { mebibytes: 1 }) {
  const maxSize = mebibytes * mebibyte;
  const refuse = (headers?: Record<string, string>) => {
    throw tooLarge({ message, headers });
  };
  // The server cannot discard the rest of a body that was opened, so the connection ends, and the response says so.
  const count = bodyLimit({ maxSize, onError: () => refuse({ Connection: 'close' }) });
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (c.env?.fromPage) return next();
    const length = statedLength(c.req);
    if (length === undefined) return count(c, next);
    // Checked without opening the body: the server discards an unopened body and the connection stays usable.
    if (length > maxSize) return refuse();
    await next();
  });
}
