import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { IFormat } from 'music-metadata';
import { brokenVideo, endlessVideo, wrongVideo } from '../failures.server.ts';
import { probeVideo } from '../processing/probe-video.server.ts';
import type { VideoFormats } from '../processing/video-formats.ts';
import { longestVideo } from '../rules.ts';
import { fragmentedSeconds } from './fragmented-length.server.ts';
import { theoraSeconds } from './theora-length.ts';

export type Inspected = {
  contentType: string;
  extension: string;
  durationSeconds: number | null;
  /** The formats found in a video. */
  found?: VideoFormats;
};

const mp4 = { contentType: 'video/mp4', extension: 'mp4' };
const webm = { contentType: 'video/webm', extension: 'webm' };
const ogg = { contentType: 'video/ogg', extension: 'ogv' };

/** Keyed by the detected MIME type, which for Ogg depends on the first stream, and for MP4 on the brand. */
const containers: Record<string, typeof mp4> = {
  'video/mp4': mp4,
  'video/x-m4v': mp4,
  'video/webm': webm,
  'video/ogg': ogg,
  'audio/ogg': ogg,
  'application/ogg': ogg,
};

/**
 * Validates a video by its content and reads its length from the file, without reading all of it.
 * @param declaredSeconds used only when the container does not state its length
 * @throws a failure for another kind of file, a truncated one, or one without a video stream
 */
export async function inspectVideo(path: string, declaredSeconds?: number): Promise<Inspected> {
  const container = containers[await typeOf(path)];
  if (!container) throw wrongVideo();
  const { contentType, extension } = container;
  if (!(await isWhole(path, extension))) throw brokenVideo();
  const format = await readFormat(path);
  if (!format.hasVideo) throw wrongVideo();
  const seconds = await secondsOf(path, extension, lengthIn(format));
  const durationSeconds = lengthOf(seconds, declaredSeconds);
  return { contentType, extension, durationSeconds, found: await probeVideo(path, contentType) };
}

/** The detected MIME type, without the parameter that names the codec of an Ogg file beginning with Opus. */
async function typeOf(path: string): Promise<string> {
  const found = await fileTypeFromFile(path);
  return found?.mime.split(';')[0] ?? '';
}

async function readFormat(path: string): Promise<IFormat> {
  // Loading it takes 0.05 s of CPU time, which would delay every start.
  const { parseFile } = await import('music-metadata');
  try {
    return (await parseFile(path, { skipCovers: true })).format;
  } catch {
    throw brokenVideo();
  }
}

function lengthIn(format: IFormat): number {
  const tracks = format.trackInfo.map((track) => ('duration' in track ? Number(track.duration) : 0));
  return Math.max(format.duration ?? 0, ...tracks.filter(Number.isFinite));
}

/**
 * The length in seconds. The library cannot read the length of Ogg video without sound, and sees only the first part
 * of a fragmented MP4.
 */
async function secondsOf(path: string, extension: string, stated: number): Promise<number> {
  if (extension === 'mp4') return Math.max(stated, await fragmentedSeconds(path));
  return stated || (extension === 'ogv' ? silentLength(path) : 0);
}

/** An Ogg page is at most 64 KiB; the last page with video is among the last few. */
const oggEndBytes = 256 * 1024;

/** Length in seconds of an Ogg video without sound. */
async function silentLength(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, oggEndBytes);
    const [head, tail] = [Buffer.alloc(length), Buffer.alloc(length)];
    await file.read(head, 0, length, 0);
    await file.read(tail, 0, length, size - length);
    return theoraSeconds(head, tail);
  } finally {
    await file.close();
  }
}

function lengthOf(found: number, declaredSeconds: number | undefined): number {
  const seconds = found > 0 ? found : (declaredSeconds ?? 0);
  if (!(seconds > 0) || seconds > longestVideo) throw endlessVideo();
  return Math.round(seconds * 1000) / 1000;
}

/** Whether a video is complete at its end. MP4 is validated by its parser, which requires every box to be complete. */
async function isWhole(path: string, extension: string): Promise<boolean> {
  if (extension === 'mp4') return true;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, 64 * 1024);
    const part = Buffer.alloc(length);
    await file.read(part, 0, length, extension === 'webm' ? 0 : size - length);
    return extension === 'webm' ? webmEnd(part) <= size : endsWithOggPage(part);
  } finally {
    await file.close();
  }
}

/** Where a WebM file declares its segment's end, or 0 if it does not. */
function webmEnd(head: Buffer): number {
  const segment = head.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
  const first = head[segment + 4];
  if (segment < 0 || first === undefined || first === 0) return 0;
  const width = Math.clz32(first) - 23;
  let value = BigInt(first & (0xff >> width));
  for (const byte of head.subarray(segment + 5, segment + 4 + width)) value = (value << 8n) | BigInt(byte);
  const unknown = (1n << BigInt(7 * width)) - 1n;
  return value === unknown ? 0 : segment + 4 + width + Number(value);
}

/** Whether the last page of an Ogg file is complete. */
function endsWithOggPage(tail: Buffer): boolean {
  const page = tail.lastIndexOf('OggS');
  const segments = tail[page + 26];
  if (page < 0 || segments === undefined) return false;
  const table = tail.subarray(page + 27, page + 27 + segments);
  const bodyLength = table.reduce((sum, length) => sum + length, 0);
  return table.length === segments && page + 27 + segments + bodyLength <= tail.length;
}
