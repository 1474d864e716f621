import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { failure } from '../../failure.ts';
import { handBack } from './sent-body.ts';

const noRoom = failure(
  'media.no_room',
  503,
  'There is no room for this file on the server at the moment. Please try again later.',
);
const full = ['ENOSPC', 'EDQUOT'];

/** What a full disk is for people; any other error as it is. */
export const sayNoRoom = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && full.includes(String(error.code))
    ? Object.assign(noRoom(), { cause: error })
    : error;

/** Bytes on their way to the disk that may wait in memory: they are written together. */
const waitingBytes = 1024 * 1024;

type Chunk = { chunk: Buffer };
type Done = (error?: Error | null) => void;

/**
 * Writes what is received to a file, from `start` on, and hands the memory of each piece back once it is written.
 * @throws 503 when the disk is full; other errors of the disk carry the path
 */
export class FileSink extends Writable {
  readonly #path: string;
  readonly #flags: string;
  readonly #start: number;
  #file: FileHandle | undefined;
  /** The piece that was written last: what comes next may still be of the same memory. */
  #last: Buffer | undefined;
  bytesWritten = 0;

  constructor(path: string, { flags, start = 0 }: { flags: 'wx' | 'r+'; start?: number }) {
    super({ highWaterMark: waitingBytes });
    this.#path = path;
    this.#flags = flags;
    this.#start = start;
  }

  override _construct(done: Done): void {
    open(this.#path, this.#flags, 0o600).then((file) => {
      this.#file = file;
      done();
    }, done);
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: Chunk[], done: Done): void {
    this.#append(chunks.map(({ chunk }) => chunk)).then(
      () => done(),
      (error: Error) => done(sayNoRoom(Object.assign(error, { path: this.#path })) as Error),
    );
  }

  override _destroy(error: Error | null, done: Done): void {
    (this.#file?.close() ?? Promise.resolve()).then(
      () => done(error),
      (fault: Error) => done(error ?? fault),
    );
  }

  async #append(pieces: Buffer[]): Promise<void> {
    let left = pieces;
    while (left.length > 0) {
      const { bytesWritten } = await (this.#file as FileHandle).writev(left, this.#start + this.bytesWritten);
      this.bytesWritten += bytesWritten;
      left = after(left, bytesWritten);
    }
    for (const piece of pieces) {
      if (this.#last && this.#last.buffer !== piece.buffer) handBack(this.#last);
      this.#last = piece;
    }
  }
}

/** What is left of pieces when their first bytes have been written. */
function after(pieces: Buffer[], bytes: number): Buffer[] {
  let written = bytes;
  const left: Buffer[] = [];
  for (const piece of pieces) {
    if (written < piece.length) left.push(piece.subarray(written));
    written = Math.max(0, written - piece.length);
  }
  return left;
}
