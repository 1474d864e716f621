import { boxes, find, timescale } from '../../mp4/boxes.ts';

/**
 * How many bytes from the beginning of an MP4 file are needed to play up to a moment, by its index (ISO/IEC 14496-12).
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

function chunkOffsets(tables: Buffer): (chunk: number) => number {
  const small = boxes(tables).find(({ type }) => type === 'stco')?.body;
  if (small) return (chunk) => small.readUInt32BE(8 + chunk * 4);
  const large = find(tables, 'co64');
  return (chunk) => Number(large.readBigUInt64BE(8 + chunk * 8));
}
