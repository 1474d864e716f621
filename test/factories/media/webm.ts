/** Builds WebM files (RFC 8794 and RFC 9559). */

/** An element with a size of four bytes. */
export function element(id: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([Buffer.from(id.toString(16), 'hex'), size, body]);
}
export const number = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};

const bodies = [50_000, 1_000, 1_000, 1_000, 1_000];
/**
 * Five groups of frames, ten seconds apart; the first has nearly all the bytes.
 * @returns the file, and the offsets in bytes at which the groups end, without the last
 */
export function film(): { bytes: Buffer; ends: number[] } {
  const clusters = bodies.map((length) => element(0x1f43b675, Buffer.alloc(length)));
  const info = element(0x1549a966, number(0x2ad7b1, 1_000_000));
  const headOf = (cuesAt: number) =>
    element(0x114d9b74, element(0x4dbb, number(0x53ab, 0x1c53bb6b), number(0x53ac, cuesAt)));
  const first = headOf(0).length + info.length;
  const places = clusters.map(
    (_, index) => first + clusters.slice(0, index).reduce((sum, one) => sum + one.length, 0),
  );
  const points = places.map((at, index) =>
    element(0xbb, number(0xb3, index * 10_000), element(0xb7, number(0xf7, 1), number(0xf1, at))),
  );
  const cuesAt = first + clusters.reduce((sum, one) => sum + one.length, 0);
  const start = Buffer.concat([
    element(0x1a45dfa3, Buffer.from('webm')),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
  ]);
  const bytes = Buffer.concat([start, headOf(cuesAt), info, ...clusters, element(0x1c53bb6b, ...points)]);
  return { bytes, ends: places.slice(1).map((at) => start.length + at) };
}
