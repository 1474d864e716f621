import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { video } from '../filling/fill.ts';
import { addLearners, learnerCookie } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { compare } from '../running/compare.ts';
import { cpuOf } from '../running/cpu.ts';
import { byEffort } from '../running/effort.ts';
import { ratioFinding } from '../running/findings.ts';
import { sendLoad } from '../running/load.ts';
import { place } from '../running/place.ts';
import { type Running, startBare } from '../running/processes.ts';

const mebibyte = 1024 * 1024;
const key = 'only for measurements';
const cookie = learnerCookie(0);

/** A learner's video in ranges of 1 MiB, against `createReadStream` behind a signed URL. */
export async function measurePrivateVideo({ database, product }: Bench): Promise<Finding[]> {
  await addLearners(database.url, 1);
  const bare = await startBare('video-server.ts', {
    BENCH_FILE: join(place.dataDir, 'media', video.storageKey),
    BENCH_KEY: key,
  });
  try {
    const [signed, bareSigned] = [await signedByProduct(product.origin), signedByUs()];
    for (const { range } of ranges)
      assert.deepEqual(
        await part(product.origin + signed, range),
        await part(bare.origin + bareSigned, range),
      );
    const contender = ({ origin, pid }: Running, path: string) => ({
      work: (amount: number) => sendLoad({ origin, paths: [path], headers: ranges }, amount),
      cpu: () => cpuOf(pid),
    });
    const size = byEffort({
      full: { rounds: 5, amount: 600 },
      quick: { rounds: 3, amount: 400 },
      smoke: { rounds: 1, amount: 16 },
    });
    const compared = await compare(contender(product, signed), contender(bare, bareSigned), size);
    return [ratioFinding('private video', 'MiB', compared, 0.9)];
  } finally {
    await bare.stop();
  }
}

/** What a player requests, with the session cookie sent by its browser. */
const ranges = Array.from({ length: video.bytes / mebibyte }, (_, index) => ({
  range: `bytes=${index * mebibyte}-${(index + 1) * mebibyte - 1}`,
  cookie,
}));

/** The URL that the product gives to an enrolled learner: for the whole file, whereas a preview ends early. */
async function signedByProduct(origin: string): Promise<string> {
  const address = `${origin}/api/courses/${video.courseId}/lectures/${video.lectureId}/media`;
  const response = await fetch(address, { headers: { cookie } });
  assert.equal(response.status, 200, await response.clone().text());
  const { kind, video: file } = (await response.json()) as { kind: string; video: { url: string } };
  assert.equal(kind, 'study');
  return file.url;
}

function signedByUs(): string {
  const expires = String(Date.now() + 3_600_000);
  return `/${expires}/${createHmac('sha256', key).update(expires).digest('base64url')}`;
}

async function part(address: string, range: string): Promise<Buffer> {
  const response = await fetch(address, { headers: { range, cookie } });
  assert.equal(response.status, 206);
  return Buffer.from(await response.arrayBuffer());
}
