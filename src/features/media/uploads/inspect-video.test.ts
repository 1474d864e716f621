import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeVideo } from '../processing/probe-video.server.ts';
import { playableBy } from '../processing/video-formats.ts';
import { wrongVideoSentence } from '../rules.ts';
import { inspectVideo } from './inspect-video.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'milepost-inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sample = (name: string) => readFile(join(import.meta.dirname, '../samples', name));

async function inspect(bytes: Buffer) {
  const path = join(folder, 'video');
  await writeFile(path, bytes);
  return inspectVideo(path);
}

/** The pages of an Ogg file. */
function pagesOf(ogg: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = ogg.indexOf('OggS'); at >= 0; at = ogg.indexOf('OggS', at + 4)) starts.push(at);
  return starts.map((start, index) => ogg.subarray(start, starts[index + 1]));
}

/** The first page of a Skeleton stream, which describes the others. */
function skeleton(): Buffer {
  const page = Buffer.alloc(28 + 64);
  page.write('OggS');
  page[5] = 2;
  page.writeUInt32LE(77, 14);
  page[26] = 1;
  page[27] = 64;
  page.write('fishead\0', 28);
  page.writeUInt16LE(3, 36);
  return page;
}

const variants: [string, () => Promise<Buffer>, object][] = [
  [
    'an MP4 with the brand M4V',
    async () => {
      const mp4 = await sample('lecture.mp4');
      mp4.write('M4V ', 8);
      return mp4;
    },
    { contentType: 'video/mp4', found: { container: 'MP4', video: 'avc' } },
  ],
  [
    'an Ogg file whose sound comes first',
    async () => {
      const [video, sound, ...rest] = pagesOf(await sample('lecture.ogv'));
      return Buffer.concat([sound ?? Buffer.of(), video ?? Buffer.of(), ...rest]);
    },
    { contentType: 'video/ogg', found: { container: 'Ogg', video: 'theora' } },
  ],
  [
    'an Ogg file that begins with Opus sound',
    () => sample('opus-first.ogv'),
    { contentType: 'video/ogg', found: { container: 'Ogg', video: 'theora', audio: 'opus' } },
  ],
  [
    'an Ogg file with a Skeleton',
    async () => Buffer.concat([skeleton(), await sample('lecture.ogv')]),
    { contentType: 'video/ogg', found: { container: 'Ogg', video: 'theora' } },
  ],
];

test.each(variants)('%s is a video', async (_name, file, expected) => {
  const { durationSeconds, ...inspected } = await inspect(await file());
  expect(inspected).toMatchObject(expected);
  expect(durationSeconds).toBeCloseTo(2, 0);
});

test.each([
  ['Speex   ', 'speex', 'nothing'],
  ['\x7fFLAC', 'flac', 'nothing'],
  ['OpusHead', 'opus', 'decoder'],
])('an Ogg file whose sound begins with %j is recognised', async (mark, audio, by) => {
  const pages = pagesOf(await sample('lecture.ogv'));
  const vorbis = pages.findIndex((page) => page.includes('\x01vorbis', 0, 'latin1'));
  const other = Buffer.from(pages[vorbis] ?? []);
  other.write(mark.padEnd(12, '\0'), other.indexOf('\x01vorbis', 0, 'latin1'), 'latin1');
  const path = join(folder, 'other-sound');
  await writeFile(path, Buffer.concat(pages.with(vorbis, other)));
  const found = await probeVideo(path, 'video/ogg');
  expect(found).toEqual({ container: 'Ogg', video: 'theora', audio });
  expect(playableBy(found)).toBe(by);
});

test('an Ogg file with sound alone is refused', async () => {
  const pages = pagesOf(await sample('lecture.ogv'));
  const serial = pages[1]?.readUInt32LE(14);
  const sound = pages.filter((page) => page.readUInt32LE(14) === serial);
  await expect(inspect(Buffer.concat(sound))).rejects.toThrow(wrongVideoSentence);
});
