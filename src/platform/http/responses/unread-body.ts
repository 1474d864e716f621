import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env.ts';

/**
 * A HEAD is answered by what answers GET, and nobody reads the body. It is let go of at once, and with it what it would
 * have been read from, such as a connection to the database.
 */
export const dropUnreadBody = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
});
