import { counted, oneDecimal } from './time/formats.ts';

/** The size of a file: `512 bytes`, `12 kB`, `3.4 MB`. As in the published limits, 1 kB is 1,024 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${oneDecimal(bytes / 1024 ** 2)} MB`;
}
