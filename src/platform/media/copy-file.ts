import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { ByteRange } from './store.ts';

const pieceBytes = 256 * 1024;
/** Buffers that wait for their next copy. A fresh one for each piece would keep the garbage collector busy. */
const spare: Buffer[] = [];
const mostSpare = 32;

/**
 * Copies a part of a file to its reader, piece by piece through one buffer: the next piece is read when the one before
 * has left. Ends the reader's stream when all is sent. @throws when the reader leaves or the file cannot be read
 */
export async function copyFile(file: FileHandle, { start, end }: ByteRange, reader: Writable): Promise<void> {
  const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(pieceBytes);
  for (let position = start; position <= end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(pieceBytes, end + 1 - position), position);
    if (bytesRead === 0) throw new Error('The file is shorter than it was.');
    await written(reader, buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
  reader.end();
  // Only a buffer whose last piece has left may serve again; after a failure somebody may still hold it.
  if (spare.length < mostSpare) spare.push(buffer);
}

/**
 * Resolves when a piece has left. An answer whose connection is gone but not yet reported as closed takes a piece and
 * never speaks of it again: its closing is what tells.
 */
function written(reader: Writable, piece: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const left = () => reject(new Error('The reader has left.'));
  reader.once('close', left);
  reader.write(piece, (error) => {
    reader.off('close', left);
    if (error) reject(error);
    else resolve();
  });
  return promise;
}
