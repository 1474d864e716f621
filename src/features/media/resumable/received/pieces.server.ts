import { Readable } from 'node:stream';

/** A stream, piece by piece. */
export type Pieces = {
  hasMore: () => Promise<boolean>;
  /** The next piece, of at most this many bytes. It must be read to its end before the next call. */
  next: (bytes: number) => Readable;
  /** Releases the stream. */
  close: () => Promise<void>;
  /** Why the stream ended early, if it did. Everything that it sent before is in the pieces. */
  error?: unknown;
};

/** Splits a stream into pieces. If the stream fails, there are no more pieces, and `error` says why. */
export function piecesOf(source: Readable): Pieces {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let waiting: Buffer | undefined;
  let isEnded = false;

  async function hasMore(): Promise<boolean> {
    while (!waiting?.length && !isEnded) {
      try {
        const { value, done } = await chunks.next();
        waiting = value;
        isEnded = done === true;
      } catch (error) {
        isEnded = true;
        pieces.error = error;
      }
    }
    return !isEnded || Boolean(waiting?.length);
  }

  async function* upTo(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0 && (await hasMore()); ) {
      const chunk = waiting?.subarray(0, left) as Buffer;
      waiting = waiting?.subarray(chunk.length);
      left -= chunk.length;
      yield chunk;
    }
  }

  const pieces: Pieces = {
    hasMore,
    next: (bytes) => Readable.from(upTo(bytes), { objectMode: false }),
    close: async () => {
      await chunks.return?.();
    },
  };
  return pieces;
}
