import { createWriteStream, type WriteStream } from 'node:fs';
import { failure } from '../../failures/failure.ts';

const noRoom = failure(
  'media.no_room',
  503,
  'There is no room for this file on the server at the moment. Please try again later.',
);
const full = ['ENOSPC', 'EDQUOT'];

/** Turns a full disk into a failure for people; returns other errors unchanged. */
export const explainFullDisk = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && full.includes(String(error.code))
    ? Object.assign(noRoom(), { cause: error })
    : error;

/** Bytes that may wait in memory before they are written to disk together. */
const highWaterMark = 1024 * 1024;

/** Writes received data from byte `start` on, to a file that only the product may read. */
export const fileSink = (path: string, options: { flags: 'wx' | 'r+'; start?: number }): WriteStream =>
  createWriteStream(path, { ...options, mode: 0o600, highWaterMark });
