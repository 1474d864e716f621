import { boxes, find, timescale } from '../mp4/boxes.ts';

/**
 * A track of a fragmented MP4 (ISO/IEC 14496-12): its time units per second, the default duration of its samples, and
 * where it begins and ends so far. A part of a broadcast does not begin at zero.
 */
export type Track = { unitsPerSecond: number; sampleUnits: number; start: number | null; end: number };

/**
 * The tracks of a fragmented file, by id, with what the index itself says about them.
 * @param moov the body of the `moov` box
 * @returns null for a file without fragments
 * @throws RangeError for an index that cannot be read
 */
export function fragmentedTracks(moov: Buffer): Map<number, Track> | null {
  const extended = boxes(moov).find(({ type }) => type === 'mvex');
  if (!extended) return null;
  const defaults = new Map(
    boxes(extended.body)
      .filter(({ type }) => type === 'trex')
      .map(({ body }) => [body.readUInt32BE(4), body.readUInt32BE(12)]),
  );
  const tracks = boxes(moov)
    .filter(({ type }) => type === 'trak')
    .map(({ body }): [number, Track] => {
      const header = find(body, 'tkhd');
      const id = header.readUInt32BE(header[0] === 1 ? 20 : 12);
      const tables = find(find(find(body, 'mdia'), 'minf'), 'stbl');
      const unitsPerSecond = timescale(find(find(body, 'mdia'), 'mdhd'));
      const end = unitsIn(find(tables, 'stts'));
      const start = end > 0 ? 0 : null;
      return [id, { unitsPerSecond, sampleUnits: defaults.get(id) ?? 0, start, end }];
    });
  return new Map(tracks);
}

/** How long the samples of the index last. */
function unitsIn(stts: Buffer): number {
  let units = 0;
  for (let entry = 0; entry < stts.readUInt32BE(4); entry++)
    units += stts.readUInt32BE(8 + entry * 8) * stts.readUInt32BE(12 + entry * 8);
  return units;
}

/**
 * Extends the tracks by a fragment.
 * @param moof the body of a `moof` box
 * @throws RangeError for a fragment that cannot be read
 */
export function addFragment(tracks: ReadonlyMap<number, Track>, moof: Buffer): void {
  for (const { body } of boxes(moof).filter(({ type }) => type === 'traf')) {
    const header = find(body, 'tfhd');
    const track = tracks.get(header.readUInt32BE(4));
    if (!track) continue;
    const parts = boxes(body);
    const time = parts.find(({ type }) => type === 'tfdt')?.body;
    const sampleUnits = defaultUnits(header) ?? track.sampleUnits;
    const runs = parts.filter(({ type }) => type === 'trun').map((run) => unitsOfRun(run.body, sampleUnits));
    const start = time ? startTime(time) : track.end;
    track.start ??= start;
    track.end = Math.max(track.end, start + runs.reduce((sum, units) => sum + units, 0));
  }
}

const startTime = (tfdt: Buffer): number =>
  tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4);

const hasFlag = (box: Buffer, flag: number): boolean => (box.readUInt32BE(0) & flag) !== 0;

/** The duration of a fragment's samples, if its header states one. */
function defaultUnits(tfhd: Buffer): number | undefined {
  if (!hasFlag(tfhd, 0x08)) return undefined;
  return tfhd.readUInt32BE(8 + (hasFlag(tfhd, 0x01) ? 8 : 0) + (hasFlag(tfhd, 0x02) ? 4 : 0));
}

/** How long the samples of a run last: each states its duration, or all have the default one. */
function unitsOfRun(trun: Buffer, defaultDuration: number): number {
  const count = trun.readUInt32BE(4);
  if (!hasFlag(trun, 0x100)) return count * defaultDuration;
  const first = 8 + (hasFlag(trun, 0x01) ? 4 : 0) + (hasFlag(trun, 0x04) ? 4 : 0);
  const size = [0x100, 0x200, 0x400, 0x800].filter((flag) => hasFlag(trun, flag)).length * 4;
  let units = 0;
  for (let sample = 0; sample < count; sample++) units += trun.readUInt32BE(first + sample * size);
  return units;
}

/** The length in seconds of the longest track. */
export const longestTrack = (tracks: ReadonlyMap<number, Track>): number =>
  Math.max(0, ...[...tracks.values()].map(secondsOf));

const secondsOf = ({ start, end, unitsPerSecond }: Track): number =>
  unitsPerSecond > 0 ? (end - (start ?? 0)) / unitsPerSecond : 0;
