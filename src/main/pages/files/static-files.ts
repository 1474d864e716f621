import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { serveStatic as serveContent } from 'hono/serve-static';
import type { ApiEnv } from '../../../platform/http/env.ts';

/** Serves the build's files. Names under `/assets` contain a content hash, so browsers may cache them forever. */
export function mountFiles(app: Hono<ApiEnv>, development: boolean): void {
  if (development) return;
  const options = {
    root: './build/client',
    precompressed: true,
    onFound: (_path: string, c: Context) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  };
  app.use('/assets/*', serveContent({ ...options, getContent: memory() }), serveStatic(options));
}

/** Videos are long and requested in ranges; HEAD requests get the length from the file system. */
const fromDisk = (path: string, c: Context): boolean => path.endsWith('.mp4') || c.req.method === 'HEAD';

/**
 * Reads each file once: scripts, styles, fonts and images total three megabytes, and streaming one from disk costs
 * three times as much.
 */
function memory(): (path: string, c: Context) => Promise<Buffer<ArrayBuffer> | null> {
  const cached = new Map<string, Buffer<ArrayBuffer>>();
  return async (path, c) => {
    if (fromDisk(path, c)) return null;
    const found = cached.get(path);
    if (found) return found;
    const content = await readFile(path).catch(() => null);
    if (content) cached.set(path, content);
    return content;
  };
}
