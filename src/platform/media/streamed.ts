import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, MediaStore } from './store.ts';

/** Reads an external store as a stream of the bytes it responds with. */
export function streamed(
  bytesOf: (key: string, range?: ByteRange) => AsyncIterable<Uint8Array>,
): Pick<MediaStore, 'read' | 'send'> {
  const read = (key: string, range?: ByteRange) => Readable.from(bytesOf(key, range), { objectMode: false });
  return { read, send: (key, range, reader) => pipeline(read(key, range), reader) };
}
