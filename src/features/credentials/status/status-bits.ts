/** A Bitstring status list: one bit for each credential, most significant bit first. Pure, no I/O. */

/** The specification’s minimum, which hides each credential among many. */
export const listLength = 131_072;

/** When this many indexes are taken, a new list starts, so that drawing an unused one stays quick. */
export const fullAt = 100_000;

/** A list with no bit set. */
export const emptyBits = (): Uint8Array => new Uint8Array(listLength / 8);

/** Whether the bit at an index is set. */
export const isSet = (bits: Uint8Array, index: number): boolean =>
  ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;

/** A copy with one more bit set. */
export function withBit(bits: Uint8Array, index: number): Buffer {
  const changed = Buffer.from(bits);
  changed[index >> 3] = (changed[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return changed;
}

/** An index that is not taken. @param randomIndex returns an integer from 0 up to, but not including, its argument */
export function drawIndex(taken: Uint8Array, randomIndex: (below: number) => number): number {
  for (;;) {
    const index = randomIndex(listLength);
    if (!isSet(taken, index)) return index;
  }
}
