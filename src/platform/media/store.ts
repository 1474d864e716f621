import type { Readable, Writable } from 'node:stream';
import type { StoreName } from './media-settings.ts';

/** A part of a stored file: bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of media live. Keys are made by us and hold letters, digits, `-`, `/` and `.` only. */
export type MediaStore = {
  name: StoreName;
  /**
   * Takes a finished file from disk; afterwards it belongs to the store. The object is there whole, or not at all.
   * @throws a 503 failure when the store cannot be reached or does not want it
   */
  put: (key: string, file: string, contentType: string) => Promise<void>;
  /** The stream fails when there is no such object, or the store cannot be reached. */
  read: (key: string, range?: ByteRange) => Readable;
  /** Sends a part to a reader and ends its stream. @throws when the reader leaves or the object cannot be read */
  send: (key: string, range: ByteRange, reader: Writable) => Promise<void>;
  /** Removes the object; one that is not there is no error. @throws a 503 failure when the store cannot be reached */
  remove: (key: string) => Promise<void>;
  /** How the store hands out objects itself, where it does; the others are read through the product alone. */
  handsOut?: {
    /** Where its addresses lead. */
    origins: string[];
    /** An address that opens one object for so many seconds, with ranges. */
    address: (key: string, seconds: number) => Promise<string>;
  };
};
