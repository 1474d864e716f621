import { constants, crc32, deflateRawSync } from 'node:zlib';

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block, RFC 1951 §3.2.4. */
const end = Buffer.from([1, 0, 0, 0xff, 0xff]);
const windowSize = 32_768;

/**
 * Compresses a page that is cut where a nonce goes into a gzip file that is cut at the same places: each piece ends on a
 * whole byte and announces the nonce as bytes that are stored as they are. With a nonce between the pieces and
 * `zippedEnd` behind them they are one gzip file (RFC 1952).
 * @param nonceLength bytes of every nonce
 */
export function zipPieces(pieces: readonly Buffer[], nonceLength: number): Buffer[] {
  const announcement = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff]);
  // No page has this byte, so no piece is described in terms of a nonce that is not known yet.
  const unknown = Buffer.alloc(nonceLength, 0);
  let before: Buffer = Buffer.alloc(0);
  return pieces.map((piece, position) => {
    const folded = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, piece, unknown]).subarray(-windowSize);
    const first = position === 0 ? header : Buffer.alloc(0);
    return Buffer.concat([first, folded, position === pieces.length - 1 ? end : announcement]);
  });
}

/** What ends the gzip file: checksum and length of the page as it was before it was compressed. */
export function zippedEnd(pieces: readonly Buffer[], nonce: string): Buffer {
  const trailer = Buffer.alloc(8);
  let sum = 0;
  let length = 0;
  for (const [position, piece] of pieces.entries()) {
    if (position > 0) sum = crc32(nonce, sum);
    sum = crc32(piece, sum);
    length += piece.length + (position > 0 ? nonce.length : 0);
  }
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(length, 4);
  return trailer;
}
