import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bench, Finding } from './bench.ts';
import { compare } from './compare.ts';
import { cpuOf } from './cpu.ts';
import { ratioFinding } from './findings.ts';
import { authorCookie } from './people.ts';
import { place } from './place.ts';
import { type Running, startBare } from './processes.ts';

const mebibyte = 1024 * 1024;
/** As the browser's client sends it. */
const pieceBytes = 64 * mebibyte;
const piece = Buffer.alloc(mebibyte, 'an archive of nothing in particular ');

/** A large file, resumable and in one request, against a PUT that goes to disk; and what it costs in memory. */
export async function measureUpload({ database, product, quick }: Bench): Promise<Finding[]> {
  const bare = await startBare('upload-server.ts', { BENCH_FILE: join(place.home, 'raw-upload') });
  const cookie = await authorCookie(database.url);
  // A file that is no video has 500 MB at most: that much, and twice, is a gigabyte.
  const size = quick ? 100 : 480;
  try {
    const raw = { work: (files: number) => repeat(files, () => put(bare, size)), cpu: () => cpuOf(bare.pid) };
    const rounds = { rounds: quick ? 2 : 3, amount: 1 };
    const findings: Finding[] = [];
    for (const [name, send] of [
      ['upload, resumable', resumable],
      ['upload, one request', plain],
    ] as const) {
      const idle = memoryOf(product.pid);
      let most = idle;
      const watch = setInterval(() => {
        most = Math.max(most, memoryOf(product.pid));
      }, 50);
      const ours = {
        work: (files: number) => repeat(files, () => send(product, cookie, size)),
        cpu: () => cpuOf(product.pid),
      };
      findings.push(ratioFinding(name, `× ${size} MiB`, await compare(ours, raw, rounds), 0.6));
      clearInterval(watch);
      findings.push(memoryFinding(`${name}: memory`, (most - idle) / mebibyte));
    }
    return findings;
  } finally {
    await bare.stop();
  }
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

async function put({ origin }: Running, size: number): Promise<void> {
  await sent(`${origin}/`, 'PUT', {}, Readable.from(pieces(size)), size * mebibyte);
}

async function plain({ origin }: Running, cookie: string, size: number): Promise<void> {
  const boundary = 'a-boundary-of-the-bench';
  const field = (name: string, more: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const head = Buffer.from(`${field('resourceType', '')}raw\r\n${field('file', '; filename="archive.bin"')}`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const body = Readable.from(
    (function* () {
      yield head;
      yield* pieces(size);
      yield tail;
    })(),
  );
  const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const length = head.length + size * mebibyte + tail.length;
  const { text } = await sent(`${origin}/api/media`, 'POST', headers, body, length);
  await forget(origin, cookie, text);
}

async function resumable({ origin }: Running, cookie: string, size: number): Promise<void> {
  const tus = { cookie, 'tus-resumable': '1.0.0' };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const total = size * mebibyte;
  const begun = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(total),
      'upload-metadata': `filename ${base64('archive.bin')},resourceType ${base64('raw')}`,
    },
  });
  assert.equal(begun.status, 201, await begun.text());
  const url = origin + begun.headers.get('location');
  let last = '';
  for (let offset = 0; offset < total; offset += pieceBytes) {
    const length = Math.min(pieceBytes, total - offset);
    const headers = {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    const body = Readable.from(pieces(length / mebibyte));
    last = (await sent(url, 'PATCH', headers, body, length)).text;
  }
  await forget(origin, cookie, last);
}

/** Uploads may not pile up. */
async function forget(origin: string, cookie: string, answer: string): Promise<void> {
  const { data } = JSON.parse(answer) as { data: { public_id: string } };
  const gone = await fetch(`${origin}/api/media/delete/${data.public_id}`, {
    method: 'DELETE',
    headers: { cookie },
  });
  assert.equal(gone.status, 200, await gone.text());
}

function* pieces(mebibytes: number): Generator<Buffer> {
  for (let number = 0; number < mebibytes; number += 1) yield piece;
}

/** @throws when the answer is no success */
async function sent(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Readable,
  length: number,
): Promise<{ text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string }>();
  const outgoing = request(url, { method, headers: { ...headers, 'content-length': length } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const text = Buffer.concat(parts).toString();
      if ((answer.statusCode ?? 500) < 300) resolve({ text });
      else reject(new Error(`${method} ${url}: ${answer.statusCode} ${text}`));
    });
  });
  outgoing.on('error', reject);
  await pipeline(body, outgoing);
  return promise;
}

/** Bytes of memory a process holds. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

const mostMebibytes = 100;

const memoryFinding = (name: string, mebibytes: number): Finding => ({
  name,
  product: `${mebibytes.toFixed(0)} MiB over idle`,
  limit: '',
  measured: mebibytes.toFixed(0),
  required: `≤ ${mostMebibytes}`,
  passed: mebibytes <= mostMebibytes,
  numbers: { mebibytes },
});
