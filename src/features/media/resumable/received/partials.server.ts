import type { Readable } from 'node:stream';
import type { UploadRow } from '../uploads.server.ts';

/** A place that holds the received data of uploads until they are finished. */
export type Partials = {
  create: (upload: UploadRow) => Promise<void>;
  /**
   * Appends to an upload. What was received before the client disconnected stays, so that the upload continues from there.
   * @returns the new offset in bytes
   */
  append: (source: Readable, upload: UploadRow, offset: number) => Promise<number>;
  /** Bytes received so far, whatever happened to the process that received them. @throws 404 when they are gone */
  received: (upload: UploadRow) => Promise<number>;
  /** A complete upload as a file: the data itself, which is to be moved, or a copy. */
  asFile: (upload: UploadRow) => Promise<{ path: string; isCopy: boolean }>;
  remove: (id: string) => Promise<void>;
  /** The uploads that have data here. */
  ids: () => Promise<string[]>;
};
