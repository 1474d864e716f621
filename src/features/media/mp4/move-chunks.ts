import { boxes, find } from './boxes.ts';

const mostOffset = 0xff_ff_ff_ff;

/**
 * Shifts the chunk offsets of an index, in place, as if `by` bytes had been inserted before the media.
 * @param moov the body of the `moov` box
 * @param from the first byte of the file that moves
 * @param to the byte after the last one that moves
 * @returns false if an offset cannot be shifted or there is no track; the index may then be partly changed
 */
export function moveChunks(moov: Buffer, by: number, from: number, to: number): boolean {
  const moves = (offset: number) => offset >= from && offset < to;
  try {
    for (const { body } of boxes(moov).filter(({ type }) => type === 'trak')) {
      for (const table of boxes(find(find(find(body, 'mdia'), 'minf'), 'stbl'))) {
        if (table.type === 'stco') moveSmall(table.body, by, moves);
        if (table.type === 'co64') moveLarge(table.body, by, moves);
      }
    }
    return boxes(moov).some(({ type }) => type === 'trak');
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function moveSmall(table: Buffer, by: number, moves: (offset: number) => boolean): void {
  for (let entry = 0; entry < table.readUInt32BE(4); entry++) {
    const offset = table.readUInt32BE(8 + entry * 4);
    if (offset + by > mostOffset) throw new RangeError('Chunk offset exceeds 32 bits');
    if (moves(offset)) table.writeUInt32BE(offset + by, 8 + entry * 4);
  }
}

function moveLarge(table: Buffer, by: number, moves: (offset: number) => boolean): void {
  for (let entry = 0; entry < table.readUInt32BE(4); entry++) {
    const offset = Number(table.readBigUInt64BE(8 + entry * 8));
    if (moves(offset)) table.writeBigUInt64BE(BigInt(offset + by), 8 + entry * 8);
  }
}
