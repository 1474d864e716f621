/** The requested range of a file: bytes `start` to `end`, both inclusive. */
export type ByteRange = 'whole' | 'unsatisfiable' | { start: number; end: number };

/**
 * Reads a `Range` header for a file of `size` bytes. A malformed header, another unit or multiple ranges get the whole
 * file, as RFC 9110 allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}

function lastBytes(count: number, size: number): ByteRange {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - count), end: size - 1 };
}
