/** The first bytes of the packet that describes a Theora stream. */
const beginning = Buffer.from('\x80theora', 'latin1');

/**
 * Length in seconds of an Ogg file's video, from its last frame's number and its frame rate. Without sound, nothing
 * else in the file states it.
 * @param head the beginning of the file
 * @param tail its end, with the last page of its video
 * @returns 0 when the file does not contain it
 * @see https://www.theora.org/doc/Theora.pdf sections 6.2 and A.2.3
 */
export function theoraSeconds(head: Buffer, tail: Buffer): number {
  const packet = head.indexOf(beginning);
  const page = head.lastIndexOf('OggS', packet);
  if (packet < 0 || page < 0 || packet + 42 > head.length) return 0;
  const framesPerSecond = head.readUInt32BE(packet + 22) / head.readUInt32BE(packet + 26);
  const shift = BigInt(((head.readUInt8(packet + 40) & 3) << 3) | (head.readUInt8(packet + 41) >> 5));
  const position = lastPosition(tail, head.readUInt32LE(page + 14));
  const frames = Number((position >> shift) + (position & ((1n << shift) - 1n)));
  const seconds = frames / framesPerSecond;
  return Number.isFinite(seconds) ? seconds : 0;
}

/** The position of a stream's last page that declares one; 0 if none does. */
function lastPosition(tail: Buffer, stream: number): bigint {
  for (let page = tail.lastIndexOf('OggS'); page >= 0; page = tail.lastIndexOf('OggS', page - 1)) {
    const isOfStream = page + 18 <= tail.length && tail.readUInt32LE(page + 14) === stream;
    const position = isOfStream ? tail.readBigInt64LE(page + 6) : -1n;
    if (position >= 0n) return position;
    if (page === 0) break;
  }
  return 0n;
}
