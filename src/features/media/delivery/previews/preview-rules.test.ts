import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { box, numbers } from '../../../../../test/factories/media/mp4-boxes.ts';
import type { Context } from '../../../../platform/context.ts';
import { previewCaptions, previewPart } from './preview-part.server.ts';

/** An index of ten samples of 100 bytes, one per second, starting at a byte of the file. */
const indexOf = (mediaAt: number) =>
  box(
    'moov',
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', numbers(0, 0, 0, 1, 10)),
        box(
          'minf',
          box(
            'stbl',
            box('stts', numbers(0, 1, 10, 1)),
            box('stsz', numbers(0, 100, 10)),
            box('stsc', numbers(0, 1, 1, 10, 1)),
            box('stco', numbers(0, 1, mediaAt)),
          ),
        ),
      ),
    ),
  );
const media = box('mdat', Buffer.alloc(1000, 7));
const index = indexOf(0);
/** The index before the media. */
const quick = Buffer.concat([indexOf(index.length + 8), media]);
/** The media before the index. */
const slow = Buffer.concat([media, indexOf(8)]);

/** A file in an in-memory store, which refuses to read beyond the file, as some stores do. */
function stored(
  bytes: Buffer,
  more: { contentType?: string; durationSeconds?: number | null; size?: number } = {},
) {
  const size = more.size ?? bytes.length;
  const read = (_key: string, { start, end }: { start: number; end: number }) => {
    if (start > end || end >= size) throw new Error('This part is not in the file.');
    return Readable.from([bytes.subarray(start, end + 1)]);
  };
  const ctx = { storeOf: () => ({ read }) } as unknown as Pick<Context, 'storeOf'>;
  const asset = {
    store: 'disk',
    storageKey: 'key',
    bytes: size,
    contentType: more.contentType ?? 'video/mp4',
    durationSeconds: more.durationSeconds === undefined ? 10 : more.durationSeconds,
  } as Parameters<typeof previewPart>[1];
  return { ctx, asset };
}
const partOf = (file: ReturnType<typeof stored>, seconds: number) =>
  previewPart(file.ctx, file.asset, seconds);
const firstBytes = (bytes: number) => ({ total: bytes, ranges: [{ start: 0, end: bytes - 1 }] });

describe('the part of a video that a preview opens', () => {
  test('ends after the last sample that begins before the limit', async () => {
    expect(await partOf(stored(quick), 3)).toEqual(firstBytes(index.length + 8 + 300));
  });

  test('has a gap when the index follows the media', async () => {
    expect(await partOf(stored(slow), 3)).toEqual({
      total: slow.length,
      ranges: [
        { start: 0, end: 8 + 300 - 1 },
        expect.objectContaining({ start: media.length, end: slow.length - 1 }),
      ],
    });
  });

  test('includes an index that directly follows the last sample', async () => {
    expect(await partOf(stored(slow, { durationSeconds: null }), 60)).toEqual({
      total: slow.length,
      ranges: [
        { start: 0, end: media.length - 1 },
        expect.objectContaining({ start: media.length, end: slow.length - 1 }),
      ],
    });
  });

  test('is the whole file when the last sample begins before the limit', async () => {
    expect(await partOf(stored(quick, { durationSeconds: null }), 60)).toEqual(firstBytes(quick.length));
  });

  test.each([10, 11])('is all of a video that ends by then: %i of 10 seconds', async (seconds) => {
    expect(await partOf(stored(slow), seconds)).toEqual(firstBytes(slow.length));
  });

  test('is found after other boxes', async () => {
    const before = box('ftyp', Buffer.alloc(20));
    const file = Buffer.concat([before, indexOf(before.length + index.length + 8), media]);
    expect(await partOf(stored(file), 5)).toEqual(firstBytes(before.length + index.length + 8 + 500));
  });

  test('is found from the index even when the duration is unknown', async () => {
    expect(await partOf(stored(quick, { durationSeconds: null }), 3)).toEqual(
      firstBytes(index.length + 8 + 300),
    );
  });

  test('is proportional for other video formats', async () => {
    const webm = { contentType: 'video/webm' };
    expect(await partOf(stored(Buffer.alloc(1001), webm), 3)).toEqual(firstBytes(300));
    expect(await partOf(stored(quick, webm), 5)).toEqual(firstBytes(Math.floor(quick.length / 2)));
  });

  test('is nothing when the index and the duration are unknown', async () => {
    for (const durationSeconds of [null, 0])
      expect(
        await partOf(stored(Buffer.alloc(500), { durationSeconds, contentType: 'video/webm' }), 3),
      ).toEqual({
        total: 0,
        ranges: [{ start: 0, end: -1 }],
      });
  });

  test.each([
    ['without an index', media],
    ['with a box of an impossible size', Buffer.concat([numbers(4), Buffer.from('free'), media])],
    ['with samples beyond its end', Buffer.concat([indexOf(1_000_000), media])],
    ['with an index that is cut off', slow.subarray(0, -10)],
    ['that is too short to hold a box', Buffer.alloc(10)],
    ['with an index that is empty', Buffer.concat([box('moov'), media])],
    [
      'with more boxes than any film',
      Buffer.concat([...Array.from({ length: 1000 }, () => box('free')), quick]),
    ],
  ])('is proportional for an MP4 %s', async (_what, bytes) => {
    expect(await partOf(stored(bytes), 5)).toEqual(firstBytes(Math.floor(bytes.length / 2)));
  });

  test('is proportional when the index is larger than any lecture’s', async () => {
    const size = 200_000_000;
    const head = Buffer.concat([numbers(64 * 1024 * 1024 + 1), Buffer.from('moov'), quick.subarray(8)]);
    expect(await partOf(stored(head, { size }), 5)).toEqual(firstBytes(size / 2));
  });

  test('has a gap when the index is small, but far from the beginning', async () => {
    const mediaBytes = 70 * 1024 * 1024;
    const far = indexOf(8);
    const head = Buffer.concat([numbers(mediaBytes), Buffer.from('mdat')]);
    const { asset } = stored(head, { size: mediaBytes + far.length });
    const read = (_key: string, { start, end }: { start: number; end: number }) =>
      Readable.from([
        start < mediaBytes
          ? Buffer.concat([head, Buffer.alloc(16)]).subarray(start, end + 1)
          : far.subarray(start - mediaBytes, end - mediaBytes + 1),
      ]);
    const ctx = { storeOf: () => ({ read }) } as unknown as Pick<Context, 'storeOf'>;
    expect((await partOf({ ctx, asset }, 3)).ranges).toEqual([
      { start: 0, end: 8 + 300 - 1 },
      expect.objectContaining({ start: mediaBytes }),
    ]);
  });

  test('fails when the store does', async () => {
    const broken = { ...stored(quick), ctx: { storeOf: () => ({ read: () => Readable.from(failing()) }) } };
    await expect(partOf(broken as unknown as ReturnType<typeof stored>, 3)).rejects.toThrow('unplugged');
  });
});

async function* failing(): AsyncGenerator<Buffer> {
  yield* [];
  throw new Error('unplugged');
}

describe('the captions of a preview', () => {
  const captions = (text: string, seconds: number) => {
    const { ctx, asset } = stored(Buffer.from(text), { contentType: 'text/vtt' });
    return previewCaptions(ctx, asset, seconds);
  };
  const head = 'WEBVTT';
  const cue = (begin: string, text: string) => `${begin} --> 99:00:00.000\n${text}`;

  test('end with the last cue that begins before the limit', async () => {
    const cues = [cue('00:01.000', 'one'), cue('00:09.999', 'two'), cue('00:10.000', 'three')];
    expect(await captions([head, ...cues].join('\n\n'), 10)).toBe(
      `${[head, cues[0], cues[1]].join('\n\n')}\n`,
    );
  });

  test('support minutes and hours', async () => {
    const cues = [cue('01:00.000', 'a minute'), cue('00:01:00.500', 'more'), cue('01:00:00.000', 'an hour')];
    const all = [head, ...cues].join('\n\n');
    expect(await captions(all, 60)).toBe(`${head}\n`);
    expect(await captions(all, 3600)).toBe(`${[head, cues[0], cues[1]].join('\n\n')}\n`);
    expect(await captions(all, 3601)).toBe(`${all}\n`);
  });

  test('keep notes, styles and named cues, whatever their line endings', async () => {
    const blocks = [
      head,
      'NOTE made by hand',
      `first\n${cue('00:01.000', 'one')}`,
      `last\n${cue('00:20.000', 'two')}`,
    ];
    const expected = `${blocks.slice(0, 3).join('\n\n')}\n`;
    expect(await captions(blocks.join('\n\n').replaceAll('\n', '\r\n'), 10)).toBe(expected);
    expect(await captions(blocks.join('\n\n').replaceAll('\n', '\r'), 10)).toBe(expected);
    expect(await captions(blocks.join('\n\n\n\n'), 10)).toBe(expected);
  });
});
