/** 32-bit numbers, as an MP4 file stores them. */
export const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** A box of an MP4 file: its size, its four-letter type and its body. */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([numbers(8 + body.length), Buffer.from(type, 'latin1'), body]);
}
