/** Pure functions that find a moment in a WebM file, from the bytes of its index (RFC 8794 and RFC 9559). */

type Element = { id: number; body: number; end: number };

const ids = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cluster: 0xf1,
};

/** Where the index is and what its times and positions count from. */
type WebmIndex = {
  /** The first byte of the index. */
  cuesAt: number;
  /** The byte that positions count from. */
  segmentAt: number;
  /** Nanoseconds per unit of time. */
  scale: number;
};

/**
 * Reads the beginning of a file.
 * @returns null when it names no index, or cannot be read
 */
export function findCues(head: Buffer): WebmIndex | null {
  try {
    const segment = find(head, 0, head.length, ids.segment);
    if (!segment) return null;
    const { body: segmentAt } = segment;
    const info = find(head, segmentAt, head.length, ids.info);
    const scale = info && find(head, info.body, info.end, ids.timestampScale);
    const position = seekPosition(head, segmentAt, ids.cues);
    if (position === null) return null;
    return { cuesAt: segmentAt + position, segmentAt, scale: scale ? numberIn(head, scale) : 1_000_000 };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function seekPosition(head: Buffer, segmentAt: number, wanted: number): number | null {
  const seekHead = find(head, segmentAt, head.length, ids.seekHead);
  if (!seekHead) return null;
  for (const { id, body, end } of elements(head, seekHead.body, seekHead.end)) {
    if (id !== ids.seek) continue;
    const target = find(head, body, end, ids.seekId);
    const position = find(head, body, end, ids.seekPosition);
    if (target && position && numberIn(head, target) === wanted) return numberIn(head, position);
  }
  return null;
}

/** The size of the index in bytes, with its header. @returns null if there is none here */
export function sizeOfCues(header: Buffer): number | null {
  try {
    const { id, end } = elementAt(header, 0, Number.POSITIVE_INFINITY);
    return id === ids.cues ? end : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * How many bytes from the beginning of the file are needed to play up to a moment: those before the first group of
 * frames that begins then or later, or else before the last group.
 * @param cues the whole index
 * @returns null if it cannot be read, or has a single entry
 */
export function webmBytesUntil(
  cues: Buffer,
  { segmentAt, scale }: WebmIndex,
  seconds: number,
): number | null {
  try {
    const { body, end } = elementAt(cues, 0, cues.length);
    const points: { time: number; at: number }[] = [];
    for (const point of elements(cues, body, end)) {
      const time = point.id === ids.cuePoint ? find(cues, point.body, point.end, ids.cueTime) : undefined;
      const place = time && find(cues, point.body, point.end, ids.cuePositions);
      const cluster = place && find(cues, place.body, place.end, ids.cluster);
      if (!time || !cluster) continue;
      points.push({ time: (numberIn(cues, time) * scale) / 1e9, at: segmentAt + numberIn(cues, cluster) });
    }
    const first = points[0]?.at ?? 0;
    const later = points.filter(({ at }) => at > first);
    return (later.find(({ time }) => time >= seconds) ?? later.at(-1))?.at ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function find(from: Buffer, start: number, end: number, id: number): Element | undefined {
  for (const element of elements(from, start, end)) if (element.id === id) return element;
  return undefined;
}

function* elements(from: Buffer, start: number, end: number): Generator<Element> {
  for (let at = start; at + 2 <= end; ) {
    const element = elementAt(from, at, end);
    yield element;
    at = element.end;
  }
}

/** An element; contents beyond `end` are cut off. @throws RangeError for an invalid or incomplete header */
function elementAt(from: Buffer, at: number, end: number): Element {
  const idLength = lengthAt(from, at);
  const sizeAt = at + idLength;
  const sizeLength = lengthAt(from, sizeAt);
  const body = sizeAt + sizeLength;
  if (idLength > 4 || body > from.length) throw new RangeError('Element out of range');
  const id = from.readUIntBE(at, idLength);
  let size = BigInt(from.readUInt8(sizeAt) & (0xff >> sizeLength));
  for (const byte of from.subarray(sizeAt + 1, body)) size = (size << 8n) | BigInt(byte);
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return { id, body, end: isUnknown ? end : Math.min(end, body + Number(size)) };
}

/** How many bytes an id or a size takes, from its leading zeros. */
function lengthAt(from: Buffer, at: number): number {
  const length = Math.clz32(from.readUInt8(at)) - 23;
  if (length > 8) throw new RangeError('Length out of range');
  return length;
}

function numberIn(from: Buffer, { body, end }: Element): number {
  if (end - body > 6 && from.subarray(body, end - 6).some((byte) => byte > 0))
    throw new RangeError('Number out of range');
  return end > body ? from.readUIntBE(Math.max(body, end - 6), Math.min(6, end - body)) : 0;
}
