import { expect, test } from 'vitest';
import { faultOf, type UploadKind } from './fault-of.ts';

const mebibyte = 1024 * 1024;

test.each<[UploadKind, string, number, boolean]>([
  ['image', 'image/png', 5 * mebibyte - 1, true],
  ['image', 'image/png', 5 * mebibyte, false],
  ['video', 'video/mp4', 1024 * mebibyte - 1, true],
  ['video', 'video/mp4', 1024 * mebibyte, false],
  ['raw', 'application/zip', 25 * mebibyte, true],
  ['raw', 'application/zip', 25 * mebibyte + 1, false],
])('a file (%s, %s) of %d bytes is accepted: %s', (kind, type, size, isAccepted) => {
  expect(faultOf({ name: 'file', type, size }, kind) === null).toBe(isAccepted);
});
