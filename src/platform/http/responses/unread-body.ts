import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env.ts';

/**
 * GET handlers answer HEAD requests too, and nobody reads the body. It is cancelled immediately, which releases its
 * source, such as a database connection.
 */
export const dropUnreadBody = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
});
