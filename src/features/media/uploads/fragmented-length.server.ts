import { type FileHandle, open } from 'node:fs/promises';
import { readBoxHead } from '../mp4/boxes.ts';
import { addFragment, fragmentedTracks, longestTrack, type Track } from './fragmented-length.ts';

/** No lecture has a larger index or fragment header. */
const largestIndex = 64 * 1024 * 1024;
/** Hours of video with a fragment per frame; a file with more was made to waste processor time. */
const mostTopBoxes = 1_000_000;

/**
 * The length in seconds of a fragmented MP4, from the headers of all its fragments.
 * @returns 0 for a file that is not fragmented or cannot be read
 */
export async function fragmentedSeconds(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const tracks = await readTracks(file, (await file.stat()).size);
    return tracks ? longestTrack(tracks) : 0;
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  } finally {
    await file.close();
  }
}

async function readTracks(file: FileHandle, size: number): Promise<Map<number, Track> | null> {
  let tracks: Map<number, Track> | null = null;
  for (let start = 0, seen = 0; start + 16 <= size && seen < mostTopBoxes; seen++) {
    const box = readBoxHead(await readPart(file, start, 16), size - start);
    const isRead = box.type === 'moov' || box.type === 'moof';
    if (isRead && box.size > largestIndex) return null;
    const body = isRead ? await readPart(file, start + box.header, box.size - box.header) : null;
    if (body && box.type === 'moov') tracks = fragmentedTracks(body);
    if (body && box.type === 'moof' && tracks) addFragment(tracks, body);
    if (box.type === 'moov' && !tracks) return null;
    start += box.size;
  }
  return tracks;
}

async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
