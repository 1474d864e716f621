/**
 * Uploads one video per author at the speed of a home connection, until all are uploaded or it is told to stop. It is a
 * separate process, so that it does not slow the measurement.
 */
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import * as client from './uploading.ts';

/** Bytes per second of each upload: 20 Mbit/s upstream, a good home connection. */
const lineSpeed = 2.5 * client.mebibyte;
const step = 64 * 1024;

const { ORIGIN: origin = '', COOKIES: cookies = '' } = process.env;
let stopped = false;
process.on('message', () => {
  stopped = true;
});

const uploads = await Promise.all(cookies.split(' ').map(begin));
process.send?.('begun');
await Promise.all(uploads.map(({ done }) => done));
process.disconnect();

async function begin(cookie: string) {
  const url = await client.begin(origin, cookie, 64);
  const send = async () => {
    await client.sendPiece(url, cookie, 64, 0, (bytes) => Readable.from(slowly(bytes))).catch(() => {});
    await client.giveUp(url, cookie);
  };
  return { done: send() };
}

async function* slowly(bytes: Readable): AsyncGenerator<Buffer> {
  let due = performance.now();
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; at += step) {
      if (stopped) throw new Error('The upload is over.');
      yield piece.subarray(at, at + step);
      due += (step / lineSpeed) * 1000;
      await pause(Math.max(0, due - performance.now()));
    }
  }
}
