/** How the packet begins that describes a Theora stream. */
const beginning = Buffer.from('\x80theora', 'latin1');

/**
 * Seconds of the pictures of an Ogg file, by the number of the last one and how many there are in a second. Where there is
 * no sound beside them, nothing else in the file tells.
 * @param head how the file begins
 * @param tail how it ends, with the last page of its pictures
 * @returns 0 when the file does not say
 * @see https://www.theora.org/doc/Theora.pdf sections 6.2 and A.2.3
 */
export function theoraSeconds(head: Buffer, tail: Buffer): number {
  const packet = head.indexOf(beginning);
  const page = head.lastIndexOf('OggS', packet);
  if (packet < 0 || page < 0 || packet + 42 > head.length) return 0;
  const picturesPerSecond = head.readUInt32BE(packet + 22) / head.readUInt32BE(packet + 26);
  const shift = BigInt(((head.readUInt8(packet + 40) & 3) << 3) | (head.readUInt8(packet + 41) >> 5));
  const position = lastPosition(tail, head.readUInt32LE(page + 14));
  const pictures = Number((position >> shift) + (position & ((1n << shift) - 1n)));
  const seconds = pictures / picturesPerSecond;
  return Number.isFinite(seconds) ? seconds : 0;
}

/** The position at which the last page of a stream ends that says so; 0 when none does. */
function lastPosition(tail: Buffer, stream: number): bigint {
  for (let page = tail.lastIndexOf('OggS'); page >= 0; page = tail.lastIndexOf('OggS', page - 1)) {
    const isOfStream = page + 18 <= tail.length && tail.readUInt32LE(page + 14) === stream;
    const position = isOfStream ? tail.readBigInt64LE(page + 6) : -1n;
    if (position >= 0n) return position;
    if (page === 0) break;
  }
  return 0n;
}
