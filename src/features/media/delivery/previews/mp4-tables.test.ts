import { describe, expect, test } from 'vitest';
import { box, numbers } from '../../../../../test/factories/media/mp4-boxes.ts';
import { mostBoxes } from '../../mp4/boxes.ts';
import { moveChunks } from '../../mp4/move-chunks.ts';
import { bytesUntil } from './mp4-cut.ts';

const tables = {
  mdhd: numbers(0, 0, 0, 10, 100),
  // Four samples of 0.2 seconds, then six of 0.5.
  stts: box('stts', numbers(0, 2, 4, 2, 6, 5)),
  // Of 10, 20, … 100 bytes.
  stsz: box('stsz', numbers(0, 0, 10, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100)),
  // Two chunks of two samples, then two of three.
  stsc: box('stsc', numbers(0, 2, 1, 2, 1, 3, 3, 1)),
  stco: box('stco', numbers(0, 4, 1000, 2000, 3000, 4000)),
};

/** A track with everything that makes an index hard to read: times, sizes and chunks that vary. */
function track(other: Partial<typeof tables> = {}): Buffer {
  const { mdhd, ...stbl } = { ...tables, ...other };
  return box('trak', box('mdia', box('mdhd', mdhd), box('minf', box('stbl', ...Object.values(stbl)))));
}

const moments: [number, number][] = [
  [0.1, 1010],
  [0.2, 1010],
  [0.3, 1030],
  [0.5, 2030],
  [0.8, 2070],
  [0.9, 3050],
  [1.9, 3180],
  [2.4, 4080],
  [100, 4270],
];

describe('the bytes up to a moment', () => {
  test.each(moments)('%f seconds need %i', (seconds, bytes) => {
    expect(bytesUntil(track(), seconds)).toBe(bytes);
  });

  test.each(moments)('%f seconds need as many beyond 4 GiB, with 64-bit times', (seconds, bytes) => {
    const large = box('co64', numbers(0, 4, 1, 1000, 1, 2000, 1, 3000, 1, 4000));
    const mdhd = numbers(0x01000000, 0, 0, 0, 0, 10, 0, 100);
    expect(bytesUntil(track({ stco: large, mdhd }), seconds)).toBe(2 ** 32 + bytes);
  });

  test('are unknown for the very beginning: no sample begins before it', () => {
    expect(bytesUntil(track(), 0)).toBeNull();
  });

  test('reach to the farthest chunk, whatever their order', () => {
    const stco = box('stco', numbers(0, 4, 4000, 3000, 2000, 1000));
    expect(bytesUntil(track({ stco }), 0.9)).toBe(4030);
  });

  test('reach to the farther of two tracks, and ignore other boxes', () => {
    const far = track({ stco: box('stco', numbers(0, 4, 9000, 9100, 9200, 9300)) });
    expect(bytesUntil(Buffer.concat([box('mvhd'), far, track(), box('free')]), 0.3)).toBe(9030);
  });

  test('are found in boxes with 64-bit sizes, and before a few stray bytes', () => {
    const body = track().subarray(8);
    const large = Buffer.concat([numbers(1), Buffer.from('trak'), numbers(0, 16 + body.length), body]);
    expect(bytesUntil(Buffer.concat([large, Buffer.alloc(7)]), 0.3)).toBe(1030);
  });

  test.each<[string, Partial<typeof tables>]>([
    ['fewer sizes than samples', { stsz: box('stsz', numbers(0, 100, 9)) }],
    ['chunks without samples before others', { stsc: box('stsc', numbers(0, 2, 1, 0, 1, 2, 3, 1)) }],
    [
      'more samples than any film has',
      {
        stts: box('stts', numbers(0, 1, 10_000_001, 1)),
        stsz: box('stsz', numbers(0, 1, 10_000_001)),
        stsc: box('stsc', numbers(0, 1, 1, 10_000_001, 1)),
      },
    ],
  ])('are unknown with %s', (_what, other) => {
    expect(bytesUntil(track(other), 1e9)).toBeNull();
  });

  test('are unknown with more boxes than any video has, or with one that extends beyond the end', () => {
    const free = (count: number) => Array.from({ length: count }, () => box('free'));
    expect(bytesUntil(Buffer.concat([track(), ...free(mostBoxes - 1)]), 0.3)).toBe(1030);
    expect(bytesUntil(Buffer.concat([track(), ...free(mostBoxes)]), 0.3)).toBeNull();
    expect(bytesUntil(Buffer.concat([track(), numbers(20), Buffer.from('free')]), 0.3)).toBeNull();
  });

  test('need a buffer: anything else is a programming error', () => {
    expect(() => bytesUntil(null as unknown as Buffer, 1)).toThrow(TypeError);
  });
});

describe('moving the media', () => {
  const offsets = (moov: Buffer) => [0.1, 0.5, 0.9, 2.4].map((seconds) => bytesUntil(moov, seconds));

  test('moves the chunks that begin in the moved range, and no others', () => {
    const moov = Buffer.concat([box('mvhd'), track()]);
    expect(moveChunks(moov, 50, 2000, 4000)).toBe(true);
    expect(offsets(moov)).toEqual([1010, 2080, 3100, 4080]);
  });

  test('moves chunks beyond 4 GiB', () => {
    const moov = track({ stco: box('co64', numbers(0, 4, 1, 1000, 1, 2000, 1, 3000, 1, 4000)) });
    const from = 2 ** 32;
    expect(moveChunks(moov, 50, from + 2000, from + 4000)).toBe(true);
    expect(offsets(moov)).toEqual([1010, 2080, 3100, 4080].map((bytes) => from + bytes));
  });

  test('works up to the limit of 32 bits', () => {
    const moov = track({ stco: box('stco', numbers(0, 1, 0xffffffff - 50)) });
    expect(moveChunks(Buffer.from(moov), 50, 0, 2 ** 33)).toBe(true);
    expect(moveChunks(Buffer.from(moov), 51, 0, 2 ** 33)).toBe(false);
  });

  test('is not possible without a track, or with an unreadable one', () => {
    expect(moveChunks(box('mvhd'), 50, 0, 5000)).toBe(false);
    expect(moveChunks(box('trak', box('mdia')), 50, 0, 5000)).toBe(false);
    expect(() => moveChunks(null as unknown as Buffer, 50, 0, 5000)).toThrow(TypeError);
  });
});
