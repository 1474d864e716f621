import { crc32 } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const keyword = 'openbadgecredential';

type Chunk = { type: string; data: Buffer; start: number; end: number };

/** Whether these bytes start like a PNG. */
export const isPng = (bytes: Uint8Array): boolean => signature.equals(bytes.subarray(0, signature.length));

/**
 * The image with the credential in an uncompressed `iTXt` chunk, as Open Badges 3.0 describes it.
 * @param png an image without a credential
 */
export function bakePng(png: Buffer, credential: string): Buffer {
  const end = chunksOf(png).find(({ type }) => type === 'IEND');
  if (!end) throw new Error('not a PNG');
  // Keyword, uncompressed, method 0, no language, no translated keyword.
  const data = Buffer.concat([
    Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'),
    Buffer.from(credential, 'utf8'),
  ]);
  return Buffer.concat([png.subarray(0, end.start), chunk('iTXt', data), png.subarray(end.start)]);
}

/** The credentials in the image's chunks; a baked badge has exactly one. Broken images have none. */
export function unbakePng(png: Buffer): string[] {
  return chunksOf(png).flatMap(({ type, data }) => {
    if (type !== 'iTXt' || !data.subarray(0, keyword.length + 1).equals(Buffer.from(`${keyword}\0`)))
      return [];
    const isCompressed = data[keyword.length + 1] !== 0;
    const language = data.indexOf(0, keyword.length + 3);
    const translated = data.indexOf(0, language + 1);
    return isCompressed || language < 0 || translated < 0 ? [] : [data.toString('utf8', translated + 1)];
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let start = signature.length;
  while (isPng(png) && start + 12 <= png.length) {
    const end = start + 12 + png.readUInt32BE(start);
    if (end > png.length) return [];
    const typed = png.subarray(start + 4, end - 4);
    if (crc32(typed) !== png.readUInt32BE(end - 4)) return [];
    chunks.push({ type: typed.toString('latin1', 0, 4), data: typed.subarray(4), start, end });
    start = end;
  }
  return chunks;
}
