import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { ByteRange } from './store.ts';

const pieceBytes = 256 * 1024;
/** Buffers to reuse. Allocating one per chunk would keep the garbage collector busy. */
const spare: Buffer[] = [];
const mostSpare = 32;

/**
 * Copies a range of a file to its reader, chunk by chunk through one buffer: the next chunk is read once the previous
 * one has been sent. Ends the reader's stream when everything is sent. @throws when the reader disconnects or the file
 * cannot be read
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
  // A buffer is reused only after its last chunk has been sent; after a failure it may still be in use.
  if (spare.length < mostSpare) spare.push(buffer);
}

/**
 * Resolves when a chunk has been sent. A response whose connection is closed but not yet reported as closed accepts a
 * chunk and never confirms it; its `close` event does.
 */
function written(reader: Writable, piece: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const left = () => reject(new Error('The reader has disconnected.'));
  reader.once('close', left);
  reader.write(piece, (error) => {
    reader.off('close', left);
    if (error) reject(error);
    else resolve();
  });
  return promise;
}
