import { captionsUntil } from '../../../../contract/text/webvtt.ts';
import type { Context } from '../../../../platform/context.ts';
import type { ByteRange } from '../../../../platform/media/store.ts';
import type { AssetRow } from '../../assets/assets.server.ts';
import { mostBoxes, readBoxHead } from '../../mp4/boxes.ts';
import type { OpenPart } from '../send-file.server.ts';
import { bytesUntil } from './mp4-cut.ts';
import { findCues, sizeOfCues, webmBytesUntil } from './webm-cut.ts';

/** The stores from which files are read. */
type Stores = Pick<Context, 'storeOf'>;
/** The columns of a file on which its preview depends. */
type Cuttable = Pick<AssetRow, 'store' | 'storageKey' | 'bytes' | 'contentType' | 'durationSeconds'>;

/** More than the index of any lecture. A file with a larger one is cut in proportion to its length. */
const largestIndex = 64 * 1024 * 1024;

/** A day of video with an entry per second; reading more could take a long time. */
const largestCues = 2 * 1024 * 1024;
/** The beginning of a WebM file, which contains the position of its index. */
const webmHead = 64 * 1024;

/**
 * The part of a video that plays until a moment. An MP4 is cut after the last sample that begins before it, and keeps
 * its index if that is at the end; a WebM is cut before the first group of frames that begins then or later. For other
 * formats, or if the index cannot be read, the preview gets the proportion limit/length of the bytes.
 */
export async function previewPart(ctx: Stores, asset: Cuttable, limitSeconds: number): Promise<OpenPart> {
  const duration = asset.durationSeconds ?? 0;
  if (duration > 0 && limitSeconds >= duration) return upTo(asset.bytes);
  const cut = cuts[asset.contentType];
  const exact = cut ? await cut(ctx, asset, limitSeconds) : null;
  if (exact) return exact;
  return upTo(duration > 0 ? Math.floor((limitSeconds / duration) * asset.bytes) : 0);
}

const upTo = (bytes: number): OpenPart => ({ total: bytes, ranges: [{ start: 0, end: bytes - 1 }] });

async function cutMp4(ctx: Stores, asset: Cuttable, limitSeconds: number): Promise<OpenPart | null> {
  const index = await findIndex(ctx, asset);
  if (!index || index.end < index.body || index.end - index.start >= largestIndex) return null;
  const bytes = bytesUntil(await readPart(ctx, asset, { start: index.body, end: index.end }), limitSeconds);
  if (bytes === null || bytes > asset.bytes) return null;
  if (index.start < bytes) return upTo(bytes);
  return { total: asset.bytes, ranges: [{ start: 0, end: bytes - 1 }, index] };
}

async function cutWebm(ctx: Stores, asset: Cuttable, limitSeconds: number): Promise<OpenPart | null> {
  const index = findCues(await readPart(ctx, asset, { start: 0, end: Math.min(asset.bytes, webmHead) - 1 }));
  if (!index || index.cuesAt + 16 > asset.bytes) return null;
  const header = await readPart(ctx, asset, { start: index.cuesAt, end: index.cuesAt + 15 });
  const size = sizeOfCues(header);
  if (size === null || size > largestCues || index.cuesAt + size > asset.bytes) return null;
  const cues = await readPart(ctx, asset, { start: index.cuesAt, end: index.cuesAt + size - 1 });
  const bytes = webmBytesUntil(cues, index, limitSeconds);
  return bytes === null || bytes > asset.bytes ? null : upTo(bytes);
}

const cuts: Record<string, typeof cutMp4> = { 'video/mp4': cutMp4, 'video/webm': cutWebm };

/** Walks over the file's boxes by their headers, up to the index. */
async function findIndex(ctx: Stores, asset: Cuttable): Promise<(ByteRange & { body: number }) | null> {
  try {
    for (let start = 0, seen = 0; start + 16 <= asset.bytes && seen < mostBoxes; seen++) {
      const head = await readPart(ctx, asset, { start, end: start + 15 });
      const { type, header, size } = readBoxHead(head, asset.bytes - start);
      if (type === 'moov') return { start, body: start + header, end: start + size - 1 };
      start += size;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

async function readPart(ctx: Stores, asset: Cuttable, part: ByteRange): Promise<Buffer> {
  return Buffer.concat(await ctx.storeOf(asset.store).read(asset.storageKey, part).toArray());
}

/** WebVTT captions without the cues that begin at or after a moment. */
export async function previewCaptions(ctx: Stores, asset: Cuttable, limitSeconds: number): Promise<string> {
  const whole = await readPart(ctx, asset, { start: 0, end: asset.bytes - 1 });
  return captionsUntil(whole.toString('utf8'), limitSeconds);
}
