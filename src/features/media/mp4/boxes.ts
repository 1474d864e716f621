/** Pure functions that read the boxes of an MP4 file (ISO/IEC 14496-12), for previews, processing and uploads. */

type Box = { type: string; body: Buffer };

/** No genuine video has nearly as many boxes: a file with more was made to waste processor time. */
export const mostBoxes = 1000;

/** The units of time in one second of a track. @param mdhd the contents of its `mdhd` box */
export const timescale = (mdhd: Buffer): number => mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12);

/** @throws RangeError when the box is missing */
export function find(parent: Buffer, type: string): Buffer {
  const box = boxes(parent).find((one) => one.type === type);
  if (!box) throw new RangeError(`Box ${type} is missing`);
  return box.body;
}

/** The boxes inside a box. @throws RangeError for invalid ones */
export function boxes(parent: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= parent.length; ) {
    const { type, header, size } = readBoxHead(parent.subarray(at), parent.length - at);
    found.push({ type, body: parent.subarray(at + header, at + size) });
    if (found.length > mostBoxes) throw new RangeError('Too many boxes');
    at += size;
  }
  return found;
}

/**
 * Reads a box header.
 * @param left how many bytes of the file or the parent remain: the size of a box with size 0
 * @throws RangeError for an invalid box
 */
export function readBoxHead(head: Buffer, left: number): { type: string; header: number; size: number } {
  const short = head.readUInt32BE(0);
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || left;
  if (size < header || size > left) throw new RangeError('Box size out of range');
  return { type: head.toString('latin1', 4, 8), header, size };
}
