import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, numbers } from '../../../../../test/factories/media/mp4-boxes.ts';
import { cpuTime } from '../../../../../test/harness/cpu-time.ts';
import { mostBoxes, readBoxHead } from '../../mp4/boxes.ts';
import { bytesUntil } from './mp4-cut.ts';

/** A track with one sample per second, any table of which can be falsified. */
function track(
  tables: Partial<Record<'mdhd' | 'stts' | 'stsz' | 'stsc' | 'stco', Buffer>> & { more?: Buffer } = {},
) {
  const stbl = box(
    'stbl',
    box('stts', tables.stts ?? numbers(0, 1, 10, 1)),
    box('stsz', tables.stsz ?? numbers(0, 100, 10)),
    box('stsc', tables.stsc ?? numbers(0, 1, 1, 1, 1)),
    box(
      'stco',
      tables.stco ?? numbers(0, 10, ...Array.from({ length: 10 }, (_, chunk) => 1000 + chunk * 100)),
    ),
  );
  const mdhd = box('mdhd', tables.mdhd ?? numbers(0, 0, 0, 1, 10));
  return box('trak', box('mdia', mdhd, box('minf', stbl)), tables.more ?? Buffer.alloc(0));
}

test('the samples that begin before a moment are found', () => {
  expect(bytesUntil(track(), 3)).toBe(1300);
  expect(bytesUntil(track(), 100)).toBe(2000);
  expect(bytesUntil(Buffer.concat([track(), track({ stsz: numbers(0, 150, 10) })]), 3)).toBe(1350);
});

test('the index of a fragmented file is not used: it has at most the first fragment', () => {
  expect(bytesUntil(Buffer.concat([track(), box('mvex')]), 3)).toBeNull();
});

const endless = 0xffffffff;

test.each([
  ['more samples than sizes', track({ stts: numbers(0, 1, endless, 1) })],
  [
    'billions of samples without a duration',
    track({ stts: numbers(0, 1, endless, 0), stsz: numbers(0, 1, endless) }),
  ],
  ['more entries than bytes', track({ stts: numbers(0, endless, 0, 0) })],
  ['chunks without samples', track({ stsc: numbers(0, 1, 1, 0, 1) })],
  ['a chunk that does not exist', track({ stsc: numbers(0, 1, endless, 1, 1) })],
  ['fewer offsets than chunks', track({ stco: numbers(0, 10, 1000) })],
  ['no tables', box('trak', box('mdia'))],
  ['a box that is larger than its parent', numbers(64, 0, 0, 0)],
  ['a box that is smaller than its header', numbers(4, 0)],
  ['too many boxes', Buffer.concat(Array.from({ length: mostBoxes + 1 }, () => box('free')))],
  [
    'empty tables, as in a fragmented file',
    track({ stts: numbers(0, 0), stsz: numbers(0, 0, 0), stsc: numbers(0, 0), stco: numbers(0, 0) }),
  ],
])('an index with %s is rejected quickly', (_what, moov) => {
  expect(cpuTime(() => expect(bytesUntil(moov, 1e9)).toBeNull())).toBeLessThan(1000);
});

test('the maximum number of samples is processed quickly', () => {
  const many = 10_000_000;
  const moov = track({
    stts: numbers(0, 1, many, 1),
    stsz: numbers(0, 1, many),
    stsc: numbers(0, 1, 1, many, 1),
    stco: numbers(0, 1, 1000),
  });
  expect(bytesUntil(moov, 1e9)).toBe(1000 + many);
});

test('an index gives a number of bytes or null, whatever it contains', () => {
  const whole = track();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (changes, seconds) => {
        const moov = Buffer.from(whole);
        for (const [at, value] of changes) moov[at] = value;
        const found = bytesUntil(moov, seconds);
        expect(found === null || found >= 0).toBe(true);
      },
    ),
  );
});

test('a header that cannot begin a box is refused', () => {
  expect(readBoxHead(Buffer.concat([numbers(0), Buffer.from('mdat')]), 500)).toEqual({
    type: 'mdat',
    header: 8,
    size: 500,
  });
  expect(() => readBoxHead(numbers(1, 0, 0, 8), 500)).toThrow(RangeError);
  expect(() => readBoxHead(numbers(501, 0), 500)).toThrow(RangeError);
});
