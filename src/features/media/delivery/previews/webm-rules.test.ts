import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { element, film, number } from '../../../../../test/factories/media/webm.ts';
import type { Context } from '../../../../platform/context.ts';
import { previewPart } from './preview-part.server.ts';
import { findCues, sizeOfCues, webmBytesUntil } from './webm-cut.ts';

const ids = {
  ...{ segment: 0x18538067, seekHead: 0x114d9b74, seek: 0x4dbb, seekId: 0x53ab, seekPosition: 0x53ac },
  ...{ info: 0x1549a966, scale: 0x2ad7b1, cues: 0x1c53bb6b, cuePoint: 0xbb, cueTime: 0xb3 },
  ...{ cuePositions: 0xb7, cluster: 0xf1, unused: 0xec },
};
const hex = (digits: string) => Buffer.from(digits, 'hex');
const seek = (id: number, ...position: Buffer[]) =>
  element(
    ids.seek,
    number(ids.seekId, id),
    ...(position.length ? position : [number(ids.seekPosition, 500)]),
  );
const segment = (...parts: Buffer[]) => element(ids.segment, ...parts);
const listing = (...parts: Buffer[]) => segment(element(ids.seekHead, ...parts));
/** The byte that positions count from, in a file that begins with its segment. */
const segmentAt = 8;

describe('where a WebM file has its index', () => {
  test('is given by its entry in the list, whatever other entries there are', () => {
    const others = [
      element(ids.unused, number(ids.seekId, ids.cues), number(ids.seekPosition, 1)),
      seek(ids.info, number(ids.seekPosition, 2)),
    ];
    expect(findCues(listing(...others, seek(ids.cues)))).toEqual({
      cuesAt: segmentAt + 500,
      segmentAt,
      scale: 1_000_000,
    });
  });

  test('is given with the unit of its times', () => {
    const info = element(ids.info, number(ids.scale, 500_000));
    expect(findCues(segment(info, element(ids.seekHead, seek(ids.cues))))?.scale).toBe(500_000);
  });

  test('is found in a segment of unknown size, however short the size is written', () => {
    const content = Buffer.concat([
      element(ids.unused, Buffer.alloc(200)),
      element(ids.seekHead, seek(ids.cues)),
    ]);
    expect(findCues(Buffer.concat([hex('18538067ff'), content]))?.cuesAt).toBe(505);
  });

  test('may be a number of eight bytes', () => {
    const position = element(ids.seekPosition, hex('0000000000001000'));
    expect(findCues(listing(seek(ids.cues, position)))?.cuesAt).toBe(segmentAt + 0x1000);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(40)],
    ['another element', element(ids.info)],
    ['no list of positions', segment(element(ids.info))],
    ['positions of other elements only', listing(seek(ids.info))],
    [
      'a position that is too large',
      listing(seek(ids.cues, element(ids.seekPosition, hex('0001000000001000')))),
    ],
    ['an id of five bytes first', Buffer.concat([hex('080000000080'), listing(seek(ids.cues))])],
  ])('is unknown when the file begins with %s', (_what, head) => {
    expect(findCues(head)).toBeNull();
  });

  test('does not hide other errors', () => {
    expect(() => findCues(null as unknown as Buffer)).toThrow(TypeError);
    expect(() => sizeOfCues(null as unknown as Buffer)).toThrow(TypeError);
    const index = { cuesAt: 0, segmentAt, scale: 1 };
    expect(() => webmBytesUntil(null as unknown as Buffer, index, 1)).toThrow(TypeError);
  });
});

describe('the size of the index', () => {
  test('includes its header, even if the index is empty', () => {
    expect(sizeOfCues(element(ids.cues))).toBe(8);
    expect(sizeOfCues(element(ids.cues, Buffer.alloc(8)).subarray(0, 8))).toBe(16);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['another element', element(ids.unused)],
    ['a header that is cut off', hex('1c53bb6b01000000')],
    ['a size of nine bytes', hex(`1c53bb6b${'00'.repeat(12)}`)],
  ])('is unknown for %s', (_what, header) => {
    expect(sizeOfCues(header)).toBeNull();
  });
});

describe('the bytes that a WebM preview needs', () => {
  const positions = (at: number) => element(ids.cuePositions, number(ids.cluster, at));
  const point = (seconds: number, at: number) =>
    element(ids.cuePoint, number(ids.cueTime, seconds * 1000), positions(at));
  const bytesOf = (points: Buffer[], seconds: number, scale = 1_000_000) =>
    webmBytesUntil(element(ids.cues, ...points), { cuesAt: 0, segmentAt, scale }, seconds);

  test('depend on the unit of its times', () => {
    const points = [point(0, 100), point(10, 200), point(20, 300)];
    expect(bytesOf(points, 10)).toBe(segmentAt + 200);
    expect(bytesOf(points, 10, 500_000)).toBe(segmentAt + 300);
  });

  test('end no earlier than the second group of frames, however many entries the first has', () => {
    expect(bytesOf([point(0, 100), point(7, 100), point(10, 200)], 0)).toBe(segmentAt + 200);
    expect(bytesOf([point(0, 100), point(7, 100), point(10, 200)], 5)).toBe(segmentAt + 200);
  });

  test('do not depend on incomplete entries or unknown elements', () => {
    const without = [
      element(ids.cuePoint, positions(1)),
      element(ids.cuePoint, number(ids.cueTime, 5000)),
      element(ids.unused, number(ids.cueTime, 5000), positions(1)),
    ];
    expect(bytesOf([point(0, 100), ...without, point(10, 200)], 5)).toBe(segmentAt + 200);
  });

  test('are found when a time of zero is stored in no bytes at all', () => {
    const start = element(ids.cuePoint, positions(100), hex('b380'));
    expect(bytesOf([start, point(10, 200)], 5)).toBe(segmentAt + 200);
  });

  test.each([
    ['no entry', [] as Buffer[]],
    ['a single entry', [point(0, 100)]],
    ['an entry that cannot be read', [hex('bb000000')]],
  ])('are unknown for an index with %s', (_what, points) => {
    expect(bytesOf(points, 5)).toBeNull();
  });
});

describe('a WebM preview is a proportional share of the file', () => {
  /** The store fails if anything but the beginning of the file and its index is read. */
  function opened(bytes: Buffer, size = bytes.length) {
    const read = (_key: string, { start, end }: { start: number; end: number }) => {
      const isWanted = start === 0 ? end < 64 * 1024 : end - start < 2 * 1024 * 1024;
      if (start > end || end >= size || !isWanted) throw new Error('This part should not be read.');
      return Readable.from([bytes.subarray(start, end + 1)]);
    };
    const ctx = { storeOf: () => ({ read }) } as unknown as Pick<Context, 'storeOf'>;
    const asset = { store: 'disk', storageKey: 'key', bytes: size, contentType: 'video/webm' };
    return previewPart(ctx, { ...asset, durationSeconds: 50 }, 10);
  }
  const { bytes } = film();
  const cuesAt = bytes.lastIndexOf(hex('1c53bb6b'));
  const changed = (at: number, part: Buffer) =>
    Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at + part.length)]);

  test.each([
    ['is cut off', bytes.subarray(0, -10)],
    ['is cut off in its header', bytes.subarray(0, cuesAt + 10)],
    ['is missing', bytes.subarray(0, cuesAt)],
    ['is another element', changed(cuesAt, hex('1c53bb6c'))],
    ['has one entry', bytesWithOneEntry()],
    ['points beyond the end of the file', changed(placeOfSecondGroup(), hex('7fffffff'))],
  ])('when its index %s', async (_how, file) => {
    expect((await opened(file)).total).toBe(Math.floor(file.length / 5));
  });

  test('when its index is larger than any lecture’s', async () => {
    const size = 100_000_000;
    expect((await opened(changed(cuesAt + 4, hex('10200001')), size)).total).toBe(size / 5);
  });

  test('only without a readable index: a file of more than 64 kB is cut exactly', async () => {
    const later = Buffer.concat([bytes, Buffer.alloc(100_000)]);
    expect((await opened(later)).total).toBe(film().ends[0]);
  });

  function placeOfSecondGroup(): number {
    const place = hex('f110000004');
    return bytes.indexOf(place, bytes.indexOf(place, cuesAt) + 1) + place.length;
  }

  function bytesWithOneEntry(): Buffer {
    const only = element(
      ids.cuePoint,
      number(ids.cueTime, 0),
      element(ids.cuePositions, number(ids.cluster, 0)),
    );
    return Buffer.concat([bytes.subarray(0, cuesAt), element(ids.cues, only)]);
  }
});
