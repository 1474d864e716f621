import type { Readable, Writable } from 'node:stream';

/** A part of a stored file: bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of media live. Keys are made by us and hold letters, digits, `-`, `/` and `.` only. */
export type MediaStore = {
  name: 'local';
  /** Takes a finished file from disk. The file is moved or copied; afterwards it belongs to the store. */
  put: (key: string, file: string, contentType: string) => Promise<void>;
  /** @throws when there is no such object */
  size: (key: string) => Promise<number>;
  read: (key: string, range?: ByteRange) => Readable;
  /** Sends a part to a reader and ends its stream. @throws when the reader leaves or the object cannot be read */
  send: (key: string, range: ByteRange, reader: Writable) => Promise<void>;
  /** Removes the object; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
};
