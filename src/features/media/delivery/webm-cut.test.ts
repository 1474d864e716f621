import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '../../../../test/harness/cpu-time.ts';
import type { Context } from '../../../platform/context.ts';
import { previewPart } from './preview-part.server.ts';
import { findCues, sizeOfCues, webmBytesUntil } from './webm-cut.ts';

/** An element with a size of four bytes. */
function element(id: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), size, body]);
}
const number = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};

const bodies = [50_000, 1_000, 1_000, 1_000, 1_000];
/** Five groups of frames, ten seconds apart; the first has nearly all the bytes. */
function film(): { bytes: Buffer; ends: number[] } {
  const clusters = bodies.map((length) => element(0x1f43b675, Buffer.alloc(length)));
  const info = element(0x1549a966, number(0x2ad7b1, 1_000_000));
  const headOf = (cuesAt: number) =>
    element(0x114d9b74, element(0x4dbb, number(0x53ab, 0x1c53bb6b), number(0x53ac, cuesAt)));
  const first = headOf(0).length + info.length;
  const places = clusters.map(
    (_, index) => first + clusters.slice(0, index).reduce((sum, one) => sum + one.length, 0),
  );
  const points = places.map((at, index) =>
    element(0xbb, number(0xb3, index * 10_000), element(0xb7, number(0xf7, 1), number(0xf1, at))),
  );
  const cuesAt = first + clusters.reduce((sum, one) => sum + one.length, 0);
  const start = Buffer.concat([
    element(0x1a45dfa3, Buffer.from('webm')),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
  ]);
  const bytes = Buffer.concat([start, headOf(cuesAt), info, ...clusters, element(0x1c53bb6b, ...points)]);
  return { bytes, ends: places.slice(1).map((at) => start.length + at) };
}

function opened(bytes: Buffer, limit: number) {
  const read = (_key: string, { start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]);
  const ctx = { storeOf: () => ({ read }) } as unknown as Pick<Context, 'storeOf'>;
  const asset = { store: 'disk', storageKey: 'key', bytes: bytes.length, contentType: 'video/webm' };
  return previewPart(ctx, { ...asset, durationSeconds: 50 }, limit);
}

test('a WebM preview ends before the first group of frames at or after the limit, whatever their sizes', async () => {
  const { bytes, ends } = film();
  expect((await opened(bytes, 10)).total).toBe(ends[0]);
  expect((await opened(bytes, 25)).total).toBe(ends[2]);
  expect((await opened(bytes, 40)).total).toBe(ends[3]);
});

test('the last group of frames stays closed, even when the limit is in it', async () => {
  const { bytes, ends } = film();
  expect((await opened(bytes, 45)).total).toBe(ends[3]);
});

test('without an index the preview opens a proportion of the bytes', async () => {
  const { bytes } = film();
  const without = Buffer.from(bytes);
  without.fill(0, without.indexOf('114d9b74', 0, 'hex'), without.indexOf('114d9b74', 0, 'hex') + 4);
  expect((await opened(without, 10)).total).toBe(Math.floor(bytes.length / 5));
});

test('a corrupted file causes no error, and opens no more bytes than it has', async () => {
  const { bytes } = film();
  const at = fc.integer({ min: 0, max: bytes.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(at, fc.nat(255)), { maxLength: 20 }), async (changes) => {
      const falsified = Buffer.from(bytes);
      for (const [place, value] of changes) falsified[place < 25_000 ? place % 120 : place] = value;
      const { total } = await opened(falsified, 25);
      expect(total).toBeLessThanOrEqual(bytes.length);
    }),
  );
});

test('two megabytes of empty entries take less than a second of CPU time', () => {
  const index = findCues(film().bytes);
  const cues = element(0x1c53bb6b, Buffer.from('bb80'.repeat(2 ** 20), 'hex'));
  const spent = cpuTime(() => {
    expect(sizeOfCues(cues)).toBe(cues.length);
    expect(index && webmBytesUntil(cues, index, 25)).toBeNull();
  });
  expect(spent).toBeLessThan(1000);
});
