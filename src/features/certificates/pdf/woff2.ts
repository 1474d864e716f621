import { brotliDecompressSync } from 'node:zlib';

/** Tags a WOFF2 directory names by number (only those a TrueType font of ours carries need to be right). */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern ' +
  'LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar ' +
  'bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat ' +
  'Gloc Feat Sill'
)
  .match(/.{4}(?: |$)/g)!
  .map((tag) => tag.slice(0, 4));

type Table = { tag: string; data: Buffer };
type Glyf = { glyf: Buffer; loca: Buffer; xMins: number[] };

class Reader {
  position = 0;
  private readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
  u8(): number {
    return this.bytes.readUInt8(this.position++);
  }
  u16(): number {
    this.position += 2;
    return this.bytes.readUInt16BE(this.position - 2);
  }
  i16(): number {
    this.position += 2;
    return this.bytes.readInt16BE(this.position - 2);
  }
  u32(): number {
    this.position += 4;
    return this.bytes.readUInt32BE(this.position - 4);
  }
  take(length: number): Buffer {
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }
  /** 255UInt16 of the WOFF2 specification, §6.1.1. */
  packedU16(): number {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 255) return this.u8() + 253;
    if (first === 254) return this.u8() + 506;
    return first;
  }
  /** UIntBase128 of the WOFF2 specification, §6.1.1. */
  base128(): number {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new Error('Not a WOFF2 file: a number is longer than five bytes.');
  }
}

/**
 * Unpacks a WOFF2 font (https://www.w3.org/TR/WOFF2/) into a plain TrueType file. The font library inside
 * `sharp` is built without Brotli, so it cannot read the web fonts the pages use; this lets the
 * pictures share them.
 */
export function woff2ToTtf(woff2: Buffer): Buffer {
  const header = new Reader(woff2);
  if (header.take(4).toString('latin1') !== 'wOF2') throw new Error('Not a WOFF2 file.');
  const flavour = header.u32();
  header.u32();
  const count = header.u16();
  header.take(6);
  const compressedLength = header.u32();
  header.take(24);
  const directory = Array.from({ length: count }, () => readDirectoryEntry(header));
  const body = new Reader(brotliDecompressSync(header.take(compressedLength)));
  const stored = directory.map((entry) => ({ ...entry, data: body.take(entry.length) }));
  return writeSfnt(flavour, restoreTables(stored));
}

type Stored = Table & { transformed: boolean };

function readDirectoryEntry(reader: Reader) {
  const flags = reader.u8();
  const known = flags & 0x3f;
  const tag = known === 63 ? reader.take(4).toString('latin1') : (KNOWN_TAGS[known] ?? '');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const original = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : original };
}

function restoreTables(stored: Stored[]): Table[] {
  const glyfTable = stored.find((table) => table.tag === 'glyf');
  const restored = glyfTable?.transformed ? restoreGlyf(glyfTable.data) : null;
  return stored.map((table) => {
    if (table.tag === 'glyf' && restored) return { tag: 'glyf', data: restored.glyf };
    if (table.tag === 'loca' && restored) return { tag: 'loca', data: restored.loca };
    if (table.tag === 'head' && restored) {
      const head = Buffer.from(table.data);
      head.writeInt16BE(1, 50); // we always write long offsets
      return { tag: 'head', data: head };
    }
    if (table.tag === 'hmtx' && table.transformed && restored) {
      const hhea = stored.find((other) => other.tag === 'hhea');
      return { tag: 'hmtx', data: restoreHmtx(table.data, hhea?.data.readUInt16BE(34) ?? 0, restored.xMins) };
    }
    return { tag: table.tag, data: table.data };
  });
}

function restoreGlyf(data: Buffer): Glyf {
  const reader = new Reader(data);
  reader.u16();
  reader.u16();
  const glyphCount = reader.u16();
  reader.u16();
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, shapes, composites, boxes, instructions] = sizes.map(
    (size) => new Reader(reader.take(size)),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader];
  const hasBox = boxes.take(4 * ((glyphCount + 31) >> 5));
  const glyphs: Buffer[] = [];
  const xMins: number[] = [];
  for (let id = 0; id < glyphCount; id++) {
    const contourCount = contours.i16();
    const box = ((hasBox[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0 ? boxes.take(8) : null;
    const glyph =
      contourCount === 0
        ? Buffer.alloc(0)
        : contourCount < 0
          ? compositeGlyph(composites, shapes, instructions, box)
          : simpleGlyph(contourCount, { points, flags, shapes, instructions }, box);
    glyphs.push(glyph.length % 4 ? Buffer.concat([glyph, Buffer.alloc(4 - (glyph.length % 4))]) : glyph);
    xMins.push(glyph.length ? glyph.readInt16BE(2) : 0);
  }
  const loca = Buffer.alloc(4 * (glyphCount + 1));
  let offset = 0;
  for (const [id, glyph] of glyphs.entries()) {
    offset += glyph.length;
    loca.writeUInt32BE(offset, 4 * (id + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca, xMins };
}

function compositeGlyph(
  composites: Reader,
  shapes: Reader,
  instructions: Reader,
  box: Buffer | null,
): Buffer {
  const parts: Buffer[] = [];
  let flags: number;
  let instructed = false;
  do {
    const head = composites.take(4);
    flags = head.readUInt16BE(0);
    instructed ||= (flags & 0x100) !== 0;
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.push(head, composites.take((flags & 1 ? 4 : 2) + scale));
  } while (flags & 0x20);
  if (instructed) {
    const length = shapes.packedU16();
    parts.push(shorts([length]), instructions.take(length));
  }
  return Buffer.concat([shorts([-1]), box ?? Buffer.alloc(8), ...parts]);
}

type Streams = { points: Reader; flags: Reader; shapes: Reader; instructions: Reader };

function simpleGlyph(contourCount: number, streams: Streams, box: Buffer | null): Buffer {
  let total = 0;
  const ends = Array.from({ length: contourCount }, () => {
    total += streams.points.packedU16();
    return total - 1;
  });
  const onCurve = Buffer.alloc(total);
  const dxs: number[] = [];
  const dys: number[] = [];
  for (let i = 0; i < total; i++) {
    const flag = streams.flags.u8();
    onCurve[i] = flag & 0x80 ? 0 : 1;
    const [dx, dy] = pointDelta(flag & 0x7f, streams.shapes);
    dxs.push(dx);
    dys.push(dy);
  }
  const length = streams.shapes.packedU16();
  const code = streams.instructions.take(length);
  const bounds = box ?? shorts([...extent(dxs, Math.min), ...extent(dys, Math.min)].concat(highs(dxs, dys)));
  return Buffer.concat([
    shorts([contourCount]),
    bounds,
    shorts([...ends, length]),
    code,
    onCurve,
    shorts([...dxs, ...dys]),
  ]);
}

function extent(deltas: number[], pick: (...values: number[]) => number): [number] {
  let at = 0;
  const positions = deltas.map((delta) => (at += delta));
  return [pick(...positions)];
}

function highs(dxs: number[], dys: number[]): number[] {
  return [...extent(dxs, Math.max), ...extent(dys, Math.max)];
}

/** One point's step from the one before, by the triplet encoding of the specification, §5.2. */
function pointDelta(flag: number, shapes: Reader): [number, number] {
  const signed = (bits: number, value: number) => (bits & 1 ? value : -value);
  const first = shapes.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const base = flag - 20;
    return [
      signed(flag, 1 + (base & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = shapes.u8();
  if (flag < 120) {
    const base = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + first),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    ];
  }
  const third = shapes.u8();
  if (flag < 124) {
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  }
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + shapes.u8())];
}

function restoreHmtx(data: Buffer, metricCount: number, xMins: number[]): Buffer {
  const reader = new Reader(data);
  const flags = reader.u8();
  const advances = Array.from({ length: metricCount }, () => reader.u16());
  const values: number[] = [];
  for (const [id, xMin] of xMins.entries()) {
    const implied = id < metricCount ? flags & 1 : flags & 2;
    const bearing = implied ? xMin : reader.i16();
    if (id < metricCount) values.push(advances[id] ?? 0);
    values.push(bearing);
  }
  return shorts(values);
}

function shorts(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, i * 2);
  return bytes;
}

function writeSfnt(flavour: number, tables: Table[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [i, { tag, data }] of sorted.entries()) {
    head.write(tag, 12 + 16 * i, 'latin1');
    const padded = data.length % 4 ? Buffer.concat([data, Buffer.alloc(4 - (data.length % 4))]) : data;
    head.writeUInt32BE(checksum(padded), 12 + 16 * i + 4);
    head.writeUInt32BE(offset, 12 + 16 * i + 8);
    head.writeUInt32BE(data.length, 12 + 16 * i + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0;
  return sum;
}
