import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { root } from '../running/place.ts';
import type { Running } from '../running/processes.ts';

export const mebibyte = 1024 * 1024;
/** The size of a chunk, as in the browser's client. */
const pieceBytes = 64 * mebibyte;

const filler = Buffer.alloc(mebibyte, 'a film of nothing in particular ');

/** The first mebibyte of a playable video: a short one, and a padding box that brings it to the required size. */
function beginning(size: number): Buffer {
  const film = readFileSync(join(root, 'src/features/media/samples/lecture.mp4'));
  const first = Buffer.from(filler);
  film.copy(first);
  first.writeUInt32BE(size * mebibyte - film.length, film.length);
  first.write('free', film.length + 4, 'latin1');
  return first;
}

/**
 * The contents of a video of `size` mebibytes in chunks of one mebibyte, from chunk `first` up to, but not including,
 * chunk `until`.
 */
function* filmFrom(size: number, first = 0, until = size): Generator<Buffer> {
  for (let number = first; number < until; number += 1) yield number === 0 ? beginning(size) : filler;
}

/** Sends only the bytes: the input of the baseline. */
export async function put({ origin }: Pick<Running, 'origin'>, size: number): Promise<void> {
  await sent(`${origin}/`, 'PUT', {}, Readable.from(filmFrom(size)), size * mebibyte);
}

const boundary = 'a-boundary-of-the-bench';

/** Uploads a video in one request and deletes it again, so that uploads do not pile up. */
export async function uploadPlainly({ origin }: Running, cookie: string, size: number): Promise<void> {
  const field = (name: string, more: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const head = Buffer.from(`${field('resourceType', '')}video\r\n${field('file', '; filename="film.mp4"')}`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const body = (function* () {
    yield head;
    yield* filmFrom(size);
    yield tail;
  })();
  const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const length = head.length + size * mebibyte + tail.length;
  const response = await sent(`${origin}/api/media`, 'POST', headers, Readable.from(body), length);
  await forget(origin, cookie, response);
}

/** Uploads a video as the browser does, in resumable chunks, and deletes it again. */
export async function uploadResumably({ origin }: Running, cookie: string, size: number): Promise<void> {
  const url = await begin(origin, cookie, size);
  let last = '';
  for (let offset = 0; offset < size * mebibyte; offset += pieceBytes)
    last = await sendPiece(url, cookie, size, offset);
  await forget(origin, cookie, last);
}

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Announces a video. @returns the URL for its chunks */
export async function begin(origin: string, cookie: string, size: number): Promise<string> {
  const begun = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      cookie,
      'upload-length': String(size * mebibyte),
      'upload-metadata': `filename ${base64('film.mp4')},resourceType ${base64('video')}`,
    },
  });
  assert.equal(begun.status, 201, await begun.text());
  return origin + begun.headers.get('location');
}

/** Sends the next chunk of a video. @returns the body of the response */
export function sendPiece(
  url: string,
  cookie: string,
  size: number,
  offset: number,
  through: (bytes: Readable) => Readable = (bytes) => bytes,
): Promise<string> {
  const until = Math.min(size * mebibyte, offset + pieceBytes);
  const headers = {
    ...tus,
    cookie,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  const bytes = Readable.from(filmFrom(size, offset / mebibyte, until / mebibyte));
  return sent(url, 'PATCH', headers, through(bytes), until - offset);
}

/** Cancels an upload. */
export async function giveUp(url: string, cookie: string): Promise<void> {
  const gone = await fetch(url, { method: 'DELETE', headers: { ...tus, cookie } });
  assert.equal(gone.status, 204, await gone.text());
}

/** Announces a mebibyte, sends half of it and breaks the connection. */
export async function breakConnection(
  url: string,
  method: string,
  headers: Record<string, string>,
  head = '',
) {
  const outgoing: ClientRequest = request(url, {
    method,
    headers: { ...headers, 'content-length': head.length + mebibyte },
  });
  outgoing.on('error', () => {});
  outgoing.write(head);
  await new Promise<void>((resolve) => outgoing.write(filler.subarray(0, mebibyte / 2), () => resolve()));
  const { promise, resolve } = Promise.withResolvers<void>();
  outgoing.on('close', resolve);
  outgoing.destroy();
  await promise;
}

export const resumableHeaders = (cookie: string) => ({
  ...tus,
  cookie,
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
});

export const formHeaders = (cookie: string) => ({
  cookie,
  'content-type': `multipart/form-data; boundary=${boundary}`,
});

export const formHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n`;

async function forget(origin: string, cookie: string, uploaded: string): Promise<void> {
  const { data } = JSON.parse(uploaded) as { data: { public_id: string } };
  const gone = await fetch(`${origin}/api/media/delete/${data.public_id}`, {
    method: 'DELETE',
    headers: { cookie },
  });
  assert.equal(gone.status, 200, await gone.text());
}

/** @throws when the response is not successful */
async function sent(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Readable,
  length: number,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outgoing = request(url, { method, headers: { ...headers, 'content-length': length } }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => {
      const text = Buffer.concat(parts).toString();
      if ((response.statusCode ?? 500) < 300) resolve(text);
      else reject(new Error(`${method} ${url}: ${response.statusCode} ${text}`));
    });
  });
  outgoing.on('error', reject);
  // If the body fails first, nobody awaits the response.
  promise.catch(() => {});
  await pipeline(body, outgoing);
  return promise;
}
