/** Pure functions that find a moment in an MP4 file, from the bytes of its `moov` box (ISO/IEC 14496-12). */

export type Box = { type: string; body: Buffer };

/**
 * How many bytes from the beginning of the file are needed to play up to a moment.
 * @param moov the body of the `moov` box
 * @returns null for a fragmented file, for an index that cannot be read, or if no sample begins before the moment
 */
export function bytesUntil(moov: Buffer, seconds: number): number | null {
  try {
    // The index of a fragmented file has at most its first fragment.
    if (boxes(moov).some(({ type }) => type === 'mvex')) return null;
    const ends = boxes(moov)
      .filter(({ type }) => type === 'trak')
      .map(({ body }) => trackEnd(body, seconds));
    return ends.some((end) => end > 0) ? Math.max(...ends) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** No genuine video of 1 GB has nearly as many samples: a file that claims more was made to waste processor time. */
const mostSamples = 10_000_000;
export const mostBoxes = 1000;

/** The byte offset at which a track's last sample that begins before the moment ends; 0 if there is none. */
function trackEnd(trak: Buffer, seconds: number): number {
  const media = find(trak, 'mdia');
  const tables = find(find(media, 'minf'), 'stbl');
  const count = samplesBefore(find(tables, 'stts'), seconds * timescale(find(media, 'mdhd')));
  const sizes = find(tables, 'stsz');
  const sameSize = sizes.readUInt32BE(4);
  if (count > Math.min(sizes.readUInt32BE(8), mostSamples)) throw new RangeError('Sample index out of range');
  const sizeOf = (sample: number) => sizes.readUInt32BE(12 + sample * 4);
  const chunkAt = chunkOffsets(tables);
  const runs = find(tables, 'stsc');

  let end = 0;
  let sample = 0;
  for (let run = 0; run < runs.readUInt32BE(4) && sample < count; run++) {
    const [first, perChunk] = [runs.readUInt32BE(8 + run * 12), runs.readUInt32BE(12 + run * 12)];
    const isLast = run + 1 === runs.readUInt32BE(4);
    const next = isLast ? Number.POSITIVE_INFINITY : runs.readUInt32BE(8 + (run + 1) * 12);
    if (perChunk === 0) throw new RangeError('Chunk without samples');
    for (let chunk = first; chunk < next && sample < count; chunk++) {
      let at = chunkAt(chunk - 1);
      const stop = Math.min(count, sample + perChunk);
      if (sameSize > 0) at += sameSize * (stop - sample);
      else for (let each = sample; each < stop; each++) at += sizeOf(each);
      sample = stop;
      end = Math.max(end, at);
    }
  }
  return end;
}

/** How many samples begin before a moment, in the track's time units. */
function samplesBefore(stts: Buffer, moment: number): number {
  let [count, time] = [0, 0];
  for (let entry = 0; entry < stts.readUInt32BE(4); entry++) {
    const [samples, delta] = [stts.readUInt32BE(8 + entry * 8), stts.readUInt32BE(12 + entry * 8)];
    if (time + samples * delta >= moment) return count + (delta > 0 ? Math.ceil((moment - time) / delta) : 0);
    count += samples;
    time += samples * delta;
  }
  return count;
}

/** The units of time in one second of a track. @param mdhd the contents of its `mdhd` box */
export const timescale = (mdhd: Buffer): number => mdhd.readUInt32BE(mdhd[0] === 1 ? 20 : 12);

function chunkOffsets(tables: Buffer): (chunk: number) => number {
  const small = boxes(tables).find(({ type }) => type === 'stco')?.body;
  if (small) return (chunk) => small.readUInt32BE(8 + chunk * 4);
  const large = find(tables, 'co64');
  return (chunk) => Number(large.readBigUInt64BE(8 + chunk * 8));
}

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
