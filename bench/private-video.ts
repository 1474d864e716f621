import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Bench, Finding } from './bench.ts';
import { compare } from './compare.ts';
import { cpuOf } from './cpu.ts';
import { video } from './fill.ts';
import { ratioFinding } from './findings.ts';
import { sendLoad } from './load.ts';
import { place } from './place.ts';
import { type Running, startBare } from './processes.ts';

const mebibyte = 1024 * 1024;
const key = 'only for measurements';

/** A video in parts of 1 MiB, against `createReadStream` behind a signed address. */
export async function measurePrivateVideo({ product, quick }: Bench): Promise<Finding[]> {
  const bare = await startBare('video-server.ts', {
    BENCH_FILE: join(place.dataDir, 'media', video.storageKey),
    BENCH_KEY: key,
  });
  try {
    const [signed, bareSigned] = [await signedByProduct(product.origin), signedByUs()];
    assert.deepEqual(await aPart(product.origin + signed), await aPart(bare.origin + bareSigned));
    const contender = ({ origin, pid }: Running, path: string) => ({
      work: (amount: number) => sendLoad({ origin, paths: [path], headers: ranges }, amount),
      cpu: () => cpuOf(pid),
    });
    const size = quick ? { rounds: 3, amount: 400 } : { rounds: 5, amount: 600 };
    const compared = await compare(contender(product, signed), contender(bare, bareSigned), size);
    return [ratioFinding('private video', 'MiB', compared, 0.9)];
  } finally {
    await bare.stop();
  }
}

const ranges = Array.from({ length: video.bytes / mebibyte }, (_, part) => ({
  range: `bytes=${part * mebibyte}-${(part + 1) * mebibyte - 1}`,
}));

/** The address that the product gives to who may watch. */
async function signedByProduct(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/courses/${video.courseId}/lectures/${video.lectureId}/media`);
  const { video: file } = (await answer.json()) as { video: { url: string } };
  return file.url;
}

function signedByUs(): string {
  const expires = String(Date.now() + 3_600_000);
  return `/${expires}/${createHmac('sha256', key).update(expires).digest('base64url')}`;
}

async function aPart(address: string): Promise<Buffer> {
  const answer = await fetch(address, { headers: ranges[1] });
  assert.equal(answer.status, 206);
  return Buffer.from(await answer.arrayBuffer());
}
