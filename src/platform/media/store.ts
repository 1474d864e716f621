import type { Readable, Writable } from 'node:stream';
import type { StoreName } from './media-settings.ts';

/** A range of a stored file: bytes `start` to `end`, both inclusive. */
export type ByteRange = { start: number; end: number };

/** Where media files are stored. We generate the keys; they contain only letters, digits, `-`, `/` and `.`. */
export type MediaStore = {
  name: StoreName;
  /**
   * Moves a finished file from disk into the store, which then owns it. The object is stored completely, or not at all.
   * @throws a 503 failure when the store cannot be reached or refuses the file
   */
  put: (key: string, file: string, contentType: string) => Promise<void>;
  /** The stream fails when there is no such object, or the store cannot be reached. */
  read: (key: string, range?: ByteRange) => Readable;
  /** Sends a range to a reader and ends its stream. @throws when the reader disconnects or the object cannot be read */
  send: (key: string, range: ByteRange, reader: Writable) => Promise<void>;
  /** Removes the object; does nothing if it does not exist. @throws a 503 failure when the store cannot be reached */
  remove: (key: string) => Promise<void>;
  /** URLs at which the store itself serves objects, if it does. Other stores are read only through the product. */
  directUrls?: {
    /** The origins of these URLs. */
    origins: string[];
    /** A URL that opens one object for this many seconds and supports ranges. */
    urlOf: (key: string, seconds: number) => Promise<string>;
  };
};
