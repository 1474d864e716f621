import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { listen } from './listen.ts';

const file = process.env.BENCH_FILE ?? '';

/** The minimal server for an upload: writes the body of a PUT to disk, then deletes it. */
listen(async (request, response) => {
  await pipeline(request, createWriteStream(file));
  await rm(file);
  response.writeHead(204).end();
});
