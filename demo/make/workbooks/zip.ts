import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2025, so that the same files always make the same archive. */
const DATE = (45 << 9) | (1 << 5) | 1;

/** A zip archive of texts by their path, in the given order. */
export function zip(files: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = factsOf(content, packed, name);
    const local = Buffer.concat([signature(0x04034b50), facts, name, packed]);
    directory.push(Buffer.concat([signature(0x02014b50), number(20, 2), facts, placeOf(offset), name]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...locals, entries, endOf(directory.length, entries.length, offset)]);
}

/** The fields that a file's own header and its entry in the directory share. */
function factsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const [version, flags, deflated, time] = [20, 0x0800, 8, 0];
  return Buffer.concat([
    ...[version, flags, deflated, time, DATE].map((value) => number(value, 2)),
    ...[crc32(content), packed.length, content.length].map((value) => number(value, 4)),
    number(name.length, 2),
    number(0, 2),
  ]);
}

/** No comment, first disk, no attributes, and where the file begins. */
const placeOf = (offset: number) => Buffer.concat([Buffer.alloc(10), number(offset, 4)]);

const endOf = (count: number, size: number, offset: number) =>
  Buffer.concat([
    signature(0x06054b50),
    Buffer.alloc(4),
    number(count, 2),
    number(count, 2),
    number(size, 4),
    number(offset, 4),
    Buffer.alloc(2),
  ]);

const signature = (value: number) => number(value, 4);

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
