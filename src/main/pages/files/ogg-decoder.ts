import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { oggDecoderVersion } from '../../../contract/media/media.ts';
import type { ApiEnv } from '../../../platform/http/env.ts';

const parts = [
  'ogv-demuxer-ogg',
  'ogv-decoder-video-theora',
  'ogv-decoder-audio-vorbis',
  'ogv-decoder-audio-opus',
];
const names = ['ogv-es2017.js', ...parts.flatMap((part) => [`${part}-wasm.js`, `${part}-wasm.wasm`])];

/** The decoder for Ogg videos, as published in its package. The player loads it where the browser cannot play Ogg. */
export function oggDecoder(): Hono<ApiEnv> {
  const folder = () => join(dirname(createRequire(import.meta.url).resolve('ogv/package.json')), 'dist');
  return new Hono<ApiEnv>().get(`/${oggDecoderVersion}/:name`, async (c, next) => {
    const name = names.find((known) => known === c.req.param('name'));
    if (!name) return next();
    return new Response(new Uint8Array(await readFile(join(folder(), name))), {
      headers: {
        'content-type': name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  });
}
