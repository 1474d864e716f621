import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { box, numbers } from '../../../../test/factories/media/mp4-boxes.ts';
import { fragmentedSeconds } from './fragmented-length.server.ts';
import { addFragment, fragmentedTracks, longestTrack } from './fragmented-length.ts';
import { inspectVideo } from './inspect-video.server.ts';

const sample = (name: string) => join(import.meta.dirname, '../samples', name);

test('a fragmented MP4 lasts as long as its longest track, not only its first fragment or its sound', async () => {
  expect((await inspectVideo(sample('fragmented.mp4'))).durationSeconds).toBeCloseTo(4, 1);
});

test('a file without fragments is left to its index', async () => {
  for (const name of ['lecture.mp4', 'index-at-end.mp4'])
    expect(await fragmentedSeconds(sample(name))).toBe(0);
});

test('a fragmented file that ends in the middle of a box has no length', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-fragments-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'broken.mp4');
  await writeFile(path, (await readFile(sample('fragmented.mp4'))).subarray(0, -200));
  expect(await fragmentedSeconds(path)).toBe(0);
});

/** An index with one track of 1000 units a second, whose samples last 40 units unless a fragment says otherwise. */
const index = Buffer.concat([
  box(
    'trak',
    box('tkhd', numbers(0, 0, 0, 1)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, 0)),
      box('minf', box('stbl', box('stts', numbers(0, 1, 5, 40)))),
    ),
  ),
  box('mvex', box('trex', numbers(0, 1, 1, 40, 0, 0))),
]);

const fragment = (...parts: Buffer[]): Buffer => box('traf', ...parts);

test.each([
  ['the default of the track', [box('tfhd', numbers(0, 1)), box('trun', numbers(0, 10))], 0.6],
  ['a default of its own', [box('tfhd', numbers(0x08, 1, 100)), box('trun', numbers(0, 10))], 1.2],
  [
    'a default after other fields',
    [box('tfhd', numbers(0x0b, 1, 0, 0, 7, 100)), box('trun', numbers(0, 10))],
    1.2,
  ],
  [
    'a duration per sample',
    [box('tfhd', numbers(0, 1)), box('trun', numbers(0x305, 2, 0, 0, 30, 9, 50, 9))],
    0.28,
  ],
  [
    'a start of its own',
    [box('tfhd', numbers(0, 1)), box('tfdt', numbers(0, 2000)), box('trun', numbers(0, 10))],
    2.4,
  ],
  [
    'a long start of its own',
    [box('tfhd', numbers(0, 1)), box('tfdt', numbers(1 << 24, 0, 2000)), box('trun', numbers(0, 10))],
    2.4,
  ],
  ['an unknown track', [box('tfhd', numbers(0, 9)), box('trun', numbers(0, 10))], 0.2],
])('a fragment with %s extends its track', (_name, parts, seconds) => {
  const tracks = fragmentedTracks(index) ?? new Map();
  addFragment(tracks, fragment(...parts));
  expect(longestTrack(tracks)).toBeCloseTo(seconds, 5);
});

test('a part of a broadcast, which does not begin at zero, lasts as long as its samples', () => {
  const empty = Buffer.from(index);
  empty.writeUInt32BE(0, empty.indexOf('stts') + 8);
  const tracks = fragmentedTracks(empty) ?? new Map();
  for (const start of [50_000, 50_400])
    addFragment(
      tracks,
      fragment(box('tfhd', numbers(0, 1)), box('tfdt', numbers(0, start)), box('trun', numbers(0, 10))),
    );
  expect(longestTrack(tracks)).toBeCloseTo(0.8, 5);
});
