import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { ApiEnv } from '../platform/http/env.ts';

/** Serves what the build made. Names under `/assets` carry a hash of the content: browsers may keep them for ever. */
export function mountFiles(app: Hono<ApiEnv>, development: boolean): void {
  if (development) return;
  app.use(
    '/assets/*',
    serveStatic({
      root: './build/client',
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
}
