import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { serveStatic as serveContent } from 'hono/serve-static';
import type { ApiEnv } from '../../platform/http/env.ts';

/** Serves what the build made. Names under `/assets` carry a hash of the content: browsers may keep them for ever. */
export function mountFiles(app: Hono<ApiEnv>, development: boolean): void {
  if (development) return;
  const options = {
    root: './build/client',
    precompressed: true,
    onFound: (_path: string, c: Context) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  };
  app.use('/assets/*', serveContent({ ...options, getContent: memory() }), serveStatic(options));
}

/** Films are long and asked for in parts; whoever asks for the head alone is told the length, which the disk knows. */
const fromDisk = (path: string, c: Context): boolean => path.endsWith('.mp4') || c.req.method === 'HEAD';

/** Reads each file once: the scripts, sheets, fonts and drawings together are three megabytes, and streaming one from the disk costs three times as much. */
function memory(): (path: string, c: Context) => Promise<Buffer<ArrayBuffer> | null> {
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  return async (path, c) => {
    if (fromDisk(path, c)) return null;
    const found = kept.get(path);
    if (found) return found;
    const content = await readFile(path).catch(() => null);
    if (content) kept.set(path, content);
    return content;
  };
}
