import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { mostBoxes, readBoxHead } from '../mp4/boxes.ts';
import { moveChunks } from '../mp4/move-chunks.ts';

type Place = { type: string; start: number; end: number; header: number };

/** No lecture has a larger index. */
const largestIndex = 64 * 1024 * 1024;
const copiedAtOnce = 1024 * 1024;

/** Whether an MP4 is left as it is, because its index comes first, is too large or cannot be read. */
export async function isLeftAsIs(path: string): Promise<boolean> {
  return (await indexAtEnd(path)) === null;
}

/**
 * Rewrites an MP4 with its index before its media, so that it plays from its first bytes. Nothing else changes, and
 * memory holds only the index.
 * @returns false, and writes nothing, when there is nothing to do or the index cannot be moved
 */
export async function writeFastStart(from: string, to: string): Promise<boolean> {
  const places = await indexAtEnd(from);
  if (!places) return false;
  const { index, first, size } = places;
  const moov = await readPart(from, index);
  if (!moveChunks(moov.subarray(index.header), moov.length, first, index.start)) return false;
  await append(from, to, { start: 0, end: first - 1 }, 'w');
  await pipeline([moov], createWriteStream(to, { flags: 'a' }));
  await append(from, to, { start: first, end: index.start - 1 }, 'a');
  await append(from, to, { start: index.end + 1, end: size - 1 }, 'a');
  return true;
}

/**
 * The positions of an MP4's index and of the first media before it. Null if the index does not follow the media or is
 * too large, or if the file's boxes cannot be read.
 */
async function indexAtEnd(path: string): Promise<{ index: Place; first: number; size: number } | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const boxes = await topBoxes(file, size);
    const index = boxes.find(({ type }) => type === 'moov');
    const media = boxes.find(({ type }) => type === 'mdat');
    const isAtEnd = index && media && media.start < index.start && index.end - index.start < largestIndex;
    return isAtEnd ? { index, first: media.start, size } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
}

async function topBoxes(file: FileHandle, size: number): Promise<Place[]> {
  const boxes: Place[] = [];
  for (let start = 0; start + 16 <= size && boxes.length < mostBoxes; ) {
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, start);
    const box = readBoxHead(buffer, size - start);
    boxes.push({ type: box.type, start, end: start + box.size - 1, header: box.header });
    start += box.size;
  }
  return boxes;
}

async function readPart(path: string, { start, end }: Place): Promise<Buffer> {
  return Buffer.concat(await createReadStream(path, { start, end }).toArray());
}

/** Copies a part of a file through one buffer, so that memory does not depend on when garbage is collected. */
async function append(from: string, to: string, part: { start: number; end: number }, flags: 'w' | 'a') {
  await using source = await open(from, 'r');
  await using target = await open(to, flags);
  await copyBytes(source, target, part);
}

async function copyBytes(
  source: FileHandle,
  target: FileHandle,
  { start, end }: { start: number; end: number },
) {
  const buffer = Buffer.alloc(copiedAtOnce);
  for (let at = start; at <= end; ) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(buffer.length, end + 1 - at), at);
    if (bytesRead === 0) throw new Error('The video ended while it was being copied.');
    await target.writeFile(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
}
