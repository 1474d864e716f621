import { expect, test } from 'vitest';
import { fileProblem, receiptProblem, type UploadKind } from './check-file.ts';

const mebibyte = 1024 * 1024;

test.each<[UploadKind, string, number, boolean]>([
  ['image', 'image/png', 5 * mebibyte - 1, true],
  ['image', 'image/png', 5 * mebibyte, false],
  ['video', 'video/mp4', 1024 * mebibyte - 1, true],
  ['video', 'video/mp4', 1024 * mebibyte, false],
  ['raw', 'application/zip', 25 * mebibyte, true],
  ['raw', 'application/zip', 25 * mebibyte + 1, false],
])('a file (%s, %s) of %d bytes is accepted: %s', (kind, type, size, isAccepted) => {
  expect(fileProblem({ name: 'file', type, size }, kind) === null).toBe(isAccepted);
});

const wrongReceipt = 'Please upload the receipt as an image (JPG, PNG or WebP) or a PDF.';

test.each<[string, string, number, string | null]>([
  ['r.exe', 'application/x-msdownload', 4000, wrongReceipt],
  ['r.exe', '', 4000, wrongReceipt],
  ['r.html', 'text/html', 4000, wrongReceipt],
  ['r.heic', 'image/heic', 4000, wrongReceipt],
  ['r.gif', 'image/gif', 4000, wrongReceipt],
  ['r.pdf', 'application/pdf', 0, 'This file is empty.'],
  ['r.pdf', 'application/pdf', 4000, null],
  ['R.JPG', 'image/jpeg', 4000, null],
  ['r.png', 'image/png', 4000, null],
  ['r.webp', '', 4000, null],
])('a receipt %s (%s) of %d bytes: %s', (name, type, size, fault) => {
  expect(receiptProblem({ name, type, size })).toBe(fault);
});
