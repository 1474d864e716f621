import type { Readable } from 'node:stream';

/** Where backups are written: a folder, or a prefix in a bucket. */
export type Destination = {
  /** The full path or URL of a backup. */
  place: (name: string) => string;
  /** Checks that the destination can be used. @returns a sentence about it @throws StartupError when it cannot */
  check: () => Promise<string>;
  /** Checks that a backup can be written. @throws StartupError when it cannot, or already exists */
  prepare: (name: string) => Promise<void>;
  /** Stores a backup completely, or not at all. @throws StartupError with the reason */
  write: (name: string, bytes: Readable) => Promise<void>;
  read: (name: string) => Readable;
  /** The names of everything in it. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};
