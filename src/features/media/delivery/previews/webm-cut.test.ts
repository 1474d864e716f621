import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { element, film } from '../../../../../test/factories/media/webm.ts';
import { cpuTime } from '../../../../../test/harness/cpu-time.ts';
import type { Context } from '../../../../platform/context.ts';
import { previewPart } from './preview-part.server.ts';
import { findCues, sizeOfCues, webmBytesUntil } from './webm-cut.ts';

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

test('two megabytes of empty entries take less than three seconds of CPU time', () => {
  const index = findCues(film().bytes);
  const cues = element(0x1c53bb6b, Buffer.from('bb80'.repeat(2 ** 20), 'hex'));
  const spent = cpuTime(() => {
    expect(sizeOfCues(cues)).toBe(cues.length);
    expect(index && webmBytesUntil(cues, index, 25)).toBeNull();
  });
  expect(spent).toBeLessThan(3000);
});
